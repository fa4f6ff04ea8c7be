// Builds the page before it is served. All it says goes to standard error: standard output has the address alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Tells whether it worked. */
export function buildPage(root: string): Promise<boolean> {
  process.stderr.write('Building the page…\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return new Promise((settle) => {
    child.on('error', () => settle(false));
    child.on('close', (code) => settle(code === 0));
  });
}
