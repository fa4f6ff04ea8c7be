// A table full of players in this process: one brain, a socket a seat, random answers.
import type { Seat } from '@race/kernel';
import type { NetSaid } from '@race/protocol';
import { makeBrain, OPTIONS, SEATS } from './brain.ts';
import { insist, type Line, openLine } from './line.ts';
import { countMessage, type Pace, type Tally } from './tally.ts';

export interface Crowd {
  readonly table: string;
  readonly tokens: readonly string[];
  isOver(): boolean;
  /** Not over, and not about to begin. */
  isPlaying(): boolean;
  /** Begins to play, or plays on at another pace. */
  go(): void;
  /** What was acknowledged so far, in the order it was. */
  readonly acknowledged: Acknowledged[];
  close(): void;
}

export interface Acknowledged {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: string;
}

interface Sitting {
  line: Line | null;
  /** The wish that waits for its beat. */
  open: { readonly id: number; readonly since: number; readonly key: string; readonly answer: string } | null;
}

let keys = 0;

/**
 * Sits four players down at a table and lets them play, at a server or spread over several. Give it a table and tokens to
 * come back to one.
 */
export async function openCrowd(
  where: number | readonly [number, ...number[]],
  with_: {
    readonly tally: Tally;
    readonly pace: Pace;
    readonly seed: number;
    readonly back?: Pick<Crowd, 'table' | 'tokens'>;
    /** Whether another race follows the first. */
    readonly playsOn?: boolean;
  },
): Promise<Crowd> {
  const { tally, pace, seed, back, playsOn = false } = with_;
  const ports = typeof where === 'number' ? [where] : where;
  const brain = makeBrain(seed);
  const acknowledged: Acknowledged[] = [];
  const sittings: Sitting[] = Array.from({ length: SEATS }, () => ({ line: null, open: null }));
  let isGathering = false;
  let isClosed = false;

  function hear(seat: Seat, text: string): void {
    countMessage(tally, text);
    const sitting = sittings[seat] as Sitting;
    if (text.startsWith('{"say":"table"')) return;
    const hasMore =
      seat === 0 || text.includes('"own":{') || text.includes('"id":') || !text.startsWith('{"say":"beat"');
    if (hasMore) follow(seat, sitting, JSON.parse(text));
    else brain.count(seat, text);
    if (seat === 0) for (const one of sittings.keys()) think(one);
    else think(seat);
    if (playsOn && !isGathering && brain.isOver() === true) again().catch(unlessClosed);
  }

  function follow(seat: Seat, sitting: Sitting, said: NetSaid & { id?: number | null }): void {
    if (said.say === 'lost') comeBack(seat, sitting);
    brain.follow(seat, said);
    if (said.id === undefined || said.id !== sitting.open?.id) return;
    if (said.say === 'outcome' && !said.ok) {
      tally.refused += 1;
      sitting.open = null;
    } else settle(seat, sitting);
  }

  /** Another server was quicker, and this one reads what was written. A server that is alone has no reason to. */
  function comeBack(seat: Seat, sitting: Sitting): void {
    if (ports.length === 1) throw new Error('a table was opened anew');
    sitting.open = null;
    brain.forget(seat);
    sitting.line?.ask({ do: 'watch', table, since: null }).catch(unlessClosed);
  }

  function unlessClosed(error: Error): void {
    if (!isClosed) throw error;
  }

  function think(seat: Seat): void {
    if (pace.pause === 0) act(seat);
    else if (pace.pause !== 'not yet') setTimeout(() => act(seat), pace.pause * (0.5 + Math.random()));
  }

  function settle(seat: Seat, sitting: Sitting): void {
    const { open } = sitting;
    if (open === null) return;
    tally.moves += 1;
    if (tally.latencies.length < 200_000) tally.latencies.push(performance.now() - open.since);
    acknowledged.push({ seat, key: open.key, answer: open.answer });
    sitting.open = null;
  }

  function act(seat: Seat): void {
    const sitting = sittings[seat] as Sitting;
    const { line } = sitting;
    if (line === null || sitting.open !== null) return;
    const answer = brain.choose(seat);
    if (answer === null) return;
    keys += 1;
    const key = `c${keys}`;
    const id = line.send({ do: 'answer', table, question: brain.question(), key, answer });
    sitting.open = { id, since: performance.now(), key, answer: JSON.stringify(answer) };
  }

  let table = back?.table ?? '';
  for (const [seat, sitting] of sittings.entries())
    sitting.line = await openLine(
      ports[seat % ports.length] as number,
      (text) => hear(seat, text),
      back?.tokens[seat] ?? null,
    );
  const lines = sittings.map(({ line }) => line as Line);

  /** A new table for the same four. */
  async function gather(): Promise<void> {
    const [host, ...others] = lines as [Line, ...Line[]];
    const seats = ['me', 'open', 'open', 'open'];
    const made = await host.ask({ do: 'create', game: 'race', options: OPTIONS, seats, listed: false });
    table = made.kind === 'table' ? made.table : '';
    for (const [at, line] of others.entries()) await insist(line, { do: 'sit', table, seat: at + 1 });
    await insist(host, { do: 'begin', table });
  }

  const watch = () => Promise.all(lines.map((line) => line.ask({ do: 'watch', table, since: null })));

  /** The race is over: another one. */
  async function again(): Promise<void> {
    isGathering = true;
    const old = table;
    brain.forgetAll();
    await Promise.all(lines.map((line) => line.ask({ do: 'unwatch', table: old })));
    await gather();
    await watch();
    isGathering = false;
  }

  if (back === undefined) await gather();
  await watch();
  return {
    get table() {
      return table;
    },
    tokens: lines.map(({ token }) => token),
    isOver: () => brain.isOver() === true,
    isPlaying: () => brain.isOver() === false && !isGathering,
    go: () => {
      for (const seat of sittings.keys()) think(seat);
    },
    acknowledged,
    close: () => {
      isClosed = true;
      for (const line of lines) line.close();
    },
  };
}
