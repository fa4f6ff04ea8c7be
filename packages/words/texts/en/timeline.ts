import type { Messages } from '../../text.ts';

// The timeline of a race, and undoing.
export const timeline = {
  'timeline.title': 'Timeline',

  'timeline.moment': 'Turn {turn}, {phase}',
  'timeline.moment.silent': '{crew} responds.',
  'timeline.moment.plan': '{crew}’s plan is face down.',
  'timeline.moment.free': 'Can be undone.',
  'timeline.horizon': 'You cannot undo past this point.',
  'timeline.takeBack': '{count|one Undo this move|other Undo the last # moves}',
} as const satisfies Messages;
