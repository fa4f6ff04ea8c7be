// Ratings, results of rated races, and people who look for a race.
import { entity, type RowOf, text, textOrNull, whole } from './entity.ts';
import { always, claim, type Queries, type Statement, type Writings } from './sql.ts';
import { type TableRow, tableWriting } from './tables.ts';

/** The rating of a person on one track: a game, a board and a number of crews. */
export const RATINGS = entity(
  'ratings',
  {
    person: text,
    track: text,
    /** In millionths: the store keeps whole numbers. */
    mu: whole,
    sigma: whole,
    /** Counts the writes, too, so that two servers cannot overwrite each other. */
    races: whole,
    won: whole,
    arrived: whole,
  },
  { key: ['person', 'track'] },
);
export type RatingRow = RowOf<typeof RATINGS>;

/** The result of one seat of a rated race. The outcome is JSON that the store does not read. */
export const RESULTS = entity(
  'results',
  { table: text, seat: whole, person: text, track: text, ended: whole, outcome: text },
  { key: ['table', 'seat', 'person'], indexes: { person: '(person, ended)' } },
);
export type PlacingRow = RowOf<typeof RESULTS>;

/** A person who looks for a race. The options are JSON that the store does not read. */
export const SEEKERS = entity(
  'seekers',
  {
    person: text,
    seeks: text,
    since: whole,
    /** When they last repeated the request. */
    seen: whole,
    /** Where they were matched; null while they wait. */
    table: textOrNull,
  },
  { key: ['person'] },
);
export type SeekerRow = RowOf<typeof SEEKERS>;

/** Rated races that are over and not counted yet. */
export const ENDINGS = entity('endings', { table: text, at: whole }, { key: ['table'] });

export interface RatingChanges {
  /** A rated race is over, and not counted yet. */
  ended: { readonly table: string; readonly at: number };
  /** Counts a race: only one process can. Each rating follows the stored one. */
  rated: {
    readonly table: string;
    /** The end that was counted; a conflict if the race has ended again meanwhile. */
    readonly at: number;
    readonly results: readonly PlacingRow[];
    readonly ratings: readonly RatingRow[];
  };
  /** A person looks for a race, or still does; a conflict if they are matched already. */
  seek: { readonly seeker: SeekerRow };
  unseek: { readonly person: string };
  /** A new table for people who still wait and were active after this moment: only one process can. */
  match: { readonly row: TableRow; readonly people: readonly string[]; readonly after: number };
}

export interface RatingStore {
  /** Races that are over and not counted yet, the oldest first. */
  endings(most: number): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** When a race that is not counted yet was last over. */
  ending(table: string): Promise<number | null>;
  rating(person: string, track: string): Promise<RatingRow | null>;
  ratingsOf(person: string): Promise<readonly RatingRow[]>;
  /** The newest first. */
  resultsOf(person: string, most: number): Promise<readonly PlacingRow[]>;
  resultsAt(table: string): Promise<readonly PlacingRow[]>;
  seeker(person: string): Promise<SeekerRow | null>;
  /** People who wait and were active after this moment, longest first. */
  seekers(after: number): Promise<readonly SeekerRow[]>;
}

/** People who have been inactive for this long are removed. */
const LAPSED = 3_600_000;

const PUT_ENDING = ENDINGS.put('at');
const COUNT_ENDING = ENDINGS.drop('table', 'at');
const ADD_RATING = `${RATINGS.insert} SELECT ${RATINGS.slots}
  WHERE EXISTS (SELECT 1 FROM people WHERE person = $1) ON CONFLICT (person, track) DO NOTHING`;
const CHANGE_RATING = `${RATINGS.update} AND races = $5 - 1`;
const SEEK = `${SEEKERS.put('seeks', 'since', 'seen')} WHERE seekers.table_id IS NULL`;
const UNSEEK = SEEKERS.drop('person');
const MATCH = 'UPDATE seekers SET table_id = $2 WHERE person = $1 AND table_id IS NULL AND seen > $3';

export const ratingWritings: Writings<RatingChanges> = {
  ended: ({ table, at }) => always([PUT_ENDING, table, at]),
  rated: ({ table, at, results, ratings }) => ({
    claims: [
      [COUNT_ENDING, table, at],
      ...results.map((result): Statement => [RESULTS.add, ...RESULTS.values(result)]),
      ...ratings
        .toSorted(byPerson)
        .map((one): Statement => [one.races === 1 ? ADD_RATING : CHANGE_RATING, ...RATINGS.values(one)]),
    ],
    besides: [],
  }),
  seek: ({ seeker }) => ({
    ...claim(SEEK, ...SEEKERS.values({ ...seeker, table: null })),
    besides: [['DELETE FROM seekers WHERE seen < $1', seeker.seen - LAPSED]],
  }),
  unseek: ({ person }) => always([UNSEEK, person]),
  match({ row, people, after }) {
    const { claims, besides } = tableWriting(row);
    const matched = people.toSorted().map((person): Statement => [MATCH, person, row.table, after]);
    return { claims: [...matched, ...claims], besides };
  },
};

/** In the same order in every process, to prevent deadlocks. */
const byPerson = (a: RatingRow, b: RatingRow): number => (a.person < b.person ? -1 : 1);

export const ratingReads = ({ one, many }: Queries): RatingStore => ({
  endings: many(ENDINGS, 'ORDER BY at, table_id LIMIT $1'),
  ending: one(ENDINGS.only('at'), 'WHERE table_id = $1'),
  rating: one(RATINGS, 'WHERE person = $1 AND track = $2'),
  ratingsOf: many(RATINGS, 'WHERE person = $1 ORDER BY races DESC, track'),
  resultsOf: many(RESULTS, 'WHERE person = $1 ORDER BY ended DESC, table_id LIMIT $2'),
  resultsAt: many(RESULTS, 'WHERE table_id = $1 ORDER BY seat, person'),
  seeker: one(SEEKERS, 'WHERE person = $1'),
  seekers: many(SEEKERS, 'WHERE table_id IS NULL AND seen > $1 ORDER BY since, person'),
});
