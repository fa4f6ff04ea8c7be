import type { Box } from '@race/great-race';
import type { Messages } from '../../text.ts';

// What nobody reads before the first plan is made: the plan itself while others make theirs, what is asked in a
// sequence, and ending a turn.
export const messages = {
  'decide.ask.last': 'Last convoy: {crew} has arrived.',
  'decide.ask.pathfinder': 'Lay two tiles from where you stand, or draw a card.',
  'decide.ask.mechanics':
    '{spaces|0 No drive is possible from here.|one Drive # space: touch a lit one. Or repair.|other Drive up to # spaces: touch a lit one. Or repair.}',
  'decide.ask.broken': 'The engine is at 0: repair it before you drive.',
  'decide.ask.dry': 'The tank is empty: without petrol no drive is possible from here.',
  'decide.ask.security':
    '{tiles|0 There is no tile beside you to remove. A guard on watch averts a danger.|one Remove the lit tile beside you, or keep the guard on watch.|other Remove one of the # lit tiles beside you, or keep the guard on watch.}',
  'decide.ask.funding': '{assistants|one One assistant raises|other # assistants together raise} {francs} F.',
  'decide.ask.petrol':
    '{levels|one # level|other # levels} of petrol for {francs} F. A level costs {price} F {where|city in a city|other away from the cities}.',
  'acting.behind': 'Tiles you lay or turn up also serve whoever comes behind.',

  'acting.plan': 'Your plan: {plan}.',
  'acting.changePlan': 'Change the plan',

  'acting.pass': 'Pass…',
  'acting.pass.again': 'Again to pass',
  'acting.pass.sure': 'Pass for this turn?',
  'acting.pass.lost': 'Unused and gone: {lost}.',
  'acting.pass.francs': '{francs} F are not raised.',
  'acting.pass.keeps': 'Pass, keep {guards|one the guard|other # guards}…',
  'acting.pass.watch': '{guards|one The guard stays|other # guards stay} on watch.',

  'acting.keep': 'Keep {guards|one the guard|other # guards}…',
  'acting.keep.again': 'Again to keep',
  'acting.keep.sure':
    'End your turn? {guards|one The guard stays on watch: it can still avert a danger, but removes no tile|other # guards stay on watch: they can still avert dangers, but remove no tiles} any more.',
} as const satisfies Messages & { readonly [Key in `decide.ask.${Box}`]: string };

export type English = typeof messages;
