// A server for the laboratory, without the page: a process that can be measured and killed.
import { createServer } from 'node:http';
import { getHeapSpaceStatistics } from 'node:v8';
import { readConfig } from './config.ts';
import { makeGameServer } from './game-server.ts';
import { closeServer, listen } from './http/listen.ts';
import { watchLoop } from './monitoring/loop.ts';
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
const server = createServer();
const sockets = openSockets(server, games, config.hasLimits ? {} : { limits: NO_LIMITS });
const listening = await listen(server, config);
if (!listening.ok) throw new Error(listening.fault);
process.stdout.write(`${listening.port}\n`);

/** The parent process may ask for memory use and for delays of the event loop since the last time. */
const loop = watchLoop();
process.on('message', () => {
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
  await Promise.all([closeServer(server), sockets.close()]);
  await games.close();
  process.disconnect?.();
});
