import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job, WorkName } from './works.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

interface Spread<W extends WorkName> {
  readonly jobs: readonly Job<W>[];
  /** How many at once; as many as there are cores when null. */
  readonly threads: number | null;
  readonly done: (job: Done<W>) => void;
}

/**
 * Does jobs on all cores. What comes back is in the order of the jobs, whoever did which when: the
 * same jobs give the same result on any number of cores.
 */
export async function overCores<W extends WorkName>(work: W, spread: Spread<W>): Promise<Done<W>[]> {
  const { jobs, threads, done } = spread;
  const results: Done<W>[] = [];
  const queue = jobs.map((job, at) => ({ job, at }));
  const crew = Array.from({ length: Math.min(threads ?? availableParallelism(), jobs.length) }, async () => {
    const worker = new Worker(WORKER);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const result = await doJob(worker, work, next.job);
        results[next.at] = result;
        done(result);
      }
    } finally {
      await worker.terminate();
    }
  });
  await Promise.all(crew);
  return results;
}

function doJob<W extends WorkName>(worker: Worker, work: W, job: Job<W>): Promise<Done<W>> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Done<W>) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage({ work, job });
  });
}
