// Clubs: who is in them and as what, their tables and their cups. What is said there is talk of a table with the club's name.
import { entity, type RowOf, shape, text, textOrNull, whole, wholeOrNull } from './entity.ts';
import { claim, type Queries, type Statement, type Writings } from './sql.ts';
import { TABLES, type TableRow, tableWriting } from './tables.ts';
import { addTalk, type TalkRow } from './talk.ts';

export const CLUBS = entity(
  'clubs',
  {
    club: text,
    name: text,
    /** The name as it is compared: no two clubs look alike. */
    called: text,
    words: text,
    /** `open`: anybody may join. `ask`: an officer lets people in. */
    door: text,
    made: whole,
    /** When something last happened there. */
    touched: whole,
  },
  { key: ['club'], unique: 'called', indexes: { touched: '(touched)' } },
);
export type ClubRow = RowOf<typeof CLUBS>;

/** Who is in a club, who has asked to be, and who may not come back. A club has one founder at any time. */
export const CLUB_MEMBERS = entity(
  'club_members',
  { club: text, person: text, role: text, since: whole },
  { key: ['club', 'person'], indexes: { person: '(person)' } },
);
export type ClubMemberRow = RowOf<typeof CLUB_MEMBERS>;

export const CLUB_TABLES = entity(
  'club_tables',
  { table: text, club: text },
  { key: ['table'], indexes: { club: '(club)' } },
);

export const CLUB_CUPS = entity(
  'club_cups',
  { cup: text, club: text },
  { key: ['cup'], indexes: { club: '(club)' } },
);

export interface ClubChanges {
  /** A conflict if the name is taken, or the founder has founded so many. */
  newClub: { readonly row: ClubRow; readonly founder: string; readonly most: number };
  clubWords: { readonly club: string; readonly words: string; readonly door: string; readonly at: number };
  /** A person comes to a club as this; a conflict if they are there, the club is full, or they are in so many. */
  joinClub: { readonly member: ClubMemberRow; readonly most: number; readonly mostOwn: number };
  /** A person who was this becomes that, or is nothing there any more; a conflict if they were not. */
  clubRole: {
    readonly club: string;
    readonly person: string;
    readonly was: string;
    readonly role: string | null;
    readonly at: number;
  };
  /** A person leaves one club, or all; where they were the founder, the next one follows. */
  leaveClub: { readonly person: string; readonly club: string | null };
  clubHandedOn: { readonly club: string; readonly from: string; readonly to: string };
  /** A line of talk; of older ones only so many stay. */
  saidInClub: { readonly said: Omit<TalkRow, 'line'>; readonly most: number };
  clubTable: { readonly row: TableRow; readonly club: string };
  clubCup: { readonly cup: string; readonly club: string };
  /** Deletes a club with all that belongs to it; tables and cups stay. A conflict if something happened there since. */
  dropClub: { readonly club: string; readonly before: number };
}

/** A member with the present name, and the best settled rating. */
export interface ClubMember extends Omit<ClubMemberRow, 'club'> {
  readonly name: string;
  readonly mu: number | null;
}

/** A club, and what a person is in it; null where they are nothing. */
export interface ClubEntry extends ClubRow {
  readonly members: number;
  readonly role: string | null;
}

export interface ClubStore {
  club(club: string): Promise<ClubRow | null>;
  clubCalled(called: string): Promise<ClubRow | null>;
  /** What a person is in a club; null for nothing. */
  clubRoleOf(club: string, person: string): Promise<string | null>;
  /** Those of a person, whatever they are there. */
  clubsOf(person: string, most: number): Promise<readonly ClubEntry[]>;
  /** Those where something happened last, as a person finds them. */
  liveliestClubs(person: string, most: number): Promise<readonly ClubEntry[]>;
  /** Those whose compared name begins so. */
  clubsCalled(person: string, beginning: string, most: number): Promise<readonly ClubEntry[]>;
  /** Everybody who is something there, who came first first; ratings as certain as this count. */
  clubMembers(club: string, sigma: number, most: number): Promise<readonly ClubMember[]>;
  /** Tables that are not over, the latest first. */
  tablesOfClub(club: string, most: number): Promise<readonly TableRow[]>;
  clubOfTable(table: string): Promise<string | null>;
  /** The latest first. */
  cupsOfClub(club: string, most: number): Promise<readonly string[]>;
  clubOfCup(cup: string): Promise<string | null>;
  /** Clubs where nothing has happened since. */
  oldClubs(before: number, most: number): Promise<readonly string[]>;
}

