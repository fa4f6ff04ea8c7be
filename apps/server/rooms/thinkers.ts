// Bots that think long do it in threads, so that nobody who plays is kept waiting by them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Asked } from './games.ts';

/** What a thread is asked. */
export interface Thinking extends Pick<Asked, 'view' | 'answers' | 'bot' | 'chance'> {
  readonly id: number;
  readonly game: string;
  readonly options: object;
}

/** What it came to: the place of an answer. */
export interface Thought {
  readonly id: number;
  readonly place: number;
}

export interface Thinkers {
  /** The place of the answer chosen; null when nothing came of it. */
  think(question: Omit<Thinking, 'id'>): Promise<number | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./thinker.ts', import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (place: number | null) => void>;
}

/** Threads are started when they are first needed, no more than leave a core for people. */
export function makeThinkers(most = Math.max(1, availableParallelism() - 1)): Thinkers {
  const threads: Thread[] = [];
  let last = 0;

  function start(): Thread {
    const thread: Thread = { worker: new Worker(THREAD), waiting: new Map() };
    thread.worker.unref();
    thread.worker.on('message', ({ id, place }: Thought) => {
      thread.waiting.get(id)?.(place < 0 ? null : place);
      thread.waiting.delete(id);
    });
    // A thread that fails is gone: what it was asked is asked again, of another one.
    thread.worker.on('exit', () => {
      threads.splice(threads.indexOf(thread), 1);
      for (const settle of thread.waiting.values()) settle(null);
    });
    thread.worker.on('error', () => undefined);
    threads.push(thread);
    return thread;
  }

  /** The one with least to do. */
  function idlest(): Thread {
    const [best] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
    return best === undefined || (best.waiting.size > 0 && threads.length < most) ? start() : best;
  }

  return {
    think(question) {
      const { worker, waiting } = idlest();
      const id = ++last;
      return new Promise((settle) => {
        waiting.set(id, settle);
        worker.postMessage({ ...question, id } satisfies Thinking);
      });
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
