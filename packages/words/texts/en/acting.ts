import type { Box } from '@race/great-race';
import type { Messages } from '../../text.ts';

// What nobody reads before the first plan is made: the plan itself while others make theirs, what is asked in a
// sequence, and ending a turn.
export const messages = {
  'decide.ask.last': '{crew} has arrived: this is the last convoy.',
  'decide.ask.pathfinder': 'Place two tiles connected to your vehicle, or draw a card.',
  'decide.ask.mechanics':
    '{spaces|0 You cannot drive anywhere from here.|one Drive # space (pick a highlighted one), or repair.|other Drive up to # spaces (pick a highlighted one), or repair.}',
  'decide.ask.broken': 'The engine is at 0. Repair it before you drive.',
  'decide.ask.dry': 'The tank is empty. Without petrol you cannot drive from here.',
  'decide.ask.security':
    '{tiles|0 No tile next to you to discard. A guard you keep can still avert a danger.|one Discard the highlighted tile, or keep the guard to avert a danger.|other Discard one of the # highlighted tiles, or keep the guard to avert a danger.}',
  'decide.ask.funding': '{assistants|one One assistant raises|other # assistants together raise} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # level|other # levels} of petrol for {francs} F. A level costs {price} F {where|city in a city|other in the wilderness}.',
  'acting.behind': 'Other crews can use the tiles you place or reveal.',

  'acting.plan': 'Your plan: {plan}.',
  'acting.changePlan': 'Change plan',

  'acting.pass': 'Pass…',
  'acting.pass.again': 'Confirm pass',
  'acting.pass.sure': 'Pass for the rest of this turn?',
  'acting.pass.lost': 'You lose these assistants: {lost}.',
  'acting.pass.francs': 'You miss out on {francs} F.',
  'acting.pass.keeps': 'Pass, keep {guards|one guard|other # guards}…',
  'acting.pass.watch': '{guards|one Your guard|other Your # guards} can still avert dangers.',

  'acting.keep': 'Keep {guards|one guard|other # guards}…',
  'acting.keep.again': 'Confirm',
  'acting.keep.sure':
    'End your turn? {guards|one Your guard can still avert a danger but can no longer discard a tile|other Your # guards can still avert dangers but can no longer discard tiles}.',
} as const satisfies Messages & { readonly [Key in `decide.ask.${Box}`]: string };

export type English = typeof messages;
