// A server that is the same every time: its clock stands still, and its names are numbered instead of drawn.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGameServer } from '../../apps/server/game-server.ts';
import { closeServer, listen } from '../../apps/server/http/listen.ts';
import { makeServer } from '../../apps/server/http/server.ts';
import { type Assets, readAssets } from '../../apps/server/page/assets.ts';
import { NO_LIMITS } from '../../apps/server/requests/buckets.ts';
import { openSockets } from '../../apps/server/sockets/sockets.ts';
import { memoryStore } from '../../packages/store/index.ts';

/** When every picture is taken: a Saturday, at noon in Greenwich. */
export const NOON: number = Date.UTC(2026, 10, 14, 12);

/** Nothing is drawn by chance, and it is always noon. Workers have clocks of their own, which the browser's tools do not reach. */
export const FROZEN = `{
  let drawn = 1;
  crypto.getRandomValues = (numbers) => numbers.map((_, at, all) => (all[at] = drawn = (drawn * 48271) % 2147483647));
  if (navigator.storage) navigator.storage.estimate = async () => ({ usage: 100_000, quota: 1e9 });
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...words) { super(...(words.length === 0 ? [${NOON}] : words)); }
    static now() { return ${NOON}; }
  };
}
`;
const WORKER = /^worker-.*\.js$/;

export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

export async function serveScreens(built: string): Promise<Served> {
  const server = makeServer(frozenPage(built), new Map(), { limits: null });
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const numbered = (prefix: string) => () => `${prefix}${String(next()).padStart(15, '0')}`;
  const game = makeGameServer({
    store: memoryStore(),
    now: () => NOON,
    secrets: {
      newName: numbered('n'),
      newSalt: numbered('s'),
      newSeed: () => [1, 2, 3, 4, 5, 6, 7, next()],
    },
  });
  const sockets = openSockets(server, game, { limits: NO_LIMITS });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.fault);
  return {
    port: listening.port,
    async close() {
      await sockets.close();
      await closeServer(server);
      await game.close();
    },
  };
}

/** The built page, with workers for which it is always noon. */
function frozenPage(built: string): Assets {
  const folder = mkdtempSync(join(tmpdir(), 'race-screens-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const name of readdirSync(join(folder, 'assets')).filter((file) => WORKER.test(file))) {
    const file = join(folder, 'assets', name);
    writeFileSync(file, FROZEN + readFileSync(file, 'utf8'));
  }
  const assets = readAssets(folder);
  rmSync(folder, { recursive: true });
  return assets;
}
