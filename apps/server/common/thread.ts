import { parentPort } from 'node:worker_threads';
import { nodePort, serve } from '@race/protocol/rpc.ts';
import type { JobThread } from './threads.ts';

/** Runs in a thread: does each job, and measures how long it takes. */
export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  if (parentPort === null) return;
  serve<JobThread<Job, Result>>(nodePort(parentPort), {
    run(job) {
      const since = performance.now();
      return { result: work(job), milliseconds: performance.now() - since };
    },
  });
}
