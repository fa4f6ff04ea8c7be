// Runs a game's host in a worker: the page talks to it only by messages.
import type { Rules, Seed, Types } from '@race/kernel';
import type { GameParts, GameTable, TablePlan } from '@race/local';
import { serve } from '@race/protocol/rpc.ts';
import { newName } from '../../shell/base/random.ts';
import type { HostWorker, Loss, StorageLostMessage } from '../messages.ts';
import type { BackgroundBots } from './bots.ts';
import { deviceStorage, type GameStorage, type LoadReader } from './storage.ts';

/** What a host gets from its surroundings: storage, messages, chance and time. */
export interface GameWorld<T extends Types, R extends Rules<T>, O, B extends string, S> {
  readonly store: GameStorage<T, TablePlan<O, B>>;
  /** The rules, streams and bots of a table. */
  partsFor(plan: TablePlan<O, B>): Promise<GameParts<T, R, B>>;
  send(message: S): void;
  /** Notifies other tabs that a table has changed. */
  notifyOtherTabs(table: string, line: number): void;
  newSeed(): Seed;
  newName(): string;
  now(): number;
  /** Slow bots. Without it all bots think in this thread, and everybody waits. */
  readonly backgroundBots?: BackgroundBots<GameTable<T, R, O, B>, T['answer']>;
}

const WORDS_OF_A_SEED = 8;

interface Host<W, X> {
  request(request: W): Promise<X>;
  tableChangedElsewhere(table: string, line: number): Promise<void>;
}

interface Line {
  readonly table: string;
  readonly line: number;
}

/** Saves games in the database of this name, and answers the page's requests. */
export function serveHost<T extends Types, R extends Rules<T>, O, B extends string, S, W, X>(
  name: string,
  partsFor: GameWorld<T, R, O, B, S>['partsFor'],
  loadReader: LoadReader<TablePlan<O, B>>,
  makeHost: (world: GameWorld<T, R, O, B, S>) => Host<W, X>,
): void {
  const others = new BroadcastChannel(name);
  const send: (message: S | StorageLostMessage) => void = serve<HostWorker<W, X>, S | StorageLostMessage>(
    self,
    {
      handle: async (request) => (await host).request(request),
    },
  );
  const lost = (loss: Loss) => send({ type: 'storageLost', loss });
  const host: Promise<Host<W, X>> = deviceStorage<T, TablePlan<O, B>>(name, loadReader, lost).then((store) =>
    makeHost({
      store,
      partsFor,
      send,
      notifyOtherTabs: (table, line) => others.postMessage({ table, line } satisfies Line),
      newSeed: () => [...crypto.getRandomValues(new Int32Array(WORDS_OF_A_SEED))],
      newName,
      now: () => Date.now(),
    }),
  );
  others.addEventListener('message', async ({ data }: MessageEvent<Line>) => {
    await (await host).tableChangedElsewhere(data.table, data.line);
  });
}
