import { parentPort } from 'node:worker_threads';
import type { Returned, Sent } from './threads.ts';

/** In a thread: does each job it is sent. What a job throws is said, and the thread is there for the next. */
export function serveJobs<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', ({ id, job }: Sent<Job>) => parentPort?.postMessage(returned(id, job, work)));
}

function returned<Job, Result>(id: number, job: Job, work: (job: Job) => Result): Returned<Result> {
  const since = performance.now();
  try {
    return { id, result: work(job), milliseconds: performance.now() - since };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}
