// What a trace of the browser says about the page: pure reading of its events.

/** An event of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** What of that the processor spent on it: other programs take their share of the rest. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** All in milliseconds of the page's own thread. */
export interface Figures {
  readonly layouts: number;
  readonly frames: number;
  /** Script a frame. */
  readonly scriptMost: number;
  readonly scriptP95: number;
  readonly longestTask: number;
  /** The same by the clock, with all waiting for others. */
  readonly longestWait: number;
}

const SCRIPT = new Set(['FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks']);

/** What the page's own thread did between two marks that the page made. */
export function figuresBetween(events: readonly TraceEvent[], begin: string, end: string): Figures {
  const first = events.find(({ name }) => name === begin);
  const last = events.find(({ name }) => name === end);
  if (first === undefined || last === undefined) throw new Error(`the trace has no ${begin} or no ${end}`);
  const own = events.filter(
    ({ pid, tid, ts }) => pid === first.pid && tid === first.tid && ts >= first.ts && ts < last.ts,
  );
  const named = (name: string) => own.filter((event) => event.name === name);
  const scripts = outermost(own.filter(({ name }) => SCRIPT.has(name)));
  const ends = named('Commit').map(({ ts }) => ts);
  const perFrame = ends.map((to, at) => {
    const from = ends[at - 1] ?? first.ts;
    return scripts.reduce((sum, event) => sum + (event.ts >= from && event.ts < to ? timeOf(event) : 0), 0);
  });
  const tasks = named('RunTask');
  return {
    layouts: named('Layout').length,
    frames: ends.length,
    scriptMost: Math.max(0, ...perFrame),
    scriptP95: percentile(perFrame, 0.95),
    longestTask: Math.max(0, ...tasks.map(timeOf)),
    longestWait: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
  };
}

/** What the page's own thread worked from each press until the picture showed it, in milliseconds. */
export function workOfPresses(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === PRESSED || name === SHOWN);
  return marks.flatMap((from, at) => {
    const to = marks[at + 1];
    if (from.name !== PRESSED || to?.name !== SHOWN) return [];
    const tasks = events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' && pid === from.pid && tid === from.tid && ts + dur > from.ts && ts < to.ts,
    );
    return [tasks.reduce((sum, task) => sum + timeOf(task), 0)];
  });
}

/** Marks that the page makes. */
export const PRESSED = 'pressed';
export const SHOWN = 'shown';

const timeOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/** Calls lie inside each other: each moment counts once. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let until = Number.NEGATIVE_INFINITY;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < until) return false;
    until = ts + dur;
    return true;
  });
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
