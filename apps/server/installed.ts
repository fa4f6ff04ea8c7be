// great-race: the server as it is in a package (scripts/package/files.ts), which holds the built page.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { GREAT_RACE } from './command-line.ts';
import { versionIn } from './monitoring/metrics.ts';
import { unpackAssets } from './page/assets.ts';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where programs keep what they store for a user; the next version of the package must find it again. */
const dataHome = (): string =>
  process.env.XDG_DATA_HOME ??
  (process.platform === 'win32'
    ? (process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'))
    : join(homedir(), '.local', 'share'));

await serve({
  command: GREAT_RACE,
  version: versionIn(ROOT),
  data: join(dataHome(), 'great-race'),
  readPage: async () => unpackAssets(readFileSync(join(ROOT, 'page.bin'))),
});
