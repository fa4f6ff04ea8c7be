import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { makeClient, nodePort } from '@race/protocol/rpc.ts';
import type { Done, Job, WORKS, WorkName } from './works.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

interface Spread<W extends WorkName> {
  readonly jobs: readonly Job<W>[];
  /** The number of workers; null for one on each core. */
  readonly threads: number | null;
  readonly done: (job: Done<W>) => void;
}

/**
 * Does jobs on all cores. Results are in the order of the jobs, so the same jobs give the same result on any number
 * of cores.
 */
export async function overCores<W extends WorkName>(work: W, spread: Spread<W>): Promise<Done<W>[]> {
  const { jobs, threads, done } = spread;
  const results: Done<W>[] = [];
  const queue = jobs.map((job, at) => ({ job, at }));
  const crew = Array.from({ length: Math.min(threads ?? availableParallelism(), jobs.length) }, async () => {
    const client = makeClient<typeof WORKS>(nodePort(new Worker(WORKER)));
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const result = await client.request(work, next.job);
        results[next.at] = result;
        done(result);
      }
    } finally {
      await client.end();
    }
  });
  await Promise.all(crew);
  return results;
}
