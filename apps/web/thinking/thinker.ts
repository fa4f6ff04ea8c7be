// A thread that thinks about one thing at a time, started when it is first needed. Called off, it is ended: nobody
// can interrupt a thought.
import type { FromThinker, ToThinker } from './messages.ts';

type Progress = Extract<FromThinker, { type: 'progress' }>;
type Thought = Exclude<FromThinker, Progress>;

/** As much of a worker as is needed here. */
export interface Thread {
  postMessage(message: ToThinker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromThinker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

export interface Thinker {
  /** What came of it; null when it was called off, or failed. */
  think(question: ToThinker, told?: (progress: Progress) => void): Promise<Thought | null>;
  stop(): void;
}

const startWorker = (): Thread =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) satisfies Worker;

interface Busy {
  readonly resolve: (thought: Thought | null) => void;
  readonly told: (progress: Progress) => void;
}

export function makeThinker(start: () => Thread = startWorker): Thinker {
  let thread: Thread | null = null;
  let busy: Busy | null = null;

  function hear(said: FromThinker): void {
    if (said.type === 'progress') busy?.told(said);
    else {
      busy?.resolve(said);
      busy = null;
    }
  }

  function started(): Thread | null {
    const fresh = begun(start);
    if (fresh === null) return null;
    fresh.addEventListener('message', ({ data }) => {
      if (thread === fresh) hear(data);
    });
    fresh.addEventListener('error', () => {
      if (thread === fresh) stop();
    });
    return fresh;
  }

  function stop(): void {
    if (busy === null) return;
    thread?.terminate();
    thread = null;
    busy.resolve(null);
    busy = null;
  }

  return {
    think(question, told = () => undefined) {
      stop();
      const asked = thread ?? started();
      thread = asked;
      if (asked === null) return Promise.resolve(null);
      return new Promise((resolve) => {
        busy = { resolve, told };
        asked.postMessage(question);
      });
    },
    stop,
  };
}

/** Some browsers start no thread from a thread. */
function begun(start: () => Thread): Thread | null {
  try {
    return start();
  } catch {
    return null;
  }
}
