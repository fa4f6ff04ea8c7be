// The page, built by vite into apps/web/dist.
import { join } from 'node:path';
import { isFresh } from '../apps/server/page/fresh.ts';
import { withLock } from './boot/lock.mjs';
import { call, commandOf, type Outcome, ROOT } from './tools.ts';

/** Builds it unless it is newer than its sources. Tests that start servers at the same time would each build it. */
export const ensurePage = (): Promise<Outcome> => alone(async () => (isBuilt() ? DONE : build()));

export const buildPage = (): Promise<Outcome> => alone(build);

const DONE: Outcome = { code: 0, seconds: 0 };

const isBuilt = (): boolean => isFresh(ROOT, join(ROOT, 'apps', 'web', 'dist', 'index.html'));

/** Two builds at once would delete each other's files. */
const alone = (work: () => Promise<Outcome>): Promise<Outcome> =>
  withLock(join(ROOT, '.boot', 'page.lock'), { work });

function build(): Promise<Outcome> {
  return call(process.execPath, [commandOf('vite', 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
