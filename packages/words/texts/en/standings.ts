import type { Messages } from '../../text.ts';

// The end of a race: who won, and what next.
export const standings = {
  'standings.title': 'Standings',
  'standings.place': 'Place',
  'standings.notArrived': 'did not arrive',
  'standings.winner': '{crew} wins with {prestige|one # prestige point|other # prestige points}.',
  'standings.noWinner': 'No crew has arrived, so nobody wins.',
  'standings.yourPlace':
    'You finish {rank|1 first|2 second|3 third|4 fourth|5 fifth|other number #} of {count}.',

  'standings.won': '{crew} wins in {city}',
  'standings.nobody': 'No crew reaches {city}',
  'standings.again': 'Race again',
  'standings.stronger': 'Stronger rivals',
  'standings.watch': 'Replay',
  'standings.show': 'Show results',
} as const satisfies Messages;
