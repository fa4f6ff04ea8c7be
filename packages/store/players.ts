// What people show of themselves, and what one person notes about another: follows, blocks and private notes.
import { PEOPLE, type PersonRow } from './accounts.ts';
import { entity, type RowOf, shape, text, wholeOrNull } from './entity.ts';
import { claim, type Queries, type Statement, type Writings } from './sql.ts';

export const PROFILES = entity(
  'profiles',
  { person: text, picture: text, words: text, country: text },
  { key: ['person'] },
);
export type ProfileRow = RowOf<typeof PROFILES>;

/** What a person has noted about another; nobody else reads the note. */
export const TIES = entity(
  'ties',
  {
    person: text,
    other: text,
    /** Since when they follow, and block, the other. */
    followed: wholeOrNull,
    blocked: wholeOrNull,
    note: text,
  },
  { key: ['person', 'other'], indexes: { other: '(other)' } },
);
export type TieRow = RowOf<typeof TIES>;

/** Two people, one of whom has blocked the other. */
export interface Apart {
  readonly person: string;
  readonly other: string;
}

export interface PlayerChanges {
  profile: { readonly profile: ProfileRow };
  /** What a person notes about another: only what is given changes. A conflict if they have noted so many already. */
  tie: Pick<TieRow, 'person' | 'other'> &
    Partial<Pick<TieRow, 'followed' | 'blocked' | 'note'>> & { readonly most: number };
}

export interface PlayerStore {
  profile(person: string): Promise<ProfileRow | null>;
  tie(person: string, other: string): Promise<TieRow | null>;
  tiesOf(person: string): Promise<readonly TieRow[]>;
  /** Whether one of two has blocked the other. */
  areApart(one: string, other: string): Promise<boolean>;
  /** Everybody whom a person has blocked, or who has blocked them. */
  apartFrom(person: string): Promise<readonly string[]>;
  /** The people who look for a race and are apart from others who do. */
  apartSeekers(): Promise<readonly Apart[]>;
  /** People whose name begins so, whatever its case, and who have an account or a result. */
  playersNamed(beginning: string, most: number): Promise<readonly PersonRow[]>;
}

const PUT_PROFILE = PROFILES.put('picture', 'words', 'country');
const FIELDS = ['followed', 'blocked', 'note'] as const;
const ADD_TIE = `${TIES.insert} SELECT $1, $2, NULL, NULL, ''
  WHERE (SELECT COUNT(*) FROM ties WHERE person = $1) < $3
    OR EXISTS (SELECT 1 FROM ties WHERE person = $1 AND other = $2)
  ON CONFLICT (person, other) DO UPDATE SET note = ties.note`;
/** Whoever blocks another is no longer followed by them. */
const UNFOLLOW = 'UPDATE ties SET followed = NULL WHERE person = $2 AND other = $1';
const DROP_EMPTY = `DELETE FROM ties WHERE followed IS NULL AND blocked IS NULL AND note = ''
  AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))`;

export const playerWritings: Writings<PlayerChanges> = {
  profile: ({ profile }) => claim(PUT_PROFILE, ...PROFILES.values(profile)),
  tie({ person, other, most, ...change }) {
    const fields = FIELDS.filter((field) => change[field] !== undefined);
    const changes = fields.map(
      (field): Statement => [
        `UPDATE ties SET ${field} = $3 WHERE person = $1 AND other = $2`,
        person,
        other,
        change[field] ?? null,
      ],
    );
    if (typeof change.blocked === 'number') changes.push([UNFOLLOW, person, other]);
    return {
      claims: [[ADD_TIE, person, other, most]],
      besides: [...changes, [DROP_EMPTY, person, other]],
    };
  },
};

const APART = shape({ person: text, other: text }, 'SELECT ties.person, ties.other FROM ties');
const APART_FROM = shape(
  { other: text },
  `SELECT other FROM ties WHERE person = $1 AND blocked IS NOT NULL
    UNION SELECT person FROM ties WHERE other = $1 AND blocked IS NOT NULL ORDER BY other`,
);

export function playerReads({ one, many }: Queries): PlayerStore {
  const apart = one(
    APART,
    `WHERE blocked IS NOT NULL AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))`,
  );
  const apartFrom = many(APART_FROM);
  const named = many(
    PEOPLE,
    `WHERE lower(name) >= $1 AND lower(name) < $2 AND (
        EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.person)
        OR EXISTS (SELECT 1 FROM results WHERE results.person = people.person))
      ORDER BY lower(name), person LIMIT $3`,
  );
  return {
    profile: one(PROFILES, 'WHERE person = $1'),
    tie: one(TIES, 'WHERE person = $1 AND other = $2'),
    tiesOf: many(TIES, 'WHERE person = $1 ORDER BY other'),
    areApart: async (person, other) => (await apart(person, other)) !== null,
    apartFrom: async (person) => (await apartFrom(person)).map(({ other }) => other),
    apartSeekers: many(
      APART,
      `JOIN seekers ON seekers.person = ties.person JOIN seekers AS sought ON sought.person = ties.other
        WHERE ties.blocked IS NOT NULL`,
    ),
    playersNamed: async (beginning, most) => {
      const from = asciiLower(beginning);
      return named(from, `${from}\u{10ffff}`, most);
    },
  };
}

/** As `lower` of both databases: letters beyond ASCII keep their case. */
const asciiLower = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
