import type { Refusal, Rules, Types } from './contract.ts';
import { commit, fingerprint } from './fingerprint.ts';
import { bare, type Entry } from './game-in-play.ts';
import { beginAt, type History, type Origin, write } from './history.ts';
import { isOver } from './play.ts';
import { refuseFile } from './refuse.ts';

/** The form of the file itself. */
export const RECORD_FORMAT = 1;

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

/** A line of the log, and the fingerprint of the position it led to. */
type RecordedEntry = Entry & { readonly print: string };

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
    format: RECORD_FORMAT,
    game: rules.game,
    version: rules.version,
    options: from.options,
    salt: from.salt,
    commitment: commit(from.seed, from.salt),
    ...originOf(from),
    entries: history.entries.map((entry, i) => ({ ...entry, print: prints[i] ?? '' })),
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
  if (from.game !== rules.game) return refuseFile('record.otherGame', { game: from.game });
  if (from.version !== rules.version) return refuseFile('record.otherRules', { version: from.version });
  if (from.commitment !== commit(from.seed, from.salt)) return refuseFile('record.commitment');
  const begun = beginAt(rules, names, from);
  if (!begun.ok) return from.position === undefined ? refuseFile('record.fork') : begun;
  let { history } = begun;
  for (const [at, line] of from.entries.entries()) {
    const entry = readEntry(rules, line);
    if (entry === null) return refuseFile('record.noAnswer', { line: at + 1 });
    const written = write(history, entry);
    if (!written.ok) return refuseFile('record.illegal', { line: at + 1, reason: written.refusal.reason });
    history = written.history;
    if (fingerprint(history.state) !== line.print) return refuseFile('record.differs', { line: at + 1 });
  }
  return { ok: true, value: history };
}

function readEntry<T extends Types>(rules: Rules<T>, line: RecordedEntry): Entry<T> | null {
  if ('undo' in line) return bare(line);
  const answer = rules.readAnswer(line.answer);
  return answer === null ? null : { seat: line.seat, answer };
}

/** Where the game of a record begins. */
export const originOf = ({ seed, fork, position }: Origin): Origin => ({
  seed,
  ...(fork === undefined ? {} : { fork }),
  ...(position === undefined ? {} : { position }),
});

/** Whether a record tells a game to its end. */
export const isFinished = <T extends Types>(history: History<T>): boolean => isOver(history.state);
