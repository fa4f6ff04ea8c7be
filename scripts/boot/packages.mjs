// Are the packages the ones the lock asks for? If not, install them, once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from './error.mjs';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { isWhole } from './whole.mjs';

const STAMP = 'node_modules/.race-stamp';

/** @param {string} root */
export async function ensurePackages(root, installer = install) {
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new BootError('package-lock.json is missing: this is not a whole copy of the repository.');
  }
  if (isInStep(root)) return;
  try {
    await installAlone(root, installer);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    if (isWhole(root)) return;
    throw new BootError('The packages could not be installed: this folder cannot be written by this user.');
  }
}

/** @param {string} root @param {(root: string) => Promise<void>} installer */
function installAlone(root, installer) {
  return withLock(join(root, '.boot', 'lock'), {
    waiting: () => process.stderr.write('Waiting for another start to finish installing …\n'),
    work: async () => {
      if (isInStep(root)) return;
      // Somebody may have called npm by hand.
      if (!isWhole(root)) await installer(root);
      writeFileSync(join(root, STAMP), stampOf(root));
    },
  });
}

/** @param {unknown} error */
function isUnwritable(error) {
  return error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code));
}

/** @param {string} root */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`;
}

/** @param {string} root */
export function isInStep(root) {
  try {
    return readFileSync(join(root, STAMP), 'utf8') === stampOf(root);
  } catch {
    return false;
  }
}
