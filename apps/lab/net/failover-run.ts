// Tables whose players are at different servers, and what became of every acknowledged answer.
import { setTimeout as sleep } from 'node:timers/promises';
import { readRecord } from '@race/server/rooms/table-schema.ts';
import type { Store } from '@race/store';
import {
  type FailoverClient,
  type Habits,
  openFailoverClient,
  type ServerAddress,
  sitDown,
} from './failover-client.ts';
import type { Acknowledged } from './table-clients.ts';
import { verifyStore } from './verify-store.ts';

export interface FailoverRun {
  readonly players: readonly FailoverClient[];
  /** Waits until there is a new beat at every table whose race is not over; false when it takes too long. */
  goesOn(timeout?: number): Promise<boolean>;
  /** Stops all players; messages on their way still come in. */
  rest(): Promise<void>;
  close(): void;
}

export interface Checked {
  readonly acknowledged: number;
  readonly refused: number;
  /** Acknowledged answers that are missing. */
  readonly lost: number;
  /** Acknowledged answers that are stored differently. */
  readonly changed: number;
  /** Players who got a message that did not fit their mirror. */
  readonly broken: number;
  /** Tables whose log does not replay to the same positions, or has an answer twice. */
  readonly forked: number;
  readonly lines: number;
}

const SEATS = 3;
const TIMEOUT = 60_000;

export async function setOut(
  places: () => readonly ServerAddress[],
  {
    tables,
    seed,
    habits = () => ({}),
  }: {
    readonly tables: number;
    readonly seed: number;
    /** How a player connects. */
    readonly habits?: (nth: number) => Pick<Habits, 'from' | 'affinity' | 'pause'>;
  },
): Promise<FailoverRun & { readonly tables: ReadonlyMap<string, readonly FailoverClient[]> }> {
  const seated = new Map<string, readonly FailoverClient[]>();
  for (let at = 0; at < tables; at++) {
    const people = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) =>
        openFailoverClient(places, {
          home: at + seat,
          seed: seed + at * SEATS + seat,
          ...habits(at * SEATS + seat),
        }),
      ),
    );
    seated.set(await sitDown(people), people);
  }
  const players = [...seated.values()].flat();
  return {
    tables: seated,
    players,
    async goesOn(timeout = TIMEOUT) {
      const end = performance.now() + timeout;
      const before = players.map((player) => player.at());
      const hasGone = (): boolean =>
        players.every((player, at) => player.isOver() || player.at() > (before[at] ?? 0) + 2);
      while (!hasGone() && performance.now() < end) await sleep(50);
      return hasGone();
    },
    async rest() {
      for (const player of players) player.plays = false;
      await sleep(500);
    },
    close() {
      for (const player of players) player.close();
    },
  };
}

/** Checks every acknowledged answer, and replays every log. */
export async function check(
  store: Store,
  tables: ReadonlyMap<string, readonly FailoverClient[]>,
): Promise<Checked> {
  const sums = { acknowledged: 0, refused: 0, lost: 0, changed: 0, broken: 0, forked: 0, lines: 0 };
  for (const [table, people] of tables) {
    const lines = await store.lines(table);
    const keys = new Set(lines.map(({ seat, key }) => `${seat} ${key}`));
    if (keys.size !== lines.length) sums.forked += 1;
    const { lost, changed } = await compare(
      store,
      table,
      people.flatMap(({ acknowledged }) => acknowledged),
    );
    sums.lost += lost;
    sums.changed += changed;
    for (const { counts, acknowledged } of people) {
      sums.acknowledged += acknowledged.length;
      sums.refused += counts.refused;
      sums.broken += counts.broken;
    }
  }
  const { differences, lines } = await verifyStore(store, () => undefined);
  return { ...sums, forked: sums.forked + differences.length, lines };
}

/** Whether each answer is in the log as it was acknowledged, or is held in a window. */
export async function compare(
  store: Store,
  table: string,
  answers: readonly Acknowledged[],
): Promise<{ readonly lost: number; readonly changed: number }> {
  const sums = { lost: 0, changed: 0 };
  const kept = new Map((await store.lines(table)).map((line) => [`${line.seat} ${line.key}`, line.entry]));
  const row = await store.table(table);
  const held = row === null ? null : readRecord(row.record).held;
  if (held !== null) kept.set(`${held.seat} ${held.key}`, JSON.stringify(held.answer));
  for (const { seat, key, answer } of answers) {
    const entry = kept.get(`${seat} ${key}`);
    if (entry === undefined) sums.lost += 1;
    else if (entry !== answer) sums.changed += 1;
  }
  return sums;
}

export const isSound = ({ lost, changed, broken, forked, acknowledged }: Checked): boolean =>
  lost === 0 && changed === 0 && broken === 0 && forked === 0 && acknowledged > 0;
