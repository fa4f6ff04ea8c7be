// Every npm command goes through here: install what is missing, then run the program with the pinned Node.
// Plain JavaScript without dependencies, so that any Node from 18 on can start it.
//
//   node scripts/boot.mjs PROGRAM [ARGUMENT …]
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootError } from './boot/error.mjs';
import { ensurePackages } from './boot/packages.mjs';
import { run } from './boot/run.mjs';
import { checkPlatform, chooseNode } from './boot/runtime.mjs';
import { isServing } from './boot/serving.mjs';

const root = process.env.RACE_ROOT ?? dirname(dirname(fileURLToPath(import.meta.url)));

async function boot() {
  const [program, ...args] = process.argv.slice(2);
  if (program === undefined) throw new BootError('Usage: node scripts/boot.mjs PROGRAM [ARGUMENT …]');
  const file = resolve(root, program);
  if (!existsSync(file)) throw new BootError(`There is no program ${program} here.`);
  checkPlatform();
  await ensurePackages(root, { serving: isServing(program) });
  run(chooseNode(root), [file, ...args]);
}

try {
  await boot();
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
