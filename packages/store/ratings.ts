// Ratings, results of rated races, and people who look for a race.
import { entity, flag, type RowOf, shape, text, textOrNull, whole } from './entity.ts';
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
  { key: ['person', 'track'], indexes: { track: '(track, mu)' } },
);
export type RatingRow = RowOf<typeof RATINGS>;

/** The result of one seat of a race. The outcome is JSON that the store does not read. */
export const RESULTS = entity(
  'results',
  {
    table: text,
    seat: whole,
    person: text,
    track: text,
    ended: whole,
    place: whole,
    /** Whether it counted for ratings. */
    rated: flag,
    outcome: text,
  },
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

/** Races that are over and not counted yet. */
export const ENDINGS = entity('endings', { table: text, at: whole }, { key: ['table'] });

export interface RatingChanges {
  /** A race is over, and not counted yet. */
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

/** Which results of a person are looked for; null for any. */
export interface ResultFilter {
  /** Who looks: races that are not rated are private to those who drove them, unless their table was listed. */
  readonly reader: string;
  readonly game: string | null;
  readonly board: string | null;
  readonly crews: number | null;
  readonly rated: boolean | null;
  readonly won: boolean;
  /** Somebody else who drove in it. */
  readonly against: string | null;
  /** Older than this moment. */
  readonly before: number | null;
}

/** How many results there are of each kind. */
export interface ResultCounts {
  readonly all: number;
  readonly rated: number;
  readonly won: number;
}

/** How two people have fared in the races that both drove. */
export interface Versus {
  readonly races: number;
  readonly ahead: number;
  readonly behind: number;
}

export interface RatingStore {
  /** Races that are over and not counted yet, the oldest first. */
  endings(most: number): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** When a race that is not counted yet was last over. */
  ending(table: string): Promise<number | null>;
  rating(person: string, track: string): Promise<RatingRow | null>;
  ratingsOf(person: string): Promise<readonly RatingRow[]>;
  /** All tracks that anybody has a rating on. */
  tracks(): Promise<readonly string[]>;
  /** The best of a track whose rating is at least this certain, best first. */
  leaders(track: string, sigma: number, most: number): Promise<readonly RatingRow[]>;
  /** How many of a track have a rating as certain, and above this one. */
  countAbove(track: string, sigma: number, mu: number): Promise<number>;
  /** Those of rated races, the newest first. */
  resultsOf(person: string, most: number): Promise<readonly PlacingRow[]>;
  /** Those of all races that match, the newest first. */
  history(person: string, filter: ResultFilter, most: number): Promise<readonly PlacingRow[]>;
  countResults(person: string, reader: string): Promise<ResultCounts>;
  versus(person: string, other: string): Promise<Versus>;
  /** Who drove in the same races, the latest first. */
  opponentsOf(person: string, most: number): Promise<readonly Opponent[]>;
  resultsAt(table: string): Promise<readonly PlacingRow[]>;
  seeker(person: string): Promise<SeekerRow | null>;
  /** People who wait and were active after this moment, longest first. */
  seekers(after: number): Promise<readonly SeekerRow[]>;
}

export interface Opponent {
  readonly person: string;
  readonly races: number;
  readonly ended: number;
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

const SEEN_BY = `(results.rated = 1 OR results.person = $2
  OR EXISTS (SELECT 1 FROM tables WHERE tables.table_id = results.table_id AND tables.listed = 1)
  OR EXISTS (SELECT 1 FROM results AS own WHERE own.table_id = results.table_id AND own.person = $2))`;
const HISTORY = `WHERE results.person = $1 AND ${SEEN_BY} AND results.track LIKE $3
  AND ($4 = -1 OR results.rated = $4) AND ($5 = 0 OR results.place = 1)
  AND ($6 = '' OR EXISTS
    (SELECT 1 FROM results AS theirs WHERE theirs.table_id = results.table_id AND theirs.person = $6))
  AND results.ended < $7 ORDER BY results.ended DESC, results.table_id LIMIT $8`;
const counted = (condition: string): string => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
const COUNTS = shape<ResultCounts>(
  { all: whole, rated: whole, won: whole },
  `SELECT COUNT(*) AS "all", ${counted('rated = 1')} AS rated, ${counted('place = 1')} AS won FROM results`,
);
const TOGETHER = 'FROM results JOIN results AS theirs ON theirs.table_id = results.table_id';
const VERSUS = shape<Versus>(
  { races: whole, ahead: whole, behind: whole },
  `SELECT COUNT(*) AS races, ${counted('results.place < theirs.place')} AS ahead,
    ${counted('results.place > theirs.place')} AS behind ${TOGETHER}`,
);
const OPPONENTS = shape<Opponent>(
  { person: text, races: whole, ended: whole },
  `SELECT theirs.person, COUNT(*) AS races, MAX(results.ended) AS ended ${TOGETHER}`,
);
const ABOVE = shape({ count: whole }, 'SELECT COUNT(*) AS count FROM ratings');
const TRACKS = shape({ track: text }, 'SELECT DISTINCT track FROM ratings');
const ANY = -1;
const NEVER = Number.MAX_SAFE_INTEGER;

export function ratingReads({ one, many }: Queries): RatingStore {
  const tracks = many(TRACKS, 'ORDER BY track');
  const above = one(ABOVE, 'WHERE track = $1 AND sigma <= $2 AND mu > $3');
  const history = many(RESULTS, HISTORY);
  const counts = one(COUNTS, `WHERE person = $1 AND ${SEEN_BY}`);
  const versus = one(VERSUS, 'WHERE results.person = $1 AND theirs.person = $2');
  return {
    endings: many(ENDINGS, 'ORDER BY at, table_id LIMIT $1'),
    ending: one(ENDINGS.only('at'), 'WHERE table_id = $1'),
    rating: one(RATINGS, 'WHERE person = $1 AND track = $2'),
    ratingsOf: many(RATINGS, 'WHERE person = $1 ORDER BY races DESC, track'),
    tracks: async () => (await tracks()).map(({ track }) => track),
    leaders: many(RATINGS, 'WHERE track = $1 AND sigma <= $2 ORDER BY mu DESC, person LIMIT $3'),
    countAbove: async (track, sigma, mu) => (await above(track, sigma, mu))?.count ?? 0,
    resultsOf: many(RESULTS, 'WHERE person = $1 AND rated = 1 ORDER BY ended DESC, table_id LIMIT $2'),
    history(person, { reader, game, board, crews, rated, won, against, before }, most) {
      // Bot accounts have tracks of their own, which end in another part.
      const track = `${game ?? '%'}/${board ?? '%'}/${crews ?? ''}%`;
      return history(
        person,
        reader,
        track,
        rated === null ? ANY : Number(rated),
        Number(won),
        against ?? '',
        before ?? NEVER,
        most,
      );
    },
    countResults: async (person, reader) => (await counts(person, reader)) ?? { all: 0, rated: 0, won: 0 },
    versus: async (person, other) => (await versus(person, other)) ?? { races: 0, ahead: 0, behind: 0 },
    opponentsOf: many(
      OPPONENTS,
      `WHERE results.person = $1 AND theirs.person <> $1
        GROUP BY theirs.person ORDER BY ended DESC, theirs.person LIMIT $2`,
    ),
    resultsAt: many(RESULTS, 'WHERE table_id = $1 ORDER BY seat, person'),
    seeker: one(SEEKERS, 'WHERE person = $1'),
    seekers: many(SEEKERS, 'WHERE table_id IS NULL AND seen > $1 ORDER BY since, person'),
  };
}
