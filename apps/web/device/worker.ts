import { loadParts } from '@race/table/load.ts';
import { newName } from '../random.ts';
import { makeHost } from './host.ts';
import { keepingStore } from './keeping.ts';
import type { Asked, Said } from './protocol.ts';

/** The engine's thread: the page talks to it by messages alone. */

const WORDS_OF_A_SEED = 8;
const say = (said: Said): void => postMessage(said);
const others = new BroadcastChannel('the-great-race');

const host = keepingStore('the-great-race', (loss) => say({ say: 'forgetful', loss })).then((store) =>
  makeHost({
    store,
    partsFor: loadParts,
    say,
    toldOthers: (table, line) => others.postMessage({ table, line }),
    newSeed: () => [...crypto.getRandomValues(new Int32Array(WORDS_OF_A_SEED))],
    newName,
    now: () => Date.now(),
  }),
);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const outcome = await (await host).wish(data.wish);
  say({ say: 'outcome', id: data.id, outcome });
});

others.addEventListener('message', async ({ data }: MessageEvent<{ table: string; line: number }>) => {
  await (await host).heardOthers(data.table, data.line);
});
