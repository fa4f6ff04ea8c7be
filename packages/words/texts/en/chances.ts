import type { Messages } from '../../text.ts';

// The chances of all crews in a race that is over, as races out of ten.
export const chances = {
  'chances.title': 'Chances of winning',
  'chances.how.public': 'in ten races, judged by what everybody could see',
  'chances.how.seat': 'in ten races, judged by what {crew} knew',
  'chances.working': 'Working out the chances: turn {turn}…',
  'chances.failed': 'The chances of this race could not be worked out.',
  'chances.about': 'about {count} in 10',
  'chances.short': 'about {count}',
  'chances.hardly': 'hardly ever',
  'chances.almost': 'almost always',
  'chances.turnings': 'What turned the race',
  'chances.none': 'No single decision turned this race.',
  'chances.luck': 'Luck',
  'chances.at': 'Turn {turn}: {what}',
  'chances.plans': 'all crews reveal their plans',
  'chances.swing': '{crew}: {before} → {after}',
  'chances.better': '{crew}: a little better',
  'chances.worse': '{crew}: a little worse',
  'chances.sentence.ahead':
    '{crew} won: {before} at the start, and ahead of all others for good from turn {turn}.',
  'chances.sentence.late': '{crew} won: {before} at the start, and behind until the end.',
  'chances.sentence.nobody': 'Nobody arrived, so nobody won.',
  'chances.table': 'Show as a table',
  'chances.table.turn': 'Turn',
  'chances.table.end': 'End',
  'chances.picture': 'Save chances as image',
} as const satisfies Messages;
