import type { Messages } from '../../text.ts';

// The coach after a race: the moments that cost most. How often is told in races out of ten, and in no other figure.
export const coach = {
  'coach.title': 'Your coach',
  'coach.whose': 'Whose race shall the coach look at?',
  'coach.askFor': 'Look at the race of {crew}',
  'coach.how': 'Weighed from your seat: only what you could know then.',
  'coach.looking': 'Reading turn {turn}…',
  'coach.stop': 'Stop',
  'coach.failed': 'The coach could not read this race.',
  'coach.ended': '{crew} {theirs}, you {yours}.',
  'coach.moments': '{count|one One moment cost|2 Two moments cost|other Three moments cost} you most.',
  'coach.none': 'You drove well: no single decision cost you even one race in ten.',
  'coach.turn': 'Turn {turn}',
  'coach.subject.plan': 'the plan',
  'coach.subject.drive': 'a drive',
  'coach.subject.tile': 'a tile',
  'coach.subject.card': 'a card',
  'coach.subject.repair': 'a repair',
  'coach.subject.danger': 'a danger',
  'coach.subject.petrol': 'petrol',
  'coach.subject.timing': 'timing',
  'coach.cost': 'cost you {count|one about 1 race in 10|other about # races in 10}',
  'coach.you': 'You:',
  'coach.better': 'Better:',
  'coach.again': 'Try again from there',
  'coach.play': 'Play it out',
  'coach.step': '{step} of {steps}: {act}',

  'coach.why.arrived': 'It would have brought you to {city} that turn.',
  'coach.why.levels':
    'By the end of the turn you would have been about {count|one a space|other # spaces} further.',
  'coach.why.city': 'You would have ended the turn in a city, where petrol and parts are cheap.',
  'coach.why.vehicle':
    'Engine and chassis would have ended the turn about {count|one a level|other # levels} better.',
  'coach.why.petrol': 'You would have kept about {count|one a level|other # levels} more petrol.',
  'coach.why.money': 'You would have kept about {count} F more.',
  'coach.why.cards': 'You would have kept about {count|one a card|other # cards} more.',
  'coach.why.rival': 'It would have held {crew} back by about {count|one a space|other # spaces}.',
} as const satisfies Messages;
