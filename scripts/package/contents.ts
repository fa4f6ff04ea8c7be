// Which packages of the lock file are part of a package: what the server and the page consist of, and the Node it installs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servingPackages } from '../boot/serving.mjs';
import type { Lock } from '../sbom.ts';
import { ROOT } from '../tools.ts';

/** What only builds the page. */
const BUILD_TOOLS = ['vite', 'svgo'];

/** The lock file without tools for building and tests. */
export function productionLock(lock: Lock): Lock {
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([place, { devDependencies: _, ...entry }]) => [
      place,
      { ...entry, dependencies: without(entry.dependencies, BUILD_TOOLS) },
    ]),
  );
  const needed = servingPackages(packages);
  const folders = new Set([...needed].map((place) => packages[place]?.resolved ?? ''));
  const isIn = (place: string): boolean =>
    place === '' ||
    place === 'apps/server' ||
    place === 'apps/web' ||
    needed.has(place) ||
    folders.has(place);
  return {
    ...lock,
    packages: Object.fromEntries(Object.entries(packages).filter(([place]) => isIn(place))),
  };
}

function without(versions: Versions | undefined, names: readonly string[]): Versions {
  return Object.fromEntries(Object.entries(versions ?? {}).filter(([name]) => !names.includes(name)));
}

type Versions = { readonly [name: string]: string };

/** A lock file of the Node versions alone. */
export function nodeLock({ packages }: Lock): object {
  const { optionalDependencies = {} } = packages[''] ?? {};
  const places = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`);
  const own = { name: 'great-race-node', private: true, optionalDependencies };
  return {
    name: own.name,
    lockfileVersion: 3,
    requires: true,
    packages: { '': own, ...Object.fromEntries(places.map((place) => [place, packages[place]])) },
  };
}

/** The licences of everything by others that is in the server or the page. */
export function licencesOf({ packages }: Lock): string {
  const installed = Object.keys(packages['']?.optionalDependencies ?? {}).map(
    (name) => `node_modules/${name}`,
  );
  const others = Object.entries(packages)
    .filter(([place, { link }]) => place.startsWith('node_modules/') && !link && !installed.includes(place))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = others.map(([place, { version, license = '' }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return `## ${name} ${version}\n\n${license}\n\n${licenceIn(join(ROOT, place))}`;
  });
  return ['# Licences\n\nThe Great Race contains work by others, under these licences.\n', ...sections].join(
    '\n',
  );
}

function licenceIn(folder: string): string {
  const files = globSync(['LICEN[CS]E*', 'licen[cs]e*', 'LICEN[CS]E*/*', 'NOTICE*'], { cwd: folder });
  const texts = files.filter((name) => !/\.(js|ts)$/.test(name)).map((name) => read(join(folder, name)));
  return texts.map((text) => `${text.trim()}\n`).join('\n');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
