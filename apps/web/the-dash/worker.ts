import { DASH_BOTS } from '@race/bots/dash/index.ts';
import { type Dash, makeDash, STREAMS } from '@race/dash';
import { keepingStore } from '../device/keeping.ts';
import type { Asked } from '../device/protocol.ts';
import { makeDashHost } from './host.ts';
import type { DashPlan, DashSaid, DashWish } from './protocol.ts';

/** The Dash's thread: the page talks to it by messages alone. */

const NAME = 'the-dash';
const WORDS_OF_A_SEED = 8;
const say = (said: DashSaid): void => postMessage(said);
const others = new BroadcastChannel(NAME);

const host = keepingStore<Dash, DashPlan>(NAME, (loss) => say({ say: 'forgetful', loss })).then((store) =>
  makeDashHost({
    store,
    partsFor: async ({ options }) => ({ rules: makeDash(options), streams: STREAMS, bots: DASH_BOTS }),
    say,
    toldOthers: (table, line) => others.postMessage({ table, line }),
    newSeed: () => [...crypto.getRandomValues(new Int32Array(WORDS_OF_A_SEED))],
    newName: () => crypto.randomUUID(),
    now: () => Date.now(),
  }),
);

addEventListener('message', async ({ data }: MessageEvent<Asked<DashWish>>) => {
  const outcome = await (await host).wish(data.wish);
  postMessage({ say: 'outcome', id: data.id, outcome });
});

others.addEventListener('message', async ({ data }: MessageEvent<{ table: string; line: number }>) => {
  await (await host).heardOthers(data.table, data.line);
});
