// A server for the laboratory, without the page: a process that can be measured and killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { openApi } from './api/api.ts';
import { readConfig } from './config.ts';
import { makeGameServer } from './game-server.ts';
import { closeServer, listen } from './http/listen.ts';
import { makeServer } from './http/server.ts';
import { makeHealth } from './monitoring/health.ts';
import { watchLoop } from './monitoring/loop.ts';
import { makeStoreCheck } from './monitoring/store-check.ts';
import { wordsIn } from './notices/words.ts';
import { openStore } from './opening.ts';
import { NO_LIMITS } from './requests/buckets.ts';
import { openSockets } from './sockets/sockets.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.fault);
const { config } = read;
const opened = await openStore({ ...config, isNewStore: true }, () => undefined);
if (!opened.ok) throw new Error(opened.fault);
const games = makeGameServer({
  store: opened.store,
  bus: opened.bus,
  window: Number(process.env.WINDOW ?? '0'),
  idle: Number(process.env.IDLE ?? '60000'),
});
const health = makeHealth(makeStoreCheck(opened.store, null, Date.now));
const { isBehindProxy } = config;
const server = makeServer(new Map(), health.answers, {
  isBehindProxy,
  ...(config.hasLimits ? {} : { limits: null }),
});
const sockets = openSockets(server, games, {
  isBehindProxy,
  ...(config.hasLimits ? {} : { limits: NO_LIMITS }),
});
const api = openApi(server, sockets, { words: await wordsIn('en') });
const listening = await listen(server, config);
if (!listening.ok) throw new Error(listening.fault);
process.stdout.write(`${listening.port}\n`);

/** The parent process may ask what was done so far, or for memory use and for delays of the event loop since the last time. */
const loop = watchLoop();
process.on('message', (asked) => {
  const { meters } = games.services;
  if (asked === 'counts') {
    process.send?.({ sent: opened.bus?.sent ?? 0, transactions: meters.transaction.count });
    return;
  }
  const late = loop.late(99);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed + external,
    young: youngGeneration(),
    rss,
    rooms: games.rooms.all.size,
    late,
  });
  loop.forget();
});

/** The size of V8's young generation: empty after a collection, but never given back. */
function youngGeneration(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0;
}

/** Without the laboratory nothing else would end this process. */
process.once('disconnect', () => process.exit());

process.once('SIGTERM', async () => {
  health.leave();
  await sleep(1_000 * config.watch.grace);
  api.close();
  await Promise.all([closeServer(server), sockets.close()]);
  await games.close();
  process.disconnect?.();
});
