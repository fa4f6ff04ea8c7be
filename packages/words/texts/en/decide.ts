import type { Box, CardMoment } from '@race/great-race';
import type { Messages } from '../../text.ts';

// Deciding at the table: the bar, the boxes and the petrol gauge, the cards and the rules.
export const decide = {
  'decide.sequence': 'Your sequence',
  'decide.step.petrol': '1 Petrol',
  'decide.step.cards': '2 Cards',
  'decide.step.assistant': '3 Assistant',

  // Buttons, where one verb is not enough or not the right one.
  'decide.lay': 'Place tiles',
  'decide.fund': 'Raise {francs} F',
  'decide.list': 'Show list',
  'decide.choices': 'Choices',
  'decide.parts': 'Parts',
  'decide.first.space': 'choose a space',
  'decide.first.one': 'choose one',

  'decide.way': 'Drive {into}: {words}.',
  'decide.line': 'Take {line}: {words}.',
  'decide.left': 'Petrol left: {left} of {max}.',
  'decide.leftAtMost': 'Petrol left: {left|0 0|other at most #} of {max}.',
  'decide.inHand': 'Select a card in your hand.',
  'decide.orPlay': 'Or play one instead.',
  'decide.unknown': '{count|one # unfamiliar space|other # unfamiliar spaces}',

  'decide.note.pathfinder': 'place or draw',
  'decide.note.mechanics': 'drive or repair',
  'decide.note.security': 'on guard',
  'decide.note.funding': 'raises {francs} F',
  'decide.note.empty': 'empty',
  'decide.box': '{box}: {count|0 no assistants|one # assistant|other # assistants}',
  'decide.buy': 'Buy petrol',
  'decide.less': 'One level less',
  'decide.more': 'One level more',

  'decide.hand': '{cards}/{chassis} (hand limit = chassis)',
  'decide.drawn': 'just drawn',
  'decide.when.anyTime': 'Any time',
  'decide.when.withDrive': 'With a drive',
  'decide.when.withRepair': 'With a repair',
  'decide.when.beforeAssistant': 'On your go',
  'decide.when.danger': 'Danger',
  'decide.played': 'When: {when}.',
  'decide.lit': 'can be used now',
  'decide.now': 'You can play it now.',
  'decide.rule': 'Read the rule',
  'decide.ruling': 'Ruling in this version',
  'decide.previousRule': 'Previous rule',
  'decide.nextRule': 'Next rule',

  'decide.ask.last': '{crew} has arrived: this is the last convoy.',
  'decide.ask.pathfinder': 'Place two tiles connected to your vehicle, or draw a card.',
  'decide.ask.mechanics':
    '{spaces|0 You cannot drive anywhere from here.|one Drive # space, or repair.|other Drive up to # spaces, or repair.}',
  'decide.ask.pick': 'Pick a highlighted space.',
  'decide.ask.driveDry':
    'You have too little petrol to drive on. Stop here, or reveal an unfamiliar space, which ends the drive.',
  'decide.ask.broken': 'The engine is at 0. Repair it before you drive.',
  'decide.ask.stuck':
    'The engine is at 0. A part costs {price} F here: you have {francs} F and no spare parts.',
  'decide.ask.dry': 'The tank is empty. Without petrol you cannot drive from here.',
  'decide.ask.security':
    '{tiles|0 No tile next to you to discard. A guard you keep can still avert a danger.|one Discard the highlighted tile, or keep the guard to avert a danger.|other Discard one of the # highlighted tiles, or keep the guard to avert a danger.}',
  'decide.ask.funding': '{assistants|one One assistant raises|other # assistants together raise} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # level|other # levels} of petrol for {francs} F. A level costs {price} F {where|city in a city|other in the wilderness}.',
} as const satisfies Messages & {
  readonly [Key in
    | `decide.ask.${Box}`
    | `decide.note.${Box}`
    | `decide.when.${CardMoment | 'danger'}`]: string;
};
