#!/usr/bin/env node
// great-race, the command of the package: runs the server with this Node if it is new enough, else with one that it
// installs once. Plain JavaScript without dependencies, so that any Node from 18 on can start it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootError } from '../boot/error.mjs';
import { ensurePackages } from '../boot/packages.mjs';
import { run } from '../boot/run.mjs';
import { checkPlatform, chooseNode, isNewEnough } from '../boot/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node of the package's lock file, in a folder that later versions of the package share. */
async function installedNode() {
  checkPlatform();
  const lock = readFileSync(join(root, 'node.json'), 'utf8');
  const { packages } = JSON.parse(lock);
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'great-race');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages['']));
  writeFileSync(join(folder, 'package-lock.json'), lock);
  await ensurePackages(folder, { serving: true });
  return chooseNode(folder);
}

try {
  const node = isNewEnough(process.version) ? process.execPath : await installedNode();
  run(node, [join(root, 'server', 'installed.js'), ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
