import type { Messages } from '../../text.ts';

// What a searching bot says: as a hint in a race, and as the coach after it. A chance is told as races of a hundred.
export const messages = {
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

  'coach.title': 'Coach',
  'coach.ask': 'Ask the coach',
  'coach.askFor': 'Ask the coach about {crew}',
  'coach.how':
    'Looks at your plans again with what you knew at the time, and compares other plans in the same simulated races.',
  'coach.looking': 'The coach is looking at your plans…',
  'coach.stop': 'Stop',
  'coach.failed': 'The coach could not read this race.',
  'coach.none': 'No other plan was clearly better than yours in any turn. Well driven!',
  'coach.turn': 'Turn {turn}',
  'coach.given': 'You placed {plan}.',
  'coach.better': 'Better: {plan}.',
  'coach.difference':
    'Estimate: about {count|one # more win|other # more wins} in a hundred races ({sure} sure: {low} to {high}).',
  'coach.again': 'Try again from here',
  'coach.again.how': 'Starts a new race against bots from this plan. What you did not know is dealt afresh.',
} as const satisfies Messages;

export type English = typeof messages;
