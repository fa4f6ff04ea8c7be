import { isPatient } from '@race/bots/names.ts';
import { loadParts } from '@race/table/load.ts';
import { newName } from '../random.ts';
import { makeThinker } from '../thinking/thinker.ts';
import { makeHost } from './host.ts';
import type { Asked, Said } from './protocol.ts';
import { memoryStore, openStore, type Store } from './store.ts';

/** The engine's thread: the page talks to it by messages alone. */

const WORDS_OF_A_SEED = 8;
const say = (said: Said): void => postMessage(said);
const others = new BroadcastChannel('the-great-race');

const host = keepingStore().then((store) =>
  makeHost({
    store,
    partsFor: (plan) => loadParts(plan, isPatient),
    say,
    toldOthers: (table, line) => others.postMessage({ table, line }),
    newSeed: () => [...crypto.getRandomValues(new Int32Array(WORDS_OF_A_SEED))],
    newName,
    now: () => Date.now(),
    thinker: makeThinker(),
  }),
);

async function keepingStore(): Promise<Store> {
  try {
    return await openStore();
  } catch {
    say({ say: 'forgetful' });
    return memoryStore();
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const outcome = await (await host).wish(data.wish);
  say({ say: 'outcome', id: data.id, outcome });
});

others.addEventListener('message', async ({ data }: MessageEvent<{ table: string; line: number }>) => {
  await (await host).heardOthers(data.table, data.line);
});
