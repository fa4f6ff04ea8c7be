import { makeClient } from '@race/protocol/rpc.ts';
import { addTexts } from '../shell/words/say.ts';
import type { HostWorker } from './messages.ts';
import type { DeviceMessage, DeviceOutcome, DeviceRequest } from './race-messages.ts';

/** The host of a table as the page sees it. Its messages are those of a race by default. */
export interface Device<W = DeviceRequest, O = DeviceOutcome, S = DeviceMessage> {
  request(request: W): Promise<O>;
  /** Subscribes to everything the worker sends by itself; returns how to unsubscribe. */
  subscribe(listener: (message: S) => void): () => void;
}

export function connect<W = DeviceRequest, O = DeviceOutcome, S = DeviceMessage>(
  worker: Worker,
): Device<W, O, S> {
  const client = makeClient<HostWorker<W, O>, S>(worker);
  return {
    async request(request) {
      const outcome = await client.request('handle', request);
      // Loads the texts of refusals before a refusal is shown.
      if (isRefused(outcome)) await addTexts('refusals');
      return outcome;
    },
    subscribe: client.subscribe,
  };
}

/**
 * A source that is started when it is first needed. Its worker reports only once that it cannot save games; listeners
 * that subscribe later get that message, too.
 */
export function startOnDemand<W, O, S extends { readonly type: string }>(
  start: () => Device<W, O, S>,
): Device<W, O, S> {
  let started: Device<W, O, S> | null = null;
  let loss: S | null = null;
  function running(): Device<W, O, S> {
    if (started !== null) return started;
    started = start();
    started.subscribe((message) => {
      if (message.type === 'storageLost') loss = message;
    });
    return started;
  }
  return {
    request: (request) => running().request(request),
    subscribe(listener) {
      const unsubscribe = running().subscribe(listener);
      if (loss !== null) listener(loss);
      return unsubscribe;
    },
  };
}

const isRefused = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
