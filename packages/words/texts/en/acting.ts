import type { Messages } from '../../text.ts';

// What nobody reads before the first plan is made: the plan itself while others make theirs, and ending a turn.
export const messages = {
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
} as const satisfies Messages;

export type English = typeof messages;
