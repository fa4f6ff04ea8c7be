// Are the packages the ones the lock asks for? If not, install them, once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './error.mjs';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { isWhole } from './whole.mjs';

const STAMP = 'node_modules/.race-stamp';

/** @typedef {{ serving?: boolean, installer?: (root: string, serving: boolean) => Promise<void> }} Wanted */

/** @param {string} root @param {Wanted} [wanted] serving: only what serving the page needs */
export async function ensurePackages(root, { serving = false, installer = install } = {}) {
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new BootError('package-lock.json is missing: this is not a whole copy of the repository.');
  }
  if (isInStep(root, serving)) return;
  try {
    await installAlone(root, serving, installer);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    if (isWhole(root, serving)) return;
    throw new BootError('The packages could not be installed: this folder cannot be written by this user.');
  }
}

/** @param {string} root @param {boolean} serving @param {(root: string, serving: boolean) => Promise<void>} installer */
function installAlone(root, serving, installer) {
  return withLock(join(root, '.boot', 'lock'), {
    waiting: () => process.stderr.write('Waiting for another start to finish installing…\n'),
    work: async () => {
      if (isInStep(root, serving)) return;
      // Somebody may have called npm by hand.
      const hasAll = isWhole(root);
      if (!hasAll && !(serving && isWhole(root, serving))) await installer(root, serving);
      writeFileSync(join(root, STAMP), stampOf(root, serving && !hasAll));
    },
  });
}

/** @param {unknown} error */
function isUnwritable(error) {
  return error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code));
}

/** @param {string} root @param {boolean} serving */
function stampOf(root, serving) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${process.platform}-${process.arch} ${serving ? 'serving' : 'all'} ${hash}\n`;
}

/** @param {string} root @param {boolean} [serving] */
export function isInStep(root, serving = false) {
  try {
    const stamp = readFileSync(join(root, STAMP), 'utf8');
    return stamp === stampOf(root, false) || (serving && stamp === stampOf(root, true));
  } catch {
    return false;
  }
}