/** Who sits in a club: whoever only asks, or may not come back, does not. */
const INSIDE = "('founder', 'officer', 'member')";

const ADD_CLUB = `${CLUBS.insert} SELECT ${CLUBS.slots}
  WHERE NOT EXISTS (SELECT 1 FROM clubs WHERE called = $3)
    AND (SELECT COUNT(*) FROM club_members WHERE person = $8 AND role = 'founder') < $9
  ON CONFLICT DO NOTHING`;
const JOIN = `${CLUB_MEMBERS.insert} SELECT $1, $2, $3, $4
  WHERE EXISTS (SELECT 1 FROM clubs WHERE club = $1)
    AND (SELECT COUNT(*) FROM club_members WHERE club = $1 AND role <> 'barred') < $5
    AND (SELECT COUNT(*) FROM club_members WHERE person = $2 AND role <> 'barred') < $6
  ON CONFLICT (club, person) DO NOTHING`;
const TOUCH = 'UPDATE clubs SET touched = $2 WHERE club = $1 AND touched < $2';
/** Who has asked is in since they were let in. */
const SET_ROLE = `UPDATE club_members SET role = $4, since = CASE WHEN $3 = 'asked' THEN $5 ELSE since END
  WHERE club = $1 AND person = $2 AND role = $3`;
const DROP_ROLE = CLUB_MEMBERS.drop('club', 'person', 'role');

/** The longest officer, else the longest member, follows a founder who leaves. `$2` is the club, or empty for all. */
const SUCCESSION = `UPDATE club_members SET role = 'founder'
  WHERE club IN (
    SELECT club FROM club_members WHERE person = $1 AND role = 'founder' AND ($2 = '' OR club = $2)
  ) AND person = (
    SELECT heir.person FROM club_members AS heir
      WHERE heir.club = club_members.club AND heir.person <> $1 AND heir.role IN ('officer', 'member')
      ORDER BY CASE heir.role WHEN 'officer' THEN 'a' ELSE 'b' END, heir.since, heir.person LIMIT 1
  )`;
/** Whoever may not come back stays so when they leave. */
const LEAVE =
  "DELETE FROM club_members WHERE person = $1 AND ($2 = '' OR club = $2) AND ($2 = '' OR role <> 'barred')";
const DESERTED = `(SELECT club FROM clubs WHERE NOT EXISTS
  (SELECT 1 FROM club_members WHERE club_members.club = clubs.club AND role = 'founder'))`;
/** What belongs to a club besides its row. */
const BELONGINGS = [CLUB_MEMBERS, CLUB_TABLES, CLUB_CUPS].map(({ name }) => name);

/** Deletes them. */
export const belongingsOf = (club: string): readonly Statement[] => [
  ['DELETE FROM talk WHERE table_id = $1', club],
  ...BELONGINGS.map((name): Statement => [`DELETE FROM ${name} WHERE club = $1`, club]),
];

/** A person leaves a club, or with an empty name all; clubs without anybody end. */
export const leavingClubs = (person: string, club: string): readonly Statement[] => [
  [SUCCESSION, person, club],
  [LEAVE, person, club],
  [`DELETE FROM talk WHERE table_id IN ${DESERTED}`],
  ...BELONGINGS.map((name): Statement => [`DELETE FROM ${name} WHERE club IN ${DESERTED}`]),
  [`DELETE FROM clubs WHERE club IN ${DESERTED}`],
];

