// The page, built by vite into apps/web/dist.
import { join } from 'node:path';
import { isFresh } from '../apps/server/page/fresh.ts';
import { call, commandOf, type Outcome, ROOT } from './tools.ts';

/** Builds it unless it is newer than its sources. Tests that start servers at the same time would each build it. */
export async function ensurePage(): Promise<Outcome> {
  const isBuilt = isFresh(ROOT, join(ROOT, 'apps', 'web', 'dist', 'index.html'));
  return isBuilt ? { code: 0, seconds: 0 } : buildPage();
}

export function buildPage(): Promise<Outcome> {
  return call(process.execPath, [commandOf('vite', 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
