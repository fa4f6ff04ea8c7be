import type { Refusal, Rules, Seat, Types } from './contract.ts';
import { commit, fingerprint } from './fingerprint.ts';
import { beginAt, type Entry, type Fork, type History, type Origin, type Seed, write } from './history.ts';
import { isOver } from './play.ts';

/** The form of the file itself; older forms are lifted by `UPGRADES`. */
const FORMAT = 1;

/** So often a game may have been forked from one that was forked. */
const MOST_FORKS = 16;

/** A whole game as one file: what it was played with, and every line of its log. */
export interface GameRecord extends Origin {
  readonly format: number;
  readonly game: string;
  /** The version of the rules it was played by. */
  readonly version: number;
  readonly options: unknown;
  readonly salt: string;
  readonly commitment: string;
  readonly entries: readonly RecordedEntry[];
}

type RecordedEntry = { readonly seat: Seat; readonly print: string } & (
  | { readonly answer: unknown }
  | { readonly undo: true; readonly to?: number }
);

export type Read<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Provenance extends Origin {
  readonly options: unknown;
  readonly salt: string;
}

/** Writes a game down, with the fingerprint of the position after each line. */
export function record<T extends Types>(history: History<T>, from: Provenance): GameRecord {
  const { rules } = history;
  const prints: string[] = [];
  let again: History<T> = { ...history, entries: [], standing: [], state: history.first };
  for (const entry of history.entries) {
    again = must(write(again, entry));
    prints.push(fingerprint(again.state));
  }
  return {
    format: FORMAT,
    game: rules.game,
    version: rules.version,
    options: from.options,
    seed: from.seed,
    salt: from.salt,
    commitment: commit(from.seed, from.salt),
    ...(from.fork === undefined ? {} : { fork: from.fork }),
    entries: history.entries.map((entry, i) => ({ ...entry, print: prints[i] as string }) as RecordedEntry),
  };
}

function must<T extends Types>(written: ReturnType<typeof write<T>>): History<T> {
  if (!written.ok) throw new Error(`a line of the log is refused: ${written.refusal.reason}`);
  return written.history;
}

/** Plays a record again, line by line; each must be legal, and leave the position it left before. */
export function replay<T extends Types>(
  rules: Rules<T>,
  names: readonly string[],
  from: GameRecord,
): Read<History<T>> {
  if (from.game !== rules.game) return refuse('record.otherGame', { game: from.game });
  if (from.version !== rules.version) return refuse('record.otherRules', { version: from.version });
  if (from.commitment !== commit(from.seed, from.salt)) return refuse('record.commitment', {});
  const begun = beginAt(rules, names, from);
  if (!begun.ok) return refuse('record.fork', {});
  let { history } = begun;
  for (const [at, line] of from.entries.entries()) {
    const entry = readEntry(rules, line);
    if (entry === null) return refuse('record.noAnswer', { line: at + 1 });
    const written = write(history, entry);
    if (!written.ok) return refuse('record.illegal', { line: at + 1, reason: written.refusal.reason });
    history = written.history;
    if (fingerprint(history.state) !== line.print) return refuse('record.differs', { line: at + 1 });
  }
  return { ok: true, value: history };
}

function readEntry<T extends Types>(rules: Rules<T>, line: RecordedEntry): Entry<T> | null {
  if ('undo' in line)
    return { seat: line.seat, undo: true, ...(line.to === undefined ? {} : { to: line.to }) };
  const answer = rules.readAnswer(line.answer);
  return answer === null ? null : { seat: line.seat, answer };
}

/** Lifts a file of an older form to the next one, by the form it has. */
const UPGRADES: { readonly [format: number]: (older: object) => object } = {};

/** Parses a file that claims to be a record. Whether its lines are legal is for `replay` to say. */
export function readRecord(text: string): Read<GameRecord> {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return refuse('record.notJson', {});
  }
  if (!isObject(from) || !isCount(from.format)) return refuse('record.notARecord', {});
  if (from.format > FORMAT) return refuse('record.newer', { format: from.format });
  for (let upgrade = UPGRADES[from.format]; upgrade !== undefined; upgrade = UPGRADES[Number(from.format)]) {
    from = upgrade(from);
    if (!isObject(from)) return refuse('record.notARecord', {});
  }
  return isRecord(from) ? { ok: true, value: from } : refuse('record.notARecord', {});
}

function isRecord(from: unknown): from is GameRecord {
  return (
    isObject(from) &&
    from.format === FORMAT &&
    typeof from.game === 'string' &&
    isCount(from.version) &&
    isSeed(from.seed) &&
    typeof from.salt === 'string' &&
    typeof from.commitment === 'string' &&
    Array.isArray(from.entries) &&
    from.entries.every(isLine) &&
    (from.fork === undefined || isFork(from.fork, MOST_FORKS))
  );
}

function isFork(from: unknown, most: number): from is Fork {
  return (
    most > 0 &&
    isObject(from) &&
    isSeed(from.seed) &&
    (from.seat === null || isCount(from.seat)) &&
    Array.isArray(from.entries) &&
    from.entries.every((line) => isObject(line) && isCount(line.seat) && 'answer' in line) &&
    (from.fork === undefined || isFork(from.fork, most - 1))
  );
}

function isLine(from: unknown): boolean {
  if (!isObject(from) || !isCount(from.seat) || typeof from.print !== 'string') return false;
  if (!('undo' in from)) return 'answer' in from;
  return from.undo === true && !('answer' in from) && (from.to === undefined || isCount(from.to));
}

const isSeed = (from: unknown): from is Seed =>
  Number.isInteger(from) ||
  (Array.isArray(from) && from.length === 8 && from.every((w) => Number.isInteger(w)));

const isObject = (from: unknown): from is { readonly [key: string]: unknown } =>
  typeof from === 'object' && from !== null && !Array.isArray(from);

const isCount = (from: unknown): from is number => Number.isInteger(from) && (from as number) >= 0;

const refuse = (reason: string, details: Refusal['with']): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: details },
});

/** Where the game of a record begins. */
export const originOf = ({ seed, fork }: Origin): Origin => (fork === undefined ? { seed } : { seed, fork });

/** Whether a record tells a game to its end. */
export const isFinished = <T extends Types>(history: History<T>): boolean => isOver(history.state);
