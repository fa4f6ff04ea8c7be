// Calling npm; it says nothing unless it fails.
import type { SpawnOptions } from 'node:child_process';
import { call } from '../tools.ts';

export async function npm(args: readonly string[], cwd: string): Promise<void> {
  const options: SpawnOptions = { cwd, stdio: ['ignore', 'ignore', 'inherit'] };
  const script = process.env.npm_execpath;
  const { code } = await (script === undefined
    ? call('npm', args, options)
    : call(process.execPath, [script, ...args], options));
  if (code !== 0) throw new Error(`npm ${args[0]} failed: see above.`);
}
