// Tables whose players sit at different servers, and what became of every answer that was acknowledged to them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '@race/store';
import { type FailoverClient, openFailoverClient, type ServerAddress } from './failover-client.ts';
import type { Acknowledged } from './table-clients.ts';
import { verifyStore } from './verify-store.ts';

export interface FailoverRun {
  readonly players: readonly FailoverClient[];
  /** Waits until something new has happened at every table whose race is not over; false when it takes too long. */
  goesOn(timeout?: number): Promise<boolean>;
  /** Nobody answers any more; what is on its way still comes in. */
  rest(): Promise<void>;
  close(): void;
}

export interface Checked {
  readonly acknowledged: number;
  readonly refused: number;
  /** Acknowledged and no longer there. */
  readonly lost: number;
  /** There, but not as it was acknowledged. */
  readonly changed: number;
  /** Players who were told something that did not follow from what they knew. */
  readonly broken: number;
  /** Tables whose log does not replay to the same positions, or names an answer twice. */
  readonly forked: number;
  readonly lines: number;
}

const SEATS = 3;
const OPTIONS = { crews: SEATS };
const TIMEOUT = 60_000;

export async function setOut(
  places: () => readonly ServerAddress[],
  { tables, seed }: { readonly tables: number; readonly seed: number },
): Promise<FailoverRun & { readonly tables: ReadonlyMap<string, readonly FailoverClient[]> }> {
  const seated = new Map<string, readonly FailoverClient[]>();
  for (let at = 0; at < tables; at++) {
    const people = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) =>
        openFailoverClient(places, { home: at + seat, seed: seed + at * SEATS + seat }),
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

async function sitDown(people: readonly FailoverClient[]): Promise<string> {
  const [host, ...others] = people as [FailoverClient, ...FailoverClient[]];
  const seats = ['me', ...others.map(() => 'open')];
  const made = await host.ask({ do: 'create', game: 'race', options: OPTIONS, seats, listed: false });
  const table = made.kind === 'table' ? made.table : '';
  for (const [at, other] of others.entries()) {
    await other.join(table);
    await other.ask({ do: 'sit', table, seat: at + 1 });
  }
  await host.join(table);
  await host.ask({ do: 'begin', table });
  for (const player of people) player.plays = true;
  return table;
}

/** Looks every acknowledged answer up, and plays every log again. */
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

/** Whether each answer stands in the log as it was acknowledged, or is held in a window. */
export async function compare(
  store: Store,
  table: string,
  answers: readonly Acknowledged[],
): Promise<{ readonly lost: number; readonly changed: number }> {
  const sums = { lost: 0, changed: 0 };
  const kept = new Map((await store.lines(table)).map((line) => [`${line.seat} ${line.key}`, line.entry]));
  const { held } = JSON.parse((await store.table(table))?.record ?? '{}');
  if (held != null) kept.set(`${held.seat} ${held.key}`, JSON.stringify(held.answer));
  for (const { seat, key, answer } of answers) {
    const entry = kept.get(`${seat} ${key}`);
    if (entry === undefined) sums.lost += 1;
    else if (entry !== answer) sums.changed += 1;
  }
  return sums;
}

export const isSound = ({ lost, changed, broken, forked, acknowledged }: Checked): boolean =>
  lost === 0 && changed === 0 && broken === 0 && forked === 0 && acknowledged > 0;
