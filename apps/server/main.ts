// npm start: builds the page when it has to, serves it, and says where.
import { join } from 'node:path';
import { addressOf, readConfig } from './config.ts';
import { closeServer, listen } from './http/listen.ts';
import { makeServer } from './http/server.ts';
import { readAssets } from './page/assets.ts';
import { buildPage } from './page/build.ts';
import { isFresh } from './page/fresh.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'apps', 'web', 'dist');

async function main(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return giveUp(read.fault);
  if (!isFresh(ROOT, join(DIST, 'index.html')) && !(await buildPage(ROOT))) {
    return giveUp('The page could not be built: see above.');
  }
  const server = makeServer(readAssets(DIST));
  const listening = await listen(server, read.config);
  if (!listening.ok) return giveUp(listening.fault);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void closeServer(server));
  process.stdout.write(`The Great Race: ${addressOf({ ...read.config, port: listening.port })}\n`);
}

function giveUp(fault: string): void {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}

await main();
