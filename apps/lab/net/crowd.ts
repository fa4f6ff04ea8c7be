// A table full of players in this process: one brain, a socket a seat, random answers.
import { makeRace, type Race, type RaceRules, readOptions } from '@race/great-race';
import { chooseFrom, fast, includes, legalActions, open, type Seat, type Stream } from '@race/kernel';
import { type NetSaid, print, printText } from '@race/protocol';
import { insist, type Line, openLine } from './line.ts';
import { patchInto } from './patch.ts';
import type { Pace, Tally } from './tally.ts';

const SEATS = 4;
const OPTIONS = { crews: SEATS };
let shared: RaceRules | null = null;

function rulesOfCrowd(): RaceRules {
  if (shared !== null) return shared;
  const read = readOptions(OPTIONS);
  if (!read.ok) throw new Error('the options of the crowd are not allowed');
  shared = makeRace(read.options);
  return shared;
}

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
  own: Race['seat'] | null;
  /** The last beat that came in here. */
  at: number;
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
  const rules = rulesOfCrowd();
  const chance: Stream = fast(seed, 9);
  const acknowledged: Acknowledged[] = [];
  const sittings: Sitting[] = Array.from({ length: SEATS }, () => ({
    line: null,
    own: null,
    at: -1,
    open: null,
  }));
  // One brain for the table: what everybody sees is followed at the first seat alone.
  let known: Race['public'] | null = null;
  let ready = 0;
  let question = 0;
  let at = -1;
  let isGathering = false;
  let isClosed = false;

  function hear(seat: Seat, text: string): void {
    tally.messages += 1;
    tally.bytes += text.length;
    if ((tally.messages & 15) === 0) tally.sizes.push(text.length);
    const sitting = sittings[seat] as Sitting;
    if (text.startsWith('{"say":"table"')) return;
    const hasMore =
      seat === 0 || text.includes('"own":{') || text.includes('"id":') || !text.startsWith('{"say":"beat"');
    if (hasMore) follow(seat, sitting, JSON.parse(text));
    else sitting.at = Number.parseInt(text.slice(text.indexOf('"at":') + 5), 10);
    if (seat === 0) for (const one of sittings.keys()) think(one);
    else think(seat);
    if (known?.stack.length === 0 && !isGathering && playsOn) again().catch(unlessClosed);
  }

  function follow(seat: Seat, sitting: Sitting, said: NetSaid & { id?: number | null }): void {
    if (said.say === 'lost') comeBack(sitting);
    if (said.say === 'sight') {
      sitting.own = said.own as Race['seat'];
      sitting.at = said.at;
      if (seat === 0) {
        known = said.public as Race['public'];
        ({ ready, question, at } = said);
      }
    }
    if (said.say === 'beat' || said.say === 'own') {
      sitting.at = said.at;
      if (said.own !== undefined) sitting.own = patchInto(sitting.own, said.own) as Race['seat'];
    }
    if (said.say === 'beat' && seat === 0) {
      if (said.at !== at + 1) throw new Error(`beat ${said.at} came after ${at}`);
      if (said.public !== undefined) known = patchInto(known, said.public) as Race['public'];
      ({ question, at } = said);
      ready = said.ready ?? ready;
      if ((at & 63) === 0 && printText(print(known), ready) !== said.print)
        throw new Error('a print differs');
    }
    if (said.id === undefined || said.id !== sitting.open?.id) return;
    if (said.say === 'outcome' && !said.ok) {
      tally.refused += 1;
      sitting.open = null;
    } else settle(seat, sitting);
  }

  /** Another server was quicker, and this one reads what was written. A server that is alone has no reason to. */
  function comeBack(sitting: Sitting): void {
    if (ports.length === 1) throw new Error('a table was opened anew');
    sitting.open = null;
    sitting.own = null;
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
    const { line, own, open: waiting, at: here } = sittings[seat] as Sitting;
    if (known === null || line === null || own === null || waiting !== null || here !== at) return;
    const frame = known.stack.at(-1);
    if (frame === undefined || own.sealed !== null) return;
    if (!includes(rules.frames[frame.kind]?.asked(known, frame) ?? 0, seat)) return;
    // What a seat may answer hangs on what it knows, so the others' hands may stay empty.
    const seats = sittings.map((_, one) => (one === seat ? own : NOTHING));
    const answers = legalActions(open(rules, { public: known, seats, table: { ...NO_TABLE, ready } }), seat);
    if (answers.length === 0) return;
    const answer = chooseFrom(chance, answers);
    keys += 1;
    const key = `c${keys}`;
    const id = line.send({ do: 'answer', table, question, key, answer });
    const now = { id, since: performance.now(), key, answer: JSON.stringify(answer) };
    Object.assign(sittings[seat] as Sitting, { open: now });
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
    known = null;
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
    isOver: () => known?.stack.length === 0,
    isPlaying: () => known !== null && known.stack.length > 0 && !isGathering,
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

const NOTHING: Race['seat'] = { hand: [], drawn: [], sealed: null };
const NO_TABLE: Race['table'] = { chance: {}, ready: 0, deck: [] };
