import type { Messages } from '../../text.ts';

// What a searching bot says: as a hint in a race, and as the coach after it. A chance is told as races of a hundred.
export const messages = {
  'hint.thinking': 'A rival is trying it out …',
  'hint.stop': 'Never mind',
  'hint.failed': 'No advice could be had just now.',
  'hint.place': 'Place them so',
  'hint.even': 'It hardly matters here: the next best is about as good.',
  'hint.sure':
    'From here it would win about {chance} races of a hundred: {low} to {high} more than with the next best.',
  'hint.about': 'From here it would win about {chance} races of a hundred.',

  'hint.because.arrival': 'It counts for more at the finish.',
  'hint.because.way': 'It leaves less of the way before you.',
  'hint.because.petrol': 'It leaves you with petrol for what lies ahead.',
  'hint.because.vehicle': 'It keeps the vehicle in better shape.',
  'hint.because.money': 'It leaves you with more money.',
  'hint.because.cards': 'It leaves you with more cards.',
  'hint.because.city': 'It brings you to a city, where petrol and parts are cheap.',
  'hint.because.order': 'It brings you forward in the turn order.',
  'hint.because.rivals': 'It hinders your rivals most.',
  'hint.because.whole': 'All in all it leaves you better off.',

  'coach.title': 'The coach',
  'coach.ask': 'Ask the coach',
  'coach.askFor': 'Ask the coach about {crew}',
  'coach.how':
    'Goes through your plans once more, with what you knew then, and tries others in the same made-up worlds.',
  'coach.looking': 'The coach is going through your plans …',
  'coach.stop': 'Stop',
  'coach.failed': 'The coach could not read this race.',
  'coach.none': 'In no turn was another plan clearly better than yours. Well driven.',
  'coach.turn': 'Turn {turn}',
  'coach.given': 'You placed {plan}.',
  'coach.better': 'Better: {plan}.',
  'coach.difference':
    'By its estimate about {count} more wins in a hundred races; {sure} sure of {low} to {high}.',
  'coach.again': 'Try again from there',
  'coach.again.how': 'A new race from this plan on, against bots. What you did not know is dealt anew.',
} as const satisfies Messages;

export type English = typeof messages;
