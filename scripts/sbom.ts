// npm run --silent sbom > sbom.json: everything the lock file installs, as CycloneDX 1.6. The same lock gives the same
// bytes: no time and no random number is in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

/** An entry of a lock file, version 3. */
interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

export interface Lock {
  readonly name: string;
  readonly version: string;
  readonly packages: { readonly [path: string]: Locked };
}

export interface Component {
  readonly type: 'application' | 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  /** Required by the server and the page; optional on some systems; excluded what only builds and tests. */
  readonly scope?: 'required' | 'optional' | 'excluded';
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
  readonly purl: string;
}

export interface Sbom {
  readonly $schema: string;
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const FOLDER = 'node_modules/';

export function sbomOf({ name, version, packages }: Lock): Sbom {
  const refOf = (path: string): string => purlOf(nameAt(path, packages[path]), packages[path]?.version ?? '');
  const paths = Object.keys(packages).filter((path) => path !== '' && packages[path]?.link !== true);
  const components = new Map<string, Component>();
  const needs = new Map<string, Set<string>>();
  for (const path of ['', ...paths]) {
    const entry = packages[path] ?? {};
    const ref = path === '' ? purlOf(name, version) : refOf(path);
    if (path !== '') components.set(ref, broader(components.get(ref), componentOf(path, entry, ref)));
    const needed = needs.get(ref) ?? new Set();
    for (const one of needsOf(path, entry, packages)) needed.add(refOf(one));
    if (path === '') for (const one of workspaces(packages)) needed.add(refOf(one));
    needs.set(ref, needed);
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purlOf(name, version),
        name,
        version,
        purl: purlOf(name, version),
      },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...needs]
      .map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() }))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

const workspaces = (packages: Lock['packages']): string[] =>
  Object.values(packages).flatMap(({ link, resolved }) => (link === true && resolved ? [resolved] : []));

/** A package installed under another name says its own. */
const nameAt = (path: string, entry: Locked | undefined): string =>
  entry?.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;

function componentOf(path: string, entry: Locked, purl: string): Component {
  const { version = '', integrity, license } = entry;
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameAt(path, entry),
    version,
    scope: scopeOf(entry),
    ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    purl,
  };
}

function scopeOf({ dev, optional, devOptional }: Locked): 'required' | 'optional' | 'excluded' {
  if (dev === true) return 'excluded';
  return optional === true || devOptional === true ? 'optional' : 'required';
}

const SCOPES = ['required', 'optional', 'excluded'];

/** The same version can lie in several places: the most important of them counts. */
function broader(known: Component | undefined, found: Component): Component {
  if (known === undefined) return found;
  return SCOPES.indexOf(known.scope ?? '') <= SCOPES.indexOf(found.scope ?? '') ? known : found;
}

/** `sha512-…` in base64, several with spaces between. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').map((one) => {
    const [algorithm = '', content = ''] = one.split(/-(.*)/s);
    return {
      alg: algorithm.replace(/^sha(\d+)$/, 'SHA-$1'),
      content: Buffer.from(content, 'base64').toString('hex'),
    };
  });

/** Where the packages lie that one needs, found as Node finds them: in its own folder first, then in those above. */
function needsOf(path: string, entry: Locked, packages: Lock['packages']): string[] {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies } = entry;
  const names = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...devDependencies,
  });
  return names.flatMap((name) => {
    for (let folder = path; ; folder = above(folder)) {
      const place = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
      const found = packages[place];
      if (found !== undefined) return [found.link === true ? (found.resolved ?? place) : place];
      // What is not installed on any system is not needed by this lock, such as an optional peer.
      if (folder === '') return [];
    }
  });
}

function above(folder: string): string {
  const at = folder.lastIndexOf(`/${FOLDER}`);
  if (at >= 0) return folder.slice(0, at);
  return '';
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  process.stdout.write(`${JSON.stringify(sbomOf(lock), null, 2)}\n`);
}
