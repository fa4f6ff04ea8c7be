// Long work on the event loop, in small slices. Addresses take turns, and so do the tables of each.
import { cpuTime } from './cpu-time.ts';
import { makeFairQueue, type Whose } from './fair-queue.ts';
import type { Finished } from './threads.ts';

export interface Slices {
  run<X>(whose: Whose, work: Generator<void, X>): Promise<Finished<X>>;
}

/** Milliseconds of each turn of the event loop. */
const SLICE = 3;

interface Sliced {
  readonly whose: Whose;
  /** Works until this moment; returns whether it is done. */
  goOn(until: number): boolean;
}

export function makeSlices(): Slices {
  const queue = makeFairQueue<Sliced>();
  let isBusy = false;

  function turn(): void {
    const next = queue.take();
    if (next !== undefined && !next.goOn(performance.now() + SLICE)) queue.add(next.whose, next);
    isBusy = queue.size > 0;
    if (isBusy) setImmediate(turn);
  }

  function add(sliced: Sliced): void {
    queue.add(sliced.whose, sliced);
    if (isBusy) return;
    isBusy = true;
    setImmediate(turn);
  }

  return {
    run: (whose, work) =>
      new Promise((resolve, reject) => {
        let milliseconds = 0;
        function goOn(until: number): boolean {
          const since = cpuTime();
          try {
            for (;;) {
              const step = work.next();
              if (step.done !== true && performance.now() < until) continue;
              milliseconds += cpuTime() - since;
              if (step.done === true) resolve({ result: step.value, milliseconds });
              return step.done === true;
            }
          } catch (error) {
            reject(error);
            return true;
          }
        }
        add({ whose, goOn });
      }),
  };
}
