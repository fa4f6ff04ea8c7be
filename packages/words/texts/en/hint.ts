import type { Messages } from '../../text.ts';

// A hint from a bot during a race: what to do now and why, and what is likely to come next.
export const hint = {
  'hint.title': 'A hint',
  'hint.otherwise': 'you may still do otherwise',
  'hint.thinking': 'Thinking…',
  'hint.stop': 'Cancel',
  'hint.away': 'Put away',
  'hint.failed': 'No hint available right now.',
  'hint.place': 'Use this plan',
  'hint.mark.now': 'Now',
  'hint.mark.next': 'Next',
  'hint.mark.good': 'Good',
  'hint.drive': 'Drive {into}',
  'hint.several': 'Several good options',
  'hint.all': 'Show all of them',
  'hint.even': 'It hardly matters here.',

  // Why: compared with the best act that is clearly worse, at the end of the turn.
  'hint.why.past': 'The whole road is known, and it takes you past {crew}.',
  'hint.why.level': 'The whole road is known, and it takes you level with {crew}.',
  'hint.why.arrived': 'It brings you to {city} this turn.',
  'hint.why.levels': 'It takes you about {count|one a space|other # spaces} further this turn.',
  'hint.why.city': 'You end the turn in a city, where petrol and parts are cheap.',
  'hint.why.vehicle': 'It leaves engine and chassis about {count|one a level|other # levels} better.',
  'hint.why.petrol': 'It leaves you about {count|one a level|other # levels} more petrol for the road.',
  'hint.why.money': 'It leaves you about {count} F more.',
  'hint.why.cards': 'It leaves you about {count|one a card|other # cards} more.',
  'hint.why.rival': 'It holds {crew} back by about {count|one a space|other # spaces}.',
} as const satisfies Messages;
