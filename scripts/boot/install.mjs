// `npm ci` with one line of progress; what npm itself says goes to a file.
import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { BootError } from './error.mjs';
import { pinnedNode, runs } from './runtime.mjs';
import { trim } from './serving.mjs';
import { isWhole } from './whole.mjs';

const LOG = join('.boot', 'install.log');

const ARGS = [
  'ci',
  ...['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--loglevel=error'],
  '--include=optional',
  ...['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
];

/** Settings of the outer npm command that would change what the inner one does. */
const NOT_INHERITED =
  /^npm_config_(workspaces?|include_workspace_root|dry_run|json|global|omit|only|production|package_lock|package_lock_only|offline)$/i;

/** @param {string} root @param {boolean} serving without the tools for tests */
export async function install(root, serving) {
  mkdirSync(join(root, '.boot'), { recursive: true });
  const done = progress(`Installing ${serving ? 'packages' : 'packages and the tools for tests'}, this once`);
  const problem = (await npm(root, serving)) ?? (await installTheRest(root, serving));
  if (problem === undefined && serving) trim(root);
  done(problem === undefined);
  if (problem !== undefined) throw new BootError(`${problem} (npm's own words: ${LOG})`);
}

/**
 * npm leaves out optional packages, the compiled parts of tools among them, that its own Node is too old for.
 * Then the same again with the pinned Node, from a copy, for npm clears the folder it lies in.
 * @param {string} root @param {boolean} serving @returns {Promise<string | undefined>} what went wrong
 */
async function installTheRest(root, serving) {
  const pinned = pinnedNode(root);
  if (isWhole(root, serving) || pinned === undefined || !runs(pinned)) return undefined;
  const folder = join(root, '.boot', 'node');
  const copy = join(folder, basename(pinned));
  mkdirSync(folder, { recursive: true });
  copyFileSync(pinned, copy);
  const problem = await npm(root, serving, copy);
  rmSync(folder, { recursive: true, force: true });
  return problem;
}

/** @param {string} root @param {boolean} serving @param {string} [node] @returns {Promise<string | undefined>} what went wrong */
function npm(root, serving, node) {
  const log = createWriteStream(join(root, LOG));
  const [command, words] = npmCommand(node);
  const args = [...words, ...ARGS, serving ? '--omit=dev' : '--include=dev', ...cacheArgs(root)];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(root, node),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command.endsWith('.cmd'),
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const stop = () => child.kill();
    process.on('exit', stop);
    child.on('error', () => resolve('npm was not found: it comes with Node and must be on the PATH.'));
    child.on('close', (code) => {
      process.off('exit', stop);
      log.end(() => resolve(code === 0 ? undefined : diagnose(readFileSync(join(root, LOG), 'utf8'))));
    });
  });
}

/** The npm that called us, run by the Node that ran it: not by the pinned one, which is about to be replaced. @param {string} [node] */
function npmCommand(node = process.env.npm_node_execpath ?? process.execPath) {
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) {
    return /** @type {const} */ ([node, [script]]);
  }
  return /** @type {const} */ ([process.platform === 'win32' ? 'npm.cmd' : 'npm', []]);
}

/** @param {string} root @param {string} [node] */
function environment(root, node) {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  const env = Object.fromEntries(inherited);
  const bin = join(root, 'node_modules', '.bin');
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => resolve(folder) !== bin);
  if (node !== undefined) path.unshift(dirname(node));
  return { ...env, PATH: path.join(delimiter), NODE_ENV: 'development' };
}

/** Where the home folder cannot be written, npm's cache goes beside the log. @param {string} root */
function cacheArgs(root) {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  return isWritable(cache) ? [] : ['--cache', join(root, '.boot', 'cache')];
}

/** @param {string} folder */
function isWritable(folder) {
  let place = resolve(folder);
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} log what npm printed @returns {string} */
export function diagnose(log) {
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/.test(
      log,
    )
  ) {
    return 'The packages are not installed and the npm registry cannot be reached: the first start needs a network.';
  }
  if (/\bENOSPC\b/.test(log)) return 'The packages could not be installed: the disk is full.';
  if (/\b(EACCES|EPERM|EROFS)\b/.test(log)) {
    return 'The packages could not be installed: this folder cannot be written by this user.';
  }
  const words = log.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.*\S)/.exec(line)?.[1] ?? []);
  const first = words.find((line) => !line.startsWith('code '));
  return `The packages could not be installed: ${first ?? 'npm ended without saying why'}.`;
}

/** @param {string} text @returns {(ok: boolean) => void} */
function progress(text) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const isTerminal = process.stderr.isTTY;
  process.stderr.write(`${text} … `);
  const timer = isTerminal
    ? setInterval(() => process.stderr.write(`\r${text} … ${seconds()} s `), 1000)
    : undefined;
  return (ok) => {
    clearInterval(timer);
    process.stderr.write(
      `${isTerminal ? `\r${text} … ` : ''}${ok ? `done in ${seconds()} s` : 'failed     '}\n`,
    );
  };
}
