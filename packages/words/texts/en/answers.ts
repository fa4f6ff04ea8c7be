import type { CoreVerb } from '@race/great-race';
import type { Messages } from '../../text.ts';

// A choice in full, with what it costs.
export const answers = {
  'answers.choose': 'Drive the {vehicle} ({team})',
  'answers.take': 'Take {card}',
  'answers.plan': 'Place {plan}',
  'answers.fuel': 'Buy {levels|one # level|other # levels} of petrol for {francs} F',
  'answers.lay': 'Place tiles (pathfinder)',
  'answers.draw': 'Draw a card (pathfinder)',
  'answers.repair': 'Repair (mechanics)',
  'answers.drive': 'Drive (mechanics)',
  'answers.clear': 'Discard the tile {at}: {tile} (guard)',
  'answers.fund': 'Raise money with {assistants|one # assistant|other # assistants} (funding)',
  'answers.wait': 'Wait: use up an assistant on {box}',
  'answers.pass': '{guards|0 Pass|one Pass and keep the guard|other Pass and keep # guards}',
  'answers.hold': 'Place this tile: {tile}',
  'answers.place': 'Place it {onto}',
  'answers.enter': 'Drive {into}: {price}',
  'answers.enter.unknown': 'Drive {into}: unfamiliar territory',
  'answers.line':
    'Take {line}: {francs} F, {price}{cards|0 |one , # transport card|other , # transport cards}',
  'answers.poured': '{choice}, with a jerrycan',
  'answers.stop': 'Stop here',
  'answers.done': 'Finish the repair',
  'answers.guard': 'Use a guard',
  'answers.pay': 'Pay {price}',
  'answers.back': 'Turn back',
  'answers.decline': 'Do nothing',
  'answers.split': '{losses}',
  'answers.fit': 'Use {card}: {gains}',
  'answers.fit.bought': 'Buy a part for {francs} F: {gains}',
  'answers.discard': 'Discard {card}',
  'answers.target': 'Target {crew}',
  'answers.pick': 'Choose the tile {at}: {tile}',
  'answers.play': 'Play {card}',
} as const satisfies Messages & { readonly [Key in `answers.${CoreVerb}`]: string };
