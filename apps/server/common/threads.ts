// Threads for work that would block the event loop. Jobs wait in a fair queue.
import { Worker } from 'node:worker_threads';
import { ChannelEnded, makeClient, nodePort, type RpcClient } from '@race/protocol/rpc.ts';
import { makeFairQueue, type Whose } from './fair-queue.ts';

/** A thread does one job at a time. */
export interface JobThread<Job, Result> {
  run(job: Job): Finished<Result>;
}

/** The result of a job, and how long it took. */
export interface Finished<Result> {
  readonly result: Result;
  readonly milliseconds: number;
}

export interface Threads<Job, Result> {
  /** Does a job; rejects if it throws, takes too long, or ends two threads. Null where all is closed. */
  run(whose: Whose, job: Job): Promise<Finished<Result> | null>;
  close(): Promise<void>;
}

interface Waiting<Job, Result> {
  readonly whose: Whose;
  readonly job: Job;
  tries: number;
  readonly resolve: (finished: Finished<Result> | null) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Job, Result> {
  readonly client: RpcClient<JobThread<Job, Result>, never>;
  isBusy: boolean;
  /** The timer that ends it: after too long a job, or too long without one. */
  timer: NodeJS.Timeout | undefined;
}

const MOST_TRIES = 2;
const LONGEST_JOB = 60_000;
/** How long an idle thread is kept: it takes about fifty megabytes. */
const IDLE_FOR = 5_000;

/** Threads are started and ended on demand. */
export function makeThreads<Job, Result>(
  file: URL,
  most: number,
  { longest = LONGEST_JOB, idle = IDLE_FOR } = {},
): Threads<Job, Result> {
  const queue = makeFairQueue<Waiting<Job, Result>>();
  const threads = new Set<Thread<Job, Result>>();
  let isClosed = false;

  function start(): Thread<Job, Result> {
    const worker = new Worker(file);
    worker.unref();
    const thread = {
      client: makeClient<JobThread<Job, Result>>(nodePort(worker)),
      isBusy: false,
      timer: undefined,
    };
    threads.add(thread);
    return thread;
  }

  function end(thread: Thread<Job, Result>): Promise<void> {
    threads.delete(thread);
    clearTimeout(thread.timer);
    return thread.client.end();
  }

  function setTimer(thread: Thread<Job, Result>, milliseconds: number, then: () => void): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(then, milliseconds);
    thread.timer.unref();
  }

  async function work(thread: Thread<Job, Result>, waiting: Waiting<Job, Result>): Promise<void> {
    let isTooLong = false;
    thread.isBusy = true;
    setTimer(thread, longest, () => {
      isTooLong = true;
      void end(thread);
    });
    try {
      waiting.resolve(await thread.client.request('run', waiting.job));
    } catch (error) {
      if (isTooLong) waiting.reject(new Error('a thread took too long'));
      else if (error instanceof ChannelEnded) died(thread, waiting);
      else waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
    thread.isBusy = false;
    if (threads.has(thread)) setTimer(thread, idle, () => void end(thread));
    next();
  }

  /** A thread has died: its job may have killed it, or not. */
  function died(thread: Thread<Job, Result>, waiting: Waiting<Job, Result>): void {
    void end(thread);
    waiting.tries += 1;
    if (isClosed) waiting.resolve(null);
    else if (waiting.tries < MOST_TRIES) queue.add(waiting.whose, waiting);
    else waiting.reject(new Error('a thread died of its job'));
  }

  function next(): void {
    while (queue.size > 0 && !isClosed) {
      const free = [...threads].find(({ isBusy }) => !isBusy) ?? (threads.size < most ? start() : null);
      const waiting = free === null ? undefined : queue.take();
      if (free === null || waiting === undefined) return;
      void work(free, waiting);
    }
  }

  return {
    run: (whose, job) =>
      new Promise((resolve, reject) => {
        if (isClosed) return resolve(null);
        queue.add(whose, { whose, job, tries: 0, resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const { resolve } of queue.takeAll()) resolve(null);
      await Promise.all([...threads].map(end));
    },
  };
}
