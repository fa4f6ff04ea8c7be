// A source of races in the process of the test: the host that a worker would run, without the worker.
import { loadParts } from '@race/local/load.ts';
import type { Device } from '../client.ts';
import { makeHost } from '../device/race.ts';
import { memoryStorage } from '../device/storage.ts';
import type { DeviceMessage } from '../race-messages.ts';

export interface InProcessSource extends Device {
  readonly listeners: ReadonlySet<unknown>;
}

export function inProcessSource(): InProcessSource {
  const listeners = new Set<(message: DeviceMessage) => void>();
  let names = 0;
  const host = makeHost({
    store: memoryStorage(),
    partsFor: loadParts,
    send: (message) => {
      // As if it came from a worker.
      for (const listener of listeners) listener(structuredClone(message));
    },
    notifyOtherTabs: () => undefined,
    newSeed: () => 7,
    newName: () => `race-${++names}`,
    now: () => 0,
  });
  return {
    listeners,
    request: host.request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
