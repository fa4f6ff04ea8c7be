import type { Asked, Outcome, Said, Wish } from '../device/protocol.ts';

/** The worker that hosts this device's races, as the page sees it. */
export interface Device {
  wish(wish: Wish): Promise<Outcome>;
  /** Hears everything the worker says by itself; returns how to stop. */
  hear(listener: (said: Said) => void): () => void;
}

export function connect(worker: Worker): Device {
  const waiting = new Map<number, (outcome: Outcome) => void>();
  const listeners = new Set<(said: Said) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.say === 'outcome') {
      waiting.get(data.id)?.(data.outcome);
      waiting.delete(data.id);
    } else for (const listener of listeners) listener(data);
  });
  return {
    wish(wish) {
      const asked: Asked = { id: ++last, wish };
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
