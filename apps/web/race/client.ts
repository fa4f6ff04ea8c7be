import type {
  DeviceMessage,
  DeviceOutcome,
  DeviceRequest,
  OutcomeMessage,
  RequestMessage,
} from '../device/protocol.ts';
import { loadRefusalTexts } from '../words/say.ts';

/** The worker that hosts games of this device, as the page sees it: races, unless another game's messages are named. */
export interface Device<W = DeviceRequest, O = DeviceOutcome, S = DeviceMessage> {
  request(request: W): Promise<O>;
  /** Subscribes to everything the worker sends by itself; returns how to unsubscribe. */
  subscribe(listener: (message: S) => void): () => void;
}

export function connect<
  W = DeviceRequest,
  O = DeviceOutcome,
  S extends { readonly type: string } = DeviceMessage,
>(worker: Worker): Device<W, O, S> {
  const waiting = new Map<number, (outcome: O) => void>();
  const listeners = new Set<(message: S) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<S | OutcomeMessage<O>>) => {
    if (isOutcome(data)) {
      const resolve = waiting.get(data.id);
      waiting.delete(data.id);
      // Whoever hears of a refusal can say why.
      if (isRefused(data.outcome)) void loadRefusalTexts().then(() => resolve?.(data.outcome));
      else resolve?.(data.outcome);
    } else for (const listener of listeners) listener(data);
  });
  return {
    request(request) {
      const requestMessage: RequestMessage<W> = { id: ++last, request };
      return new Promise((resolve) => {
        waiting.set(requestMessage.id, resolve);
        worker.postMessage(requestMessage);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isRefused = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;

const isOutcome = <O, S extends { readonly type: string }>(
  message: S | OutcomeMessage<O>,
): message is OutcomeMessage<O> => message.type === 'outcome';
