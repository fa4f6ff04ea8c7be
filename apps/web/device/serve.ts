// A game's host in a thread of its own: the page talks to it by messages alone.
import type { Rules, Types } from '@race/kernel';
import type { TablePlan } from '@race/local';
import { newName } from '../random.ts';
import type { GameWorld } from './game-adapter.ts';
import type { OutcomeMessage, RequestMessage, StorageLostMessage } from './protocol.ts';
import { deviceStorage, type Loss } from './storage-fallback.ts';

const WORDS_OF_A_SEED = 8;

interface Host<W, X> {
  request(request: W): Promise<X>;
  tableChangedElsewhere(table: string, line: number): Promise<void>;
}

interface Line {
  readonly table: string;
  readonly line: number;
}

/** Keeps games under a name, and serves the page with them. */
export function serve<T extends Types, R extends Rules<T>, O, B extends string, S, W, X>(
  name: string,
  partsFor: GameWorld<T, R, O, B, S>['partsFor'],
  makeHost: (world: GameWorld<T, R, O, B, S>) => Host<W, X>,
): void {
  const others = new BroadcastChannel(name);
  const lost = (loss: Loss) => postMessage({ type: 'storageLost', loss } satisfies StorageLostMessage);
  const host = deviceStorage<T, TablePlan<O, B>>(name, lost).then((store) =>
    makeHost({
      store,
      partsFor,
      send: (message) => postMessage(message),
      notifyOtherTabs: (table, line) => others.postMessage({ table, line } satisfies Line),
      newSeed: () => [...crypto.getRandomValues(new Int32Array(WORDS_OF_A_SEED))],
      newName,
      now: () => Date.now(),
    }),
  );
  addEventListener('message', async ({ data }: MessageEvent<RequestMessage<W>>) => {
    const outcome = await (await host).request(data.request);
    postMessage({ type: 'outcome', id: data.id, outcome } satisfies OutcomeMessage<X>);
  });
  others.addEventListener('message', async ({ data }: MessageEvent<Line>) => {
    await (await host).tableChangedElsewhere(data.table, data.line);
  });
}
