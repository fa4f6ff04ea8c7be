import { always, claim, type Statement, type Writing } from '../sql.ts';
import type { PlacingRow, RatingRow, RatingsChange } from './port.ts';

/** Whoever was not heard of for so long is forgotten. */
const LAPSED = 3_600_000;

/** How a new table is written; who knows tables says it. */
type TableWriting = (row: Extract<RatingsChange, { write: 'match' }>['row']) => Writing;

export function ratingsWriting(change: RatingsChange, tableWriting: TableWriting): Writing {
  switch (change.write) {
    case 'ended':
      return always(['addEnding', change.table, change.at]);
    case 'rated':
      return {
        claims: [
          ['dropEnding', change.table, change.at],
          ...change.results.map(resultClaim),
          ...change.ratings.toSorted(byPerson).map(ratingClaim),
        ],
        besides: [],
      };
    case 'seek': {
      const { person, seeks, since, seen } = change.seeker;
      return { ...claim('seek', person, seeks, since, seen), besides: [['dropSeekers', seen - LAPSED]] };
    }
    case 'unseek':
      return always(['unseek', change.person]);
    case 'match': {
      const { row, people, after } = change;
      const { claims, besides } = tableWriting(row);
      const matched = people.toSorted().map((person): Statement => ['match', person, row.table, after]);
      return { claims: [...matched, ...claims], besides };
    }
  }
}

/** In every process in the same order: or two could wait for each other. */
const byPerson = (a: RatingRow, b: RatingRow): number => (a.person < b.person ? -1 : 1);

const resultClaim = ({ table, seat, person, track, ended, outcome }: PlacingRow): Statement => [
  'addResult',
  table,
  seat,
  person,
  track,
  ended,
  outcome,
];

function ratingClaim({ person, track, mu, sigma, races, won, arrived }: RatingRow): Statement {
  if (races === 1) return ['addRating', person, track, mu, sigma, won, arrived];
  return ['changeRating', person, track, mu, sigma, won, arrived, races];
}
