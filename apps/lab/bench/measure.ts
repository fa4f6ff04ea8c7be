/** The result of a case: how many units a second of CPU makes, and further figures. */
export interface BenchResult {
  readonly perCpuSecond: number;
  readonly [more: string]: number;
}

const WARM_UP = 0.7;

/** Runs pieces of work until so many seconds of CPU are spent, and counts their units for each second of them. */
export function measure(seconds: number, piece: () => number): BenchResult {
  run(WARM_UP, piece);
  const { made, spent } = run(seconds, piece);
  return { perCpuSecond: Math.round(made / spent), made };
}

/** CPU time says when to stop: by the wall clock, little would be compiled before the count on a busy machine. */
function run(seconds: number, piece: () => number): { readonly made: number; readonly spent: number } {
  const begun = process.cpuUsage();
  let made = 0;
  let spent = 0;
  while (spent < seconds) {
    made += piece();
    const { user, system } = process.cpuUsage(begun);
    spent = (user + system) / 1e6;
  }
  return { made, spent };
}

/** A cheap generator for choices that need not be random. */
export function chooser(seed: number): (below: number) => number {
  let word = seed | 1;
  return (below) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % below;
  };
}
