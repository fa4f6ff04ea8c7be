import type { Messages } from '../../text.ts';

// A crew’s turn in the convoy: its plan, and ending the turn.
export const turn = {
  'turn.behind': 'Other crews can use the tiles you place or reveal.',

  'turn.plan': 'Your plan: {plan}.',
  'turn.changePlan': 'Change plan',

  'turn.pass.sure': 'Pass for the rest of this turn?',
  'turn.pass.lost': 'You lose these assistants: {lost}.',
  'turn.pass.francs': 'You miss out on {francs} F.',
  'turn.pass.watch': '{guards|one Your guard|other Your # guards} can still avert dangers.',

  'turn.keep.sure':
    'End your turn? {guards|one Your guard can still avert a danger but can no longer discard a tile|other Your # guards can still avert dangers but can no longer discard tiles}.',
} as const satisfies Messages;
