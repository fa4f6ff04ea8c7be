// A thread of the laboratory: runs the races it is asked for, and counts them.
import type { Tally } from '@race/balance';
import { runRaces } from '@race/balance/races.ts';
import { loadBot } from '@race/bots/load.ts';
import { loadRace } from '@race/great-race/load.ts';
import type { Heat } from './messages.ts';

addEventListener('message', async ({ data }: MessageEvent<Heat>) => {
  const { options, bot, ...heat } = data;
  const [rules, driver] = await Promise.all([loadRace(options), loadBot(bot, options)]);
  postMessage(runRaces({ rules, bots: [driver], ...heat }) satisfies Tally);
});
