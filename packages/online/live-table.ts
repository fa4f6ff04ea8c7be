// A table while it is played on a server.
import {
  type Answered,
  type Entry,
  finish,
  type GameInPlay,
  openGame,
  playAgain,
  type Rules,
  type State,
  standingIn,
  type Types,
} from '@race/kernel';
import { checksum } from '@race/protocol';

/** A line of the log with what the server needs to know without replaying it. */
export type LogLine<T extends Types> = Entry<T> & {
  /** The beat it led to. */
  readonly at: number;
  /** The beat that opened the question after it. */
  readonly question: number;
  /** The checksum of the public state after it. */
  readonly checksum: number;
};

/**
 * A table while it is played. It holds the position and the steps since the horizon: the log is in the store, and
 * whatever needs it is replayed from there. So a live table stays small.
 */
export interface LiveTable<T extends Types> extends GameInPlay<T> {
  /** Lines in the log. */
  lines: number;
  /** The number of beats so far, including undone ones. */
  at: number;
  question: number;
  /** Beats that stand. */
  beats: number;
  /** The checksum of the public state. */
  checksum: number;
  /** The last answer to a hidden question, given before its window may close. */
  held: Answered<T> | null;
}

/** A table before its first answer, played on this very state. */
export function openLiveTable<T extends Types>(rules: Rules<T>, first: State<T>): LiveTable<T> {
  return {
    ...openGame(rules, first, false),
    lines: 0,
    at: 0,
    question: 0,
    beats: 0,
    checksum: checksum(first.public),
    held: null,
  };
}

/** A table after replaying its log from the first position. */
export const rebuild = <T extends Types>(
  rules: Rules<T>,
  first: State<T>,
  lines: readonly LogLine<T>[],
): LiveTable<T> => finish(rebuilding(rules, first, lines));

/** The same, with a pause after each answer so that others can be served. */
export function* rebuilding<T extends Types>(
  rules: Rules<T>,
  first: State<T>,
  lines: readonly LogLine<T>[],
): Generator<void, LiveTable<T>> {
  const live = openLiveTable(rules, first);
  for (const { visibility } of playAgain(live, standingIn(lines))) {
    if (visibility !== 'hidden') live.beats += 1;
    yield;
  }
  const last = lines.at(-1);
  live.lines = lines.length;
  live.at = last?.at ?? 0;
  live.question = last?.question ?? 0;
  live.checksum = checksum(live.state.public);
  return live;
}

/** How many answers stand before a beat, without answers sealed for that beat. It pauses after each answer, too. */
export function* standingBefore<T extends Types>(
  rules: Rules<T>,
  first: State<T>,
  { lines, beat }: { readonly lines: readonly LogLine<T>[]; readonly beat: number },
): Generator<void, number> {
  const game = openGame(rules, first, false);
  let [seen, end, at] = [0, 0, 0];
  for (const { visibility } of playAgain(game, standingIn(lines))) {
    if (seen === beat) break;
    yield;
    at += 1;
    if (visibility === 'hidden') continue;
    seen += 1;
    end = at;
  }
  return end;
}

/** The line that leads to the present position. */
export const lineOf = <T extends Types>(
  { at, question, checksum: sum }: LiveTable<T>,
  entry: Entry<T>,
): LogLine<T> => ({ ...entry, at, question, checksum: sum });
