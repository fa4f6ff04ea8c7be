// Does node_modules hold what the lock asks for? Told from npm's own note of what it put there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servingPackages } from './serving.mjs';

/** @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *    os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @param {string} root @param {boolean} [serving] asks only for what serving the page needs */
export function isWhole(root, serving = false) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  const needed = serving ? servingPackages(wanted) : undefined;
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.startsWith('node_modules/') || needed?.has(place) === false) continue;
    const found = present[place];
    if (found === undefined && entry.optional && !isForHere(entry)) continue;
    if (found === undefined || !isSame(found, entry)) return false;
  }
  return Object.keys(present).every((place) => place in wanted);
}

/** @param {Entry} a @param {Entry} b */
function isSame(a, b) {
  return a.version === b.version && a.integrity === b.integrity && (!b.link || a.resolved === b.resolved);
}

/** Packages for other machines, and what only those need, are in the lock but not in the folder. @param {Entry} entry */
function isForHere(entry) {
  if (!entry.os?.includes(process.platform) || !entry.cpu?.includes(process.arch)) return false;
  return entry.libc === undefined || entry.libc.includes(libc());
}

function libc() {
  if (process.report === undefined) return 'glibc';
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {any} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
