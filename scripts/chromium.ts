// The browser of the browser tests: the one that is here, else Debian's.
import type { SpawnOptions } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { call } from './tools.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export const HOW_TO_GET_IT =
  'No Chromium was found: install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH !== undefined) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find(isProgram);
}

/** Installs Debian's Chromium where that is allowed without asking. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found !== undefined || !mayInstall()) return found;
  console.log('Installing Chromium from Debian …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet: SpawnOptions = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  await call('apt-get', ['update', '-qq'], quiet);
  await call('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return findChromium();
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && isProgram('/usr/bin/apt-get');
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
