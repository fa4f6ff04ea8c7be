// The page, built by vite into apps/web/dist.
import { join } from 'node:path';
import { call, commandOf, type Outcome, ROOT } from './tools.ts';

export function buildPage(): Promise<Outcome> {
  return call(process.execPath, [commandOf('vite', 'vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
