import { block } from './chacha.ts';
import type { Table, Types } from './contract.ts';

/**
 * A source of chance as plain integers; its first number says which:
 * fast (sfc32: four words), sealed (ChaCha20: key, stream, position) or scripted (what comes next).
 */
export type Stream = number[];
export type Streams = { [name: string]: Stream };

const FAST = 0;
const SEALED = 1;
const SCRIPTED = 2;
const WORDS_A_BLOCK = 16;
/** Draws use thirty bits of a word, which every engine keeps as a small integer. */
const SPAN = 1 << 30;

/** A quick generator for simulation and search. */
export function fast(seed: number, nth: number): Stream {
  const stream = [FAST, seed | 0, Math.imul(nth + 1, 0x9e3779b1) | 0, 0x5eed1935, 1];
  for (let i = 0; i < 12; i++) word(stream);
  return stream;
}

/** The generator of a real table: unpredictable without the key. */
export function sealed(key: readonly number[], nth: number): Stream {
  if (key.length !== 8) throw new Error('a key has eight words');
  return [SEALED, ...key.map((w) => w | 0), nth, 0];
}

/** Says what will come, for tests. */
export function scripted(values: readonly number[]): Stream {
  return [SCRIPTED, ...values];
}

/** Streams by name, all from one seed: a number for a quick game, eight words for a sealed one. */
export function streams<N extends string>(
  names: readonly N[],
  seed: number | readonly number[],
): Record<N, Stream> {
  const made: { [name: string]: Stream } = {};
  names.forEach((name, nth) => {
    made[name] = typeof seed === 'number' ? fast(seed, nth) : sealed(seed, nth);
  });
  return made as Record<N, Stream>;
}

/** The next 32 bits, and the stream one step further. */
function word(s: Stream): number {
  if (s[0] === FAST) {
    const a = s[1] as number;
    const b = s[2] as number;
    const c = s[3] as number;
    const d = s[4] as number;
    const t = (a + b + d) | 0;
    s[4] = (d + 1) | 0;
    s[1] = b ^ (b >>> 9);
    s[2] = (c + (c << 3)) | 0;
    s[3] = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
  const at = s[10] as number;
  s[10] = at + 1;
  const words = block(s.slice(1, 9), s[9] as number, Math.floor(at / WORDS_A_BLOCK));
  return (words[at % WORDS_A_BLOCK] as number) >>> 0;
}

function scriptedNext(s: Stream): number {
  if (s.length < 2) throw new Error('the script has no further values');
  return s.splice(1, 1)[0] as number;
}

/** A whole number from 0 up to, not including, n; every one equally likely. */
function below(s: Stream, n: number): number {
  if (s[0] === SCRIPTED) {
    const value = scriptedNext(s);
    if (value >= n) throw new Error(`the script says ${value}, but only ${n} values are possible`);
    return value;
  }
  if (!(n >= 1 && n <= SPAN)) throw new Error(`a roll cannot have ${n} values`);
  const limit = SPAN - (SPAN % n);
  for (;;) {
    const value = word(s) >>> 2;
    if (value < limit) return value % n;
  }
}

/** Rolls a number below n. */
export function roll<T extends Types>(g: Table<T>, name: string, n: number): number {
  g.horizon = true;
  return below(streamOf(g, name), n);
}

/** Takes one thing out of a multiset of `total` things: its kind, which then counts one less. */
export function drawKind<T extends Types>(
  g: Table<T>,
  name: string,
  from: { counts: number[]; total: number },
) {
  g.horizon = true;
  const kind = pickKind(streamOf(g, name), from.counts, from.total);
  from.counts[kind] = (from.counts[kind] as number) - 1;
  return kind;
}

function pickKind(s: Stream, counts: readonly number[], total: number): number {
  if (s[0] === SCRIPTED) {
    const kind = scriptedNext(s);
    if (!((counts[kind] as number) > 0))
      throw new Error(`the script draws kind ${kind}, of which none is left`);
    return kind;
  }
  let n = below(s, total);
  for (let kind = 0; kind < counts.length; kind++) {
    n -= counts[kind] as number;
    if (n < 0) return kind;
  }
  throw new Error(`there are not ${total} things to draw from`);
}

/** Draws without a table, for worlds made up. */
export function drawFrom(s: Stream, counts: number[], total: number): number {
  const kind = pickKind(s, counts, total);
  counts[kind] = (counts[kind] as number) - 1;
  return kind;
}

/** Chooses one of a list, for worlds made up. */
export function chooseFrom<X>(s: Stream, list: readonly X[]): X {
  return list[below(s, list.length)] as X;
}

function streamOf<T extends Types>(g: Table<T>, name: string): Stream {
  const stream = g.table.chance[name];
  if (stream === undefined) throw new Error(`no stream named ${name}`);
  return stream;
}

/** How many numbers a stream of each kind has; a script has as many as it likes. */
const LENGTHS: { readonly [kind: number]: number } = { [FAST]: 5, [SEALED]: 11 };

const areNumbers = (from: unknown): from is Stream =>
  Array.isArray(from) && from.every((n) => Number.isSafeInteger(n));

/** Whether something from outside is a stream that a game can go on with. A script, which tests use, would run dry. */
export const isEndless = (from: unknown): from is Stream =>
  areNumbers(from) && from.length === LENGTHS[from[0] ?? SCRIPTED];

/** Whether something from outside is a stream. */
export const isStream = (from: unknown): from is Stream =>
  isEndless(from) || (areNumbers(from) && from[0] === SCRIPTED);

export function copyStreams(from: Streams): Streams {
  const to: Streams = {};
  for (const name in from) to[name] = (from[name] as Stream).slice();
  return to;
}
