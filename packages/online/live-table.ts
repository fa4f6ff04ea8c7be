import { type Entry, type Rules, type Seat, type State, type Streams, start, type Types } from '@race/kernel';
import { checksum } from '@race/protocol';
import { finish } from './finish.ts';
import { type LogLine, standingAnswers } from './log.ts';
import { replaySteps, type Visibility } from './replay-steps.ts';

/** An answer since the information horizon, as far as taking it back needs to know it. */
interface RecentAnswer {
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
export interface LiveTable<T extends Types> {
  readonly rules: Rules<T>;
  state: State<T>;
  /** Lines in the log. */
  lines: number;
  /** Beats so far, undone ones included: what everybody at the table could notice. */
  at: number;
  question: number;
  /** Beats that stand. */
  beats: number;
  /** The checksum of the public state. */
  checksum: number;
  tail: RecentAnswer[];
  /** The last answer to a hidden question, given before its window may close. */
  held: { readonly seat: Seat; readonly answer: T['answer'] } | null;
}

export function openLiveTable<T extends Types>(rules: Rules<T>, chance: Streams): LiveTable<T> {
  const state = start(rules, chance);
  return {
    rules,
    state,
    lines: 0,
    at: 0,
    question: 0,
    beats: 0,
    checksum: checksum(state.public),
    tail: [],
    held: null,
  };
}

/** A table as its log left it. */
export const rebuild = <T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  lines: readonly LogLine<T>[],
): LiveTable<T> => finish(rebuilding(rules, chance, lines));

/** The same, with a pause after each answer for who must not keep others waiting. */
export function* rebuilding<T extends Types>(
  rules: Rules<T>,
  chance: Streams,
  lines: readonly LogLine<T>[],
): Generator<void, LiveTable<T>> {
  const live = openLiveTable(rules, chance);
  for (const step of replaySteps(rules, chance, standingAnswers(lines))) {
    live.state = step.after;
    note(live, step.seat, step);
    yield;
  }
  const last = lines.at(-1);
  live.lines = lines.length;
  live.at = last?.at ?? 0;
  live.question = last?.question ?? 0;
  live.checksum = checksum(live.state.public);
  return live;
}

/** Counts a beat, and remembers an answer that could still be taken back. */
export function note<T extends Types>(
  live: LiveTable<T>,
  seat: Seat,
  { visibility, horizon }: { visibility: Visibility; horizon: boolean },
): void {
  const isSeen = visibility !== 'hidden';
  if (isSeen) live.beats += 1;
  if (horizon) live.tail = [];
  else live.tail.push({ seat, sealed: visibility !== 'open', beat: isSeen ? live.beats - 1 : UNSEEN });
}

/** The log line that ends where the table stands now. */
export const lineOf = <T extends Types>(live: LiveTable<T>, entry: Entry<T>): LogLine<T> => ({
  entry,
  at: live.at,
  question: live.question,
  checksum: live.checksum,
});
