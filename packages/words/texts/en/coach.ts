import type { Messages } from '../../text.ts';

// The coach after a race.
export const coach = {
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
