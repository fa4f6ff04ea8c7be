// The packages that serving the page needs: the server, the page and what builds it, without the tools for tests.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ version?: string, resolved?: string, link?: boolean, dependencies?: Versions, optionalDependencies?: Versions,
 *    peerDependencies?: Versions, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Entry */

const PROGRAMS = ['apps/server', 'apps/web', 'apps/play'];

/** Whether this program runs without the tools for tests. @param {string} program */
export function isServing(program) {
  return PROGRAMS.some((folder) => program.startsWith(`${folder}/`));
}

/**
 * Every place in node_modules that the programs need, found by following the lock.
 * @param {Record<string, Entry>} packages @returns {Set<string>}
 */
export function servingPackages(packages) {
  /** @type {Set<string>} */
  const found = new Set();
  const follow = (/** @type {string} */ place) => {
    const entry = packages[place];
    if (entry === undefined || found.has(place)) return;
    found.add(place);
    if (entry.link && entry.resolved !== undefined) return follow(entry.resolved);
    for (const name of needsOf(entry)) {
      const there = placeOf(packages, place, name);
      if (there !== undefined) follow(there);
    }
  };
  for (const place of PROGRAMS) follow(place);
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {})) follow(`node_modules/${name}`);
  return new Set([...found].filter((place) => place.includes('node_modules/')));
}

/** @param {Entry} entry */
function needsOf(entry) {
  const peers = Object.keys(entry.peerDependencies ?? {});
  const isOptional = (/** @type {string} */ name) => entry.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !isOptional(name)),
  ];
}

/** Where Node would find a package from a folder: the nearest node_modules upwards. @param {Record<string, Entry>} packages @param {string} from @param {string} name */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

/** Removes what npm installed although serving does not need it: optional peers, and the headers of the pinned Node. @param {string} root */
export function trim(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = JSON.parse(
    readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
  ).packages;
  const needed = servingPackages(packages);
  const remove = (/** @type {string} */ place) => rmSync(join(root, place), { recursive: true, force: true });
  // npm lists the workspaces' own folders as well.
  const isForeign = (/** @type {string} */ place) =>
    place.startsWith('node_modules/') && !packages[place]?.link;
  for (const place of Object.keys(installed)) if (isForeign(place) && !needed.has(place)) remove(place);
  for (const name of Object.keys(packages['']?.optionalDependencies ?? {}))
    remove(`node_modules/${name}/include`);
}
