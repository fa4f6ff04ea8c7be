// Who looks at which table, at which process. A process that no longer says that it is there takes everybody with it.
import type { CommitVerdict } from './port.ts';
import { always, type SqlReader, type Writing } from './sql.ts';

/** All who look at a table at one process. */
interface Looks {
  readonly table: string;
  readonly house: string;
  readonly people: readonly string[];
}

export type PresenceChange =
  /** A process is there until then at least; those that have not been since long before are forgotten. */
  | { readonly write: 'house'; readonly house: string; readonly until: number; readonly since: number }
  | { readonly write: 'unhouse'; readonly house: string }
  | ({ readonly write: 'present' } & Looks);

export interface PresenceStore {
  /** Who looks at a table at other processes that are there now, each once. */
  present(table: string, but: string, now: number): Promise<readonly string[]>;
}

export const PRESENCE_STEP = `
  CREATE TABLE houses (house TEXT PRIMARY KEY, until BIGINT NOT NULL);
  CREATE TABLE presences (
    table_id TEXT NOT NULL, house TEXT NOT NULL, people TEXT NOT NULL, PRIMARY KEY (table_id, house)
  );
  CREATE INDEX presences_house ON presences (house);
  `;

export const PRESENCE_SQL = {
  putHouse: `INSERT INTO houses (house, until) VALUES ($1, $2)
    ON CONFLICT (house) DO UPDATE SET until = excluded.until`,
  dropOldPresences: 'DELETE FROM presences WHERE house IN (SELECT house FROM houses WHERE until < $1)',
  dropOldHouses: 'DELETE FROM houses WHERE until < $1',
  dropHouse: 'DELETE FROM houses WHERE house = $1',
  dropPresencesOf: 'DELETE FROM presences WHERE house = $1',
  putPresences: `INSERT INTO presences (table_id, house, people) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, house) DO UPDATE SET people = excluded.people`,
  dropPresences: 'DELETE FROM presences WHERE table_id = $1 AND house = $2',
  present: `SELECT presences.people FROM presences JOIN houses ON houses.house = presences.house
    WHERE presences.table_id = $1 AND presences.house <> $2 AND houses.until > $3`,
} as const;

export function presenceWriting(change: PresenceChange): Writing {
  switch (change.write) {
    case 'house':
      return always(
        ['putHouse', change.house, change.until],
        ['dropOldPresences', change.since],
        ['dropOldHouses', change.since],
      );
    case 'unhouse':
      return always(['dropPresencesOf', change.house], ['dropHouse', change.house]);
    case 'present': {
      const { table, house, people } = change;
      return people.length === 0
        ? always(['dropPresences', table, house])
        : always(['putPresences', table, house, JSON.stringify(people)]);
    }
  }
}

const eachOnce = (looks: readonly (readonly string[])[]): string[] => [...new Set(looks.flat())].sort();

export const presenceReads = ({ many }: SqlReader): PresenceStore => ({
  present: async (table, but, now) =>
    eachOnce(await many('present', (row): string[] => JSON.parse(String(row.people)), table, but, now)),
});

interface PresenceInMemory extends PresenceStore {
  writePresence(change: PresenceChange): CommitVerdict;
  /** The tables at which somebody looks. */
  lookedAtNow(now: number): ReadonlySet<string>;
}

export function presenceInMemory(): PresenceInMemory {
  const houses = new Map<string, number>();
  let looks: Looks[] = [];
  const drop = (house: string): void => {
    houses.delete(house);
    looks = looks.filter((one) => one.house !== house);
  };
  return {
    writePresence(change) {
      if (change.write === 'unhouse') drop(change.house);
      else if (change.write === 'house') {
        houses.set(change.house, change.until);
        for (const [house, until] of houses) if (until < change.since) drop(house);
      } else {
        const others = looks.filter((one) => one.table !== change.table || one.house !== change.house);
        looks = change.people.length === 0 ? others : [...others, change];
      }
      return 'written';
    },
    lookedAtNow: (now) =>
      new Set(looks.flatMap((one) => ((houses.get(one.house) ?? 0) > now ? [one.table] : []))),
    present: async (table, but, now) =>
      eachOnce(
        looks
          .filter((one) => one.table === table && one.house !== but && (houses.get(one.house) ?? 0) > now)
          .map(({ people }) => people),
      ),
  };
}
