import type { Messages } from '../../text.ts';

// A hint from a bot during a race. A chance is told as races out of a hundred.
export const hint = {
  'hint.thinking': 'Thinking…',
  'hint.stop': 'Cancel',
  'hint.failed': 'No hint available right now.',
  'hint.place': 'Use this plan',
  'hint.even': 'It hardly matters here: the next best choice is about as good.',
  'hint.sure':
    'From here it wins about {chance|one # race|other # races} in a hundred: {low} to {high} more than the next best choice.',
  'hint.about': 'From here it wins about {chance|one # race|other # races} in a hundred.',

  'hint.because.arrival': 'You score more at the finish.',
  'hint.because.way': 'It leaves you closer to the finish.',
  'hint.because.petrol': 'It leaves you petrol for the road ahead.',
  'hint.because.vehicle': 'It keeps the vehicle in better shape.',
  'hint.because.money': 'It leaves you with more money.',
  'hint.because.cards': 'It leaves you with more cards.',
  'hint.because.city': 'It takes you to a city, where petrol and parts are cheap.',
  'hint.because.order': 'It moves you up in the turn order.',
  'hint.because.rivals': 'It slows your rivals down most.',
  'hint.because.whole': 'All in all, it leaves you better off.',
} as const satisfies Messages;
