// The tables without the page, for the laboratory: a process that can be measured and killed.
import { createServer } from 'node:http';
import { getHeapSpaceStatistics } from 'node:v8';
import { readConfig } from './config.ts';
import { closeServer, listen } from './http/listen.ts';
import { watchLoop } from './monitoring/loop.ts';
import { openStore } from './opening.ts';
import { makeRooms } from './rooms/rooms.ts';
import { NO_LIMITS } from './sockets/buckets.ts';
import { openSockets } from './sockets/sockets.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.fault);
const { config } = read;
const opened = await openStore({ ...config, isNewStore: true }, () => undefined);
if (!opened.ok) throw new Error(opened.fault);
const rooms = makeRooms({
  store: opened.store,
  bus: opened.bus,
  window: Number(process.env.WINDOW ?? '0'),
  idle: Number(process.env.IDLE ?? '60000'),
});
const server = createServer();
const sockets = openSockets(server, rooms, config.hasLimits ? {} : { limits: NO_LIMITS });
const listening = await listen(server, config);
if (!listening.ok) throw new Error(listening.fault);
process.stdout.write(`${listening.port}\n`);

/** Whoever started this process may ask how much it holds, and how late it was since it was last asked. */
const loop = watchLoop();
process.on('message', () => {
  const late = loop.late(99);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({
    heap: heapUsed + external,
    young: youngGeneration(),
    rss,
    rooms: rooms.roomCount(),
    late,
  });
  loop.forget();
});

/** What V8 keeps for what is new: empty after a collection, and as large as it has ever been. */
function youngGeneration(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0;
}

/** Without the laboratory there is nobody to end this process. */
process.once('disconnect', () => process.exit());

process.once('SIGTERM', async () => {
  await Promise.all([closeServer(server), sockets.close()]);
  await rooms.close();
  process.disconnect?.();
});
