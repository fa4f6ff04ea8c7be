import type { Entry, Seat, Types } from '@race/kernel';

/** A line of the log with what has to be known of it without playing it again. */
export interface LogLine<T extends Types> {
  readonly entry: Entry<T>;
  /** The beat it led to: what everybody at the table could notice so far. */
  readonly at: number;
  /** The beat that opened the question which stood after it. */
  readonly question: number;
  /** The checksum of the public state after it. */
  readonly checksum: number;
}

/** An answer that stands, and the beat it was given at. */
export interface StandingAnswer<T extends Types> {
  readonly seat: Seat;
  readonly answer: T['answer'];
  readonly at: number;
}

/** The answers that still stand after all that was taken back. Every line was legal when it was written. */
export function standingAnswers<T extends Types>(lines: readonly LogLine<T>[]): StandingAnswer<T>[] {
  const standing: StandingAnswer<T>[] = [];
  for (const { entry, at } of lines) {
    const { seat } = entry;
    if (!('undo' in entry)) standing.push({ seat, answer: entry.answer, at });
    else if (entry.to !== undefined) standing.length = entry.to;
    else
      standing.splice(
        standing.findLastIndex((past) => past.seat === seat),
        1,
      );
  }
  return standing;
}

/** Whether something was taken back after this beat: then what a reader has up to it may stand no longer. */
export const hasUndoneSince = <T extends Types>(lines: readonly LogLine<T>[], at: number): boolean =>
  lines.some((line) => 'undo' in line.entry && line.at > at);