export const clubWritings: Writings<ClubChanges> = {
  newClub: ({ row, founder, most }) => ({
    claims: [
      [ADD_CLUB, ...CLUBS.values(row), founder, most],
      [CLUB_MEMBERS.add, row.club, founder, 'founder', row.made],
    ],
    besides: [],
  }),
  clubWords: ({ club, words, door, at }) =>
    claim('UPDATE clubs SET words = $2, door = $3, touched = $4 WHERE club = $1', club, words, door, at),
  joinClub: ({ member, most, mostOwn }) => ({
    ...claim(JOIN, ...CLUB_MEMBERS.values(member), most, mostOwn),
    besides: [[TOUCH, member.club, member.since]],
  }),
  clubRole: ({ club, person, was, role, at }) =>
    role === null ? claim(DROP_ROLE, club, person, was) : claim(SET_ROLE, club, person, was, role, at),
  leaveClub: ({ person, club }) => ({ claims: [], besides: leavingClubs(person, club ?? '') }),
  clubHandedOn: ({ club, from, to }) => ({
    claims: [
      [
        "UPDATE club_members SET role = 'officer' WHERE club = $1 AND person = $2 AND role = 'founder'",
        club,
        from,
      ],
      [
        "UPDATE club_members SET role = 'founder' WHERE club = $1 AND person = $2 AND role IN ('officer', 'member')",
        club,
        to,
      ],
    ],
    besides: [],
  }),
  saidInClub: ({ said, most }) => ({
    ...addTalk(said),
    besides: [
      [
        'DELETE FROM talk WHERE table_id = $1 AND line <= (SELECT MAX(line) FROM talk WHERE table_id = $1) - $2',
        said.table,
        most,
      ],
      [TOUCH, said.table, said.made],
    ],
  }),
  clubTable({ row, club }) {
    const { claims, besides } = tableWriting(row);
    return {
      claims: [...claims, [CLUB_TABLES.add, row.table, club]],
      besides: [...besides, [TOUCH, club, row.made]],
    };
  },
  clubCup: ({ cup, club }) => claim(CLUB_CUPS.add, cup, club),
  dropClub: ({ club, before }) => ({
    claims: [['DELETE FROM clubs WHERE club = $1 AND touched < $2', club, before]],
    besides: belongingsOf(club),
  }),
};

const MEMBER = shape<ClubMember>(
  { person: text, role: text, since: whole, name: text, mu: wholeOrNull },
  `SELECT club_members.person, club_members.role, club_members.since, COALESCE(people.name, '') AS name,
      (SELECT MAX(ratings.mu) FROM ratings WHERE ratings.person = club_members.person AND ratings.sigma <= $2) AS mu
    FROM club_members LEFT JOIN people ON people.person = club_members.person`,
);
const ENTRY = shape<ClubEntry>(
  {
    ...{ club: text, name: text, called: text, words: text, door: text, made: whole, touched: whole },
    members: whole,
    role: textOrNull,
  },
  `SELECT clubs.club, clubs.name, clubs.called, clubs.words, clubs.door, clubs.made, clubs.touched,
      (SELECT COUNT(*) FROM club_members WHERE club_members.club = clubs.club AND role IN ${INSIDE}) AS members,
      own.role FROM clubs LEFT JOIN club_members AS own ON own.club = clubs.club AND own.person = $1`,
);

export function clubReads({ one, many }: Queries): ClubStore {
  const cups = many(
    shape({ cup: text }, 'SELECT club_cups.cup FROM club_cups JOIN cups ON cups.cup = club_cups.cup'),
    'WHERE club_cups.club = $1 ORDER BY cups.touched DESC, club_cups.cup LIMIT $2',
  );
  const called = many(ENTRY, 'WHERE clubs.called >= $2 AND clubs.called < $3 ORDER BY clubs.called LIMIT $4');
  return {
    club: one(CLUBS, 'WHERE club = $1'),
    clubCalled: one(CLUBS, 'WHERE called = $1'),
    clubRoleOf: one(CLUB_MEMBERS.only('role'), 'WHERE club = $1 AND person = $2'),
    clubsOf: many(ENTRY, 'WHERE own.role IS NOT NULL ORDER BY clubs.touched DESC, clubs.club LIMIT $2'),
    liveliestClubs: many(ENTRY, 'ORDER BY clubs.touched DESC, clubs.club LIMIT $2'),
    clubsCalled: (person, beginning, most) => called(person, beginning, `${beginning}\u{10ffff}`, most),
    clubMembers: many(
      MEMBER,
      'WHERE club_members.club = $1 ORDER BY club_members.since, club_members.person LIMIT $3',
    ),
    tablesOfClub: many(
      TABLES,
      `JOIN club_tables ON club_tables.table_id = tables.table_id
        WHERE club_tables.club = $1 AND tables.stage <> 'over' ORDER BY tables.touched DESC, tables.table_id LIMIT $2`,
    ),
    clubOfTable: one(CLUB_TABLES.only('club'), 'WHERE table_id = $1'),
    cupsOfClub: async (club, most) => (await cups(club, most)).map(({ cup }) => cup),
    clubOfCup: one(CLUB_CUPS.only('club'), 'WHERE cup = $1'),
    oldClubs: many(CLUBS.only('club'), 'WHERE touched < $1 ORDER BY touched, club LIMIT $2'),
  };
}
