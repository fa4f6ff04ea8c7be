import type { Asked, Outcome, OutcomeSaid, Said, Wish } from '../device/protocol.ts';
import { speakOfRefusals } from '../words/say.ts';

/** The worker that hosts games of this device, as the page sees it: races, unless another game's messages are named. */
export interface Device<W = Wish, O = Outcome, S = Said> {
  wish(wish: W): Promise<O>;
  /** Hears everything the worker says by itself; returns how to stop. */
  hear(listener: (said: S) => void): () => void;
}

export function connect<W = Wish, O = Outcome, S extends { readonly say: string } = Said>(
  worker: Worker,
): Device<W, O, S> {
  const waiting = new Map<number, (outcome: O) => void>();
  const listeners = new Set<(said: S) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<S | OutcomeSaid<O>>) => {
    if (isOutcome(data)) {
      const settle = waiting.get(data.id);
      waiting.delete(data.id);
      // Whoever hears of a refusal can say why.
      if (isRefused(data.outcome)) void speakOfRefusals().then(() => settle?.(data.outcome));
      else settle?.(data.outcome);
    } else for (const listener of listeners) listener(data);
  });
  return {
    wish(wish) {
      const asked: Asked<W> = { id: ++last, wish };
      return new Promise((settle) => {
        waiting.set(asked.id, settle);
        worker.postMessage(asked);
      });
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isRefused = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;

const isOutcome = <O, S extends { readonly say: string }>(said: S | OutcomeSaid<O>): said is OutcomeSaid<O> =>
  said.say === 'outcome';
