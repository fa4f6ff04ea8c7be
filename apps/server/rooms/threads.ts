// Threads for work that would keep everybody waiting in the loop. What waits for one is taken in turns.
import { Worker } from 'node:worker_threads';
import { makeFairQueue, type Whose } from './fair-queue.ts';

/** What a thread is sent, and what it sends back. */
export interface Sent<Job> {
  readonly id: number;
  readonly job: Job;
}
export type Returned<Result> =
  | { readonly id: number; readonly result: Result; readonly milliseconds: number }
  | { readonly id: number; readonly fault: string };

/** What came of a job, and how long a thread was busy with it. */
export interface Finished<Result> {
  readonly result: Result;
  readonly milliseconds: number;
}

export interface Threads<Job, Result> {
  /** Does a job; rejects where it throws, takes too long, or costs two threads their life. Null where all is closed. */
  run(whose: Whose, job: Job): Promise<Finished<Result> | null>;
  close(): Promise<void>;
}

interface Waiting<Job, Result> {
  readonly whose: Whose;
  readonly job: Job;
  tries: number;
  readonly settle: (finished: Finished<Result> | null) => void;
  readonly fail: (error: Error) => void;
}

interface Thread<Job, Result> {
  readonly worker: Worker;
  busy: (Waiting<Job, Result> & { readonly id: number }) | null;
  /** When it has taken too long, or has had nothing to do for a while. */
  timer: NodeJS.Timeout | undefined;
}

const MOST_TRIES = 2;
const LONGEST_JOB = 60_000;
/** A thread holds some fifty megabytes: one that nobody has needed for so long is ended. */
const IDLE_FOR = 5_000;

/** Threads are started when they are needed, and end when they no longer are. */
export function makeThreads<Job, Result>(
  file: URL,
  most: number,
  { longest = LONGEST_JOB, idle = IDLE_FOR } = {},
): Threads<Job, Result> {
  const queue = makeFairQueue<Waiting<Job, Result>>();
  const threads = new Set<Thread<Job, Result>>();
  let last = 0;
  let isClosed = false;

  function start(): Thread<Job, Result> {
    const thread: Thread<Job, Result> = { worker: new Worker(file), busy: null, timer: undefined };
    thread.worker.unref();
    thread.worker.on('message', (returned: Returned<Result>) => finish(thread, returned));
    thread.worker.on('error', () => undefined);
    thread.worker.on('exit', () => bury(thread));
    threads.add(thread);
    return thread;
  }

  function finish(thread: Thread<Job, Result>, returned: Returned<Result>): void {
    const { busy } = thread;
    if (busy?.id !== returned.id) return;
    rest(thread);
    if ('fault' in returned) busy.fail(new Error(returned.fault));
    else busy.settle(returned);
    next();
  }

  function rest(thread: Thread<Job, Result>): void {
    thread.busy = null;
    setTimer(thread, idle, () => end(thread));
  }

  function end(thread: Thread<Job, Result>): void {
    threads.delete(thread);
    void thread.worker.terminate();
  }

  function setTimer(thread: Thread<Job, Result>, milliseconds: number, then: () => void): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(then, milliseconds);
    thread.timer.unref();
  }

  /** A thread has died: its job may have killed it, or been with it by chance. */
  function bury(thread: Thread<Job, Result>): void {
    const { busy } = thread;
    threads.delete(thread);
    clearTimeout(thread.timer);
    thread.busy = null;
    if (busy === null) return;
    busy.tries += 1;
    if (isClosed) busy.settle(null);
    else if (busy.tries < MOST_TRIES) queue.add(busy.whose, busy);
    else busy.fail(new Error('a thread died of its job'));
    next();
  }

  function next(): void {
    while (queue.size > 0 && !isClosed) {
      const free = [...threads].find(({ busy }) => busy === null) ?? (threads.size < most ? start() : null);
      const waiting = free === null ? undefined : queue.take();
      if (free === null || waiting === undefined) return;
      const busy = Object.assign(waiting, { id: ++last });
      free.busy = busy;
      setTimer(free, longest, () => {
        free.busy = null;
        end(free);
        busy.fail(new Error('a thread took too long'));
        next();
      });
      free.worker.postMessage({ id: busy.id, job: busy.job } satisfies Sent<Job>);
    }
  }

  return {
    run: (whose, job) =>
      new Promise((settle, fail) => {
        if (isClosed) return settle(null);
        queue.add(whose, { whose, job, tries: 0, settle, fail });
        next();
      }),
    async close() {
      isClosed = true;
      for (const { settle } of queue.takeAll()) settle(null);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
