import type { Messages } from '../../../text.ts';

// A recorded race: which one, and running through it.
export const film = {
  'film.intro': 'Choose a board, then watch a recorded race from camp to camp.',
  'film.race': 'Race',
  'film.play': 'Play',
  'film.pause': 'Pause',
  'film.back': 'One step back',
  'film.forward': 'One step forward',
  'film.toStart': 'Go to start',
  'film.speed': 'Speed',
  'film.step': 'Step {step} of {count}',
  'film.openFile': 'Open a recorded race',
  'film.fileRefused': 'This race cannot be shown: {reason}',
  'film.menu': 'Races and settings',
  'film.nextTurn': 'Next turn',
  'film.previousTurn': 'Previous turn',
  'film.timelineAt': 'Turn {turn}, {phase}: step {step} of {count}',
  'film.badLink': 'Part of this link is not valid. Here is what we could find.',
  'film.recorded': 'Recorded races',
} as const satisfies Messages;
