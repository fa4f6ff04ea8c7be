import type { Wire } from '../bus/bus.ts';

type Listener = Parameters<Wire['listen']>[0];

/** Connects the registries of one process, for tests. */
export function makeExchange(): () => Wire {
  const listeners = new Set<Listener>();
  return () => {
    let own: Listener | null = null;
    return {
      longest: Number.POSITIVE_INFINITY,
      send(text) {
        for (const listener of listeners)
          setImmediate(() => listeners.has(listener) && listener.received(text));
      },
      listen(listener) {
        own = listener;
        listeners.add(listener);
        setImmediate(listener.missed);
      },
      async close() {
        if (own !== null) listeners.delete(own);
      },
    };
  };
}
