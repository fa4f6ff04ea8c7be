// Who watches which table, at which process. It expires with the process.
import { entity, shape, text, texts, whole } from './entity.ts';
import { always, type Queries, type Writings } from './sql.ts';

/** Processes, and until when each runs at least. */
export const HOUSES = entity('houses', { house: text, until: whole }, { key: ['house'] });

/** All people who watch a table at one process. */
export const PRESENCES = entity(
  'presences',
  { table: text, house: text, people: texts },
  { key: ['table', 'house'], indexes: { house: '(house)' } },
);

export interface PresenceChanges {
  /** A process runs until then at least; those that stopped long ago are deleted. */
  house: { readonly house: string; readonly until: number; readonly since: number };
  unhouse: { readonly house: string };
  present: { readonly table: string; readonly house: string; readonly people: readonly string[] };
}

/** Some of the people who watch a table. */
export interface ListedPresence {
  readonly table: string;
  readonly people: readonly string[];
}

export interface PresenceStore {
  /** The people who watch a table at other running processes, each once. */
  present(table: string, but: string, now: number): Promise<readonly string[]>;
  /** The people who watch listed tables, and those of cups, at any running process; at most so many rows. */
  presentAtListed(now: number, most: number): Promise<readonly ListedPresence[]>;
  /** The running processes at which a table is watched. */
  watchedAt(table: string, now: number): Promise<readonly string[]>;
}

const PUT_HOUSE = HOUSES.put('until');
const DROP_HOUSE = HOUSES.drop('house');
const PUT_PRESENCES = PRESENCES.put('people');
const DROP_PRESENCES = PRESENCES.drop('table', 'house');
const DROP_PRESENCES_OF = PRESENCES.drop('house');

export const presenceWritings: Writings<PresenceChanges> = {
  house: ({ house, until, since }) =>
    always(
      [PUT_HOUSE, house, until],
      ['DELETE FROM presences WHERE house IN (SELECT house FROM houses WHERE until < $1)', since],
      ['DELETE FROM houses WHERE until < $1', since],
    ),
  unhouse: ({ house }) => always([DROP_PRESENCES_OF, house], [DROP_HOUSE, house]),
  present: ({ table, house, people }) =>
    people.length === 0
      ? always([DROP_PRESENCES, table, house])
      : always([PUT_PRESENCES, ...PRESENCES.values({ table, house, people })]),
};

const LISTED = shape(
  { table: text, people: texts },
  `SELECT presences.table_id, presences.people FROM presences
    JOIN houses ON houses.house = presences.house JOIN tables ON tables.table_id = presences.table_id`,
);

export function presenceReads({ many }: Queries): PresenceStore {
  const present = many(
    PRESENCES.only('people'),
    `JOIN houses ON houses.house = presences.house
      WHERE presences.table_id = $1 AND presences.house <> $2 AND houses.until > $3`,
  );
  return {
    presentAtListed: many(
      LISTED,
      `WHERE (tables.listed = 1
          OR tables.table_id IN (SELECT cup_tables.table_id FROM cup_tables WHERE cup_tables.counted = 0))
        AND houses.until > $1 LIMIT $2`,
    ),
    watchedAt: many(
      PRESENCES.only('house'),
      'JOIN houses ON houses.house = presences.house WHERE presences.table_id = $1 AND houses.until > $2',
    ),
    present: async (table, but, now) => [...new Set((await present(table, but, now)).flat())].sort(),
  };
}
