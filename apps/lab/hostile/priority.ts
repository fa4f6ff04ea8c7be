// What is measured goes before other work on this machine, the attackers' among it: real ones work on machines of their own.
import { type ChildProcess, spawnSync } from 'node:child_process';

/**
 * Gives a process real-time priority, but not the threads it starts from now on, such as those in which bots think. Only
 * root may; without it the noise of the machine is in the figures.
 */
export function goFirst({ pid }: ChildProcess): void {
  if (pid === undefined || process.getuid?.() !== 0) return;
  spawnSync('chrt', ['--all-tasks', '--reset-on-fork', '--rr', '--pid', '1', String(pid)]);
}
