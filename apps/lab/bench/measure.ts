/** What a case found: how many of its things a second of CPU makes, and what else is worth knowing. */
export interface BenchResult {
  readonly perCpuSecond: number;
  readonly [more: string]: number;
}

const WARM_UP = 0.7;

/** Runs pieces of work until the time is over and counts what they made for each second of CPU. */
export function measure(seconds: number, piece: () => number): BenchResult {
  until(WARM_UP, piece);
  const before = process.cpuUsage();
  const made = until(seconds, piece);
  const { user, system } = process.cpuUsage(before);
  return { perCpuSecond: Math.round((made * 1e6) / (user + system)), made };
}

/** The clock of the wall says when to stop, so that a busy machine makes no long bench. */
function until(seconds: number, piece: () => number): number {
  const end = performance.now() + 1000 * seconds;
  let made = 0;
  while (performance.now() < end) made += piece();
  return made;
}

/** A cheap generator for choices that need not be good. */
export function chooser(seed: number): (below: number) => number {
  let word = seed | 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
