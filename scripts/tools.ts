// Calling the tools of the repository with the Node that runs this script.
import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT: string = dirname(dirname(fileURLToPath(import.meta.url)));

export type Outcome = { readonly code: number; readonly seconds: number };

/** The file behind a package's command, e.g. `tsc` of `typescript`. */
export function commandOf(name: string, command: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a package's command in the root of the repository; it speaks for itself. */
export function tool(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  return call(process.execPath, [commandOf(name, command), ...args]);
}

export function call(
  file: string,
  args: readonly string[],
  options: SpawnOptions = { stdio: ['ignore', 'inherit', 'inherit'] },
): Promise<Outcome> {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: ROOT, ...options });
    const end = (code: number) => resolve({ code, seconds: (Date.now() - start) / 1000 });
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
}
