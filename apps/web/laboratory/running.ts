// Many races at once, a thread a core; called off at any moment.
import { addUp, NO_RACES, type RaceTally } from '@race/balance';
import type { HeatRequest } from './messages.ts';

/** What a thread must be able to do. */
export interface Thread {
  postMessage(heat: HeatRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: RaceTally }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Few enough that the bar moves and stopping is quick. */
const AT_ONCE = 5;

interface Work extends Omit<HeatRequest, 'first'> {
  readonly threads: readonly Thread[];
  /** Calls it off. */
  readonly signal: AbortSignal;
  /** Told after each part what has been counted by then. */
  readonly onProgress: (tally: RaceTally) => void;
}

/** All races counted; null where a thread failed or it was called off. The threads are ended in any case. */
export async function runAll({
  threads,
  onProgress,
  signal,
  races,
  ...table
}: Work): Promise<RaceTally | null> {
  const parts = Array.from({ length: Math.ceil(races / AT_ONCE) }, (_, at) => ({
    ...table,
    first: at * AT_ONCE,
    races: Math.min(AT_ONCE, races - at * AT_ONCE),
  }));
  let tally = NO_RACES;
  const work = async (thread: Thread): Promise<void> => {
    for (let heat = parts.shift(); heat !== undefined; heat = parts.shift()) {
      signal.throwIfAborted();
      const more = await ran(thread, heat, signal);
      tally = addUp(tally, more);
      onProgress(tally);
    }
  };
  try {
    await Promise.all(threads.map(work));
    return tally;
  } catch {
    return null;
  } finally {
    for (const thread of threads) thread.terminate();
  }
}

const ran = (thread: Thread, heat: HeatRequest, signal: AbortSignal): Promise<RaceTally> =>
  new Promise((resolve, reject) => {
    thread.addEventListener('message', ({ data }) => resolve(data));
    thread.addEventListener('error', () => reject(new Error('a thread failed')));
    signal.addEventListener('abort', () => reject(new Error('called off')), { once: true });
    thread.postMessage(heat);
  });
