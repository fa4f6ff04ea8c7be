// Gives the measured processes priority over other work on this machine, including the attackers'.
import { type ChildProcess, spawnSync } from 'node:child_process';

/**
 * Gives a process real-time priority, but not the threads it starts from now on, such as those of bots. Only
 * root may; otherwise the figures contain the noise of the machine.
 */
export function goFirst({ pid }: ChildProcess): void {
  if (pid === undefined || process.getuid?.() !== 0) return;
  spawnSync('chrt', ['--all-tasks', '--reset-on-fork', '--rr', '--pid', '1', String(pid)]);
}
