import { type Entry, type Rules, type Seat, type State, type Streams, start, type Types } from '@race/kernel';
import { print } from '@race/protocol';
import { finish } from './finish.ts';
import { type Logged, standingOf } from './log.ts';
import { type Notice, walk } from './walk.ts';

/** An answer since the information horizon, as far as taking it back needs to know it. */
interface Given {
  readonly seat: Seat;
  readonly sealed: boolean;
  /** Its place among the beats that stand; UNSEEN when nobody could notice it. */
  readonly beat: number;
}

export const UNSEEN = -1;

/**
 * A table while it is played. It holds the position and no past: the log is in the store, and whatever needs it is
 * played again from there. So a live table stays small.
 */
export interface Live<T extends Types> {
  readonly rules: Rules<T>;
  state: State<T>;
  /** Lines in the log. */
  lines: number;
  /** Beats so far, undone ones included: what everybody at the table could notice. */
  at: number;
  question: number;
  /** Beats that stand. */
  beats: number;
  /** The print of the public state. */
  print: number;
  tail: Given[];
  /** The last answer to a hidden question, given before its window may close. */
  held: { readonly seat: Seat; readonly answer: T['answer'] } | null;
}

export function openLive<T extends Types>(rules: Rules<T>, chance: Streams): Live<T> {
  const state = start(rules, chance);
  return {
    rules,
    state,
    lines: 0,
    at: 0,
    question: 0,
    beats: 0,
    print: print(state.public),
    tail: [],
    held: null,
  };
}

/** A table as its log left it. */
export const rebuild = <T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  lines: readonly Logged<T>[],
): Live<T> => finish(rebuilding(rules, chance, lines));

/** The same, with a pause after each answer for who must not keep others waiting. */
export function* rebuilding<T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  lines: readonly Logged<T>[],
): Generator<void, Live<T>> {
  const live = openLive(rules, chance);
  for (const stride of walk(rules, chance, standingOf(lines))) {
    live.state = stride.after;
    note(live, stride.seat, stride);
    yield;
  }
  const last = lines.at(-1);
  live.lines = lines.length;
  live.at = last?.at ?? 0;
  live.question = last?.question ?? 0;
  live.print = print(live.state.public);
  return live;
}

/** Counts a beat, and remembers an answer that could still be taken back. */
export function note<T extends Types>(
  live: Live<T>,
  seat: Seat,
  { notice, horizon }: { notice: Notice; horizon: boolean },
): void {
  const isSeen = notice !== 'hidden';
  if (isSeen) live.beats += 1;
  if (horizon) live.tail = [];
  else live.tail.push({ seat, sealed: notice !== 'open', beat: isSeen ? live.beats - 1 : UNSEEN });
}

/** A line of the log that ends where the table stands now. */
export const lineOf = <T extends Types>(live: Live<T>, entry: Entry<T>): Logged<T> => ({
  entry,
  at: live.at,
  question: live.question,
  print: live.print,
});
