import { afterEach, describe, expect, it } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';
import { makeThreads, type Threads } from './threads.ts';

describe('a fair queue', () => {
  it('lets addresses take turns, and the tables of each', () => {
    const queue = makeFairQueue<string>();
    for (let table = 0; table < 38; table++)
      for (const n of [1, 2]) queue.add({ address: 'many', table: `${table}` }, `many ${table} ${n}`);
    for (const n of [1, 2, 3]) queue.add({ address: 'one', table: 'a' }, `one ${n}`);
    queue.add({ address: 'two', table: 'b' }, 'two 1');
    const taken = Array.from({ length: 8 }, () => queue.take());
    expect(taken).toEqual([
      'many 0 1',
      'one 1',
      'two 1',
      'many 1 1',
      'one 2',
      'many 2 1',
      'one 3',
      'many 3 1',
    ]);
    expect(queue.size).toBe(72);
    expect(queue.takeAll().slice(0, 2)).toEqual(['many 4 1', 'many 5 1']);
    expect([queue.size, queue.take()]).toEqual([0, undefined]);
  });
});

/** A thread that the test controls. */
const CODE = `import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ call, given: job }) => {
  if (job === 'die') process.exit(1);
  if (job === 'hang') for (;;);
  if (job === 'throw') return parentPort.postMessage({ reply: call, error: 'planted' });
  const result = job === 'who' ? String(threadId) : job;
  parentPort.postMessage({ reply: call, result: { result, milliseconds: 1 } });
});`;
const FILE = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);
const WHOSE = { address: 'here', table: 'a' };

let threads: Threads<string, string>;
const run = async (job: string) => (await threads.run(WHOSE, job))?.result;

describe('threads', { timeout: 30_000 }, () => {
  afterEach(() => threads.close());

  it('do one job after another, and say what a job threw', async () => {
    threads = makeThreads(FILE, 1);
    const jobs = ['a', 'throw', 'b'].map(run);
    expect(await jobs[0]).toBe('a');
    await expect(jobs[1]).rejects.toThrow('planted');
    expect(await jobs[2]).toBe('b');
  });

  it('outlive a job that kills two of them, and one that never ends', async () => {
    threads = makeThreads(FILE, 1, { longest: 5_000 });
    const jobs = await Promise.allSettled(['die', 'hang', 'after'].map(run));
    const told = jobs.map((job) => (job.status === 'fulfilled' ? job.value : job.reason.message));
    expect(told).toEqual(['a thread died of its job', 'a thread took too long', 'after']);
  });

  it('end when nobody needs them, and are there again for the next', async () => {
    threads = makeThreads(FILE, 1, { idle: 20 });
    const first = await run('who');
    await expect.poll(() => run('who'), { interval: 500, timeout: 20_000 }).not.toBe(first);
  });

  it('leave nobody waiting when they are closed', async () => {
    threads = makeThreads(FILE, 1);
    const jobs = ['hang', 'never'].map(run);
    await threads.close();
    expect(await Promise.all(jobs)).toEqual([undefined, undefined]);
    expect(await run('late')).toBeUndefined();
  });
});
