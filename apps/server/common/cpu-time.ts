/**
 * The CPU time of this thread in milliseconds, for work that somebody is charged for: waiting for a busy core is free. The
 * system counts in steps of a few milliseconds, so short work is charged right on average, not each time.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
