// Builds the page before it is served. Its output goes to standard error, since standard output has only the address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Returns whether it succeeded. */
export function buildPage(root: string): Promise<boolean> {
  process.stderr.write('Building the page…\n');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
