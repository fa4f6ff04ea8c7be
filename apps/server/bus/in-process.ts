import type { Wire } from './bus.ts';

type Ear = Parameters<Wire['listen']>[0];

/** Halls of one process hear each other: for tests. Who is alone hears nothing. */
export function makeExchange(): () => Wire {
  const ears = new Set<Ear>();
  return () => {
    let own: Ear | null = null;
    return {
      send(text) {
        for (const ear of ears) setImmediate(() => ears.has(ear) && ear.heard(text));
      },
      listen(ear) {
        own = ear;
        ears.add(ear);
        setImmediate(ear.missed);
      },
      async close() {
        if (own !== null) ears.delete(own);
      },
    };
  };
}
