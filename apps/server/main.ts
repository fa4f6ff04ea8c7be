// npm start: builds the page if necessary, and serves it.
import { join } from 'node:path';
import { NPM_START } from './command-line.ts';
import { versionIn } from './monitoring/metrics.ts';
import { readAssets } from './page/assets.ts';
import { buildPage } from './page/build.ts';
import { isFresh } from './page/fresh.ts';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = join(ROOT, 'apps', 'web', 'dist');

await serve({
  command: NPM_START,
  version: versionIn(ROOT),
  data: join(ROOT, 'data'),
  async readPage() {
    const isBuilt = isFresh(ROOT, join(PAGE, 'index.html')) || (await buildPage(ROOT));
    return isBuilt ? readAssets(PAGE) : null;
  },
});
