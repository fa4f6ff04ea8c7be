// great-race_VERSION_ARCHITECTURE.deb: the files of a release with the Node of this machine, as a service.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, ROOT } from '../tools.ts';
import { VERSION } from './files.ts';

const ARCHITECTURES: { readonly [arch: string]: string } = { x64: 'amd64', arm64: 'arm64' };

/** Only npm needs them. */
const NOT_IN_DEBIAN = ['bin', 'boot', 'node.json'];

const PAPERS = ['README.md', 'CREDITS.md', 'CHANGELOG.md', 'LICENCES.md', 'operations.md', 'sbom.json'];

const controlOf = (architecture: string): string => `Package: great-race
Version: ${VERSION}
Architecture: ${architecture}
Maintainer: The Great Race <nobody@localhost>
Section: games
Priority: optional
Depends: libc6 (>= 2.28), libstdc++6 (>= 8), libgcc-s1
Description: board game of a race across a continent, page and server
 Serves The Great Race, an unofficial digital edition, to browsers: races
 against bots, on one device and online, with all data in one SQLite file.
`;

export async function makeDebian(files: string): Promise<string> {
  const architecture = ARCHITECTURES[process.arch];
  if (process.platform !== 'linux' || architecture === undefined)
    throw new Error(`There is no Debian package for ${process.platform}-${process.arch}.`);
  const root = join(ROOT, '.boot', 'debian');
  rmSync(root, { recursive: true, force: true });
  layOut(root, files, controlOf(architecture));
  const file = join(ROOT, `great-race_${VERSION}_${architecture}.deb`);
  const { code } = await call('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', root, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(root, { recursive: true, force: true });
  if (code !== 0) throw new Error('dpkg-deb failed: it comes with Debian, and is in its package dpkg.');
  return file;
}

function layOut(root: string, files: string, control: string): void {
  const ops = join(ROOT, 'ops', 'debian');
  const put = (from: string, ...place: string[]): void =>
    cpSync(from, join(root, ...place), { recursive: true });
  put(files, 'usr', 'lib', 'great-race');
  for (const name of NOT_IN_DEBIAN) rmSync(join(root, 'usr/lib/great-race', name), { recursive: true });
  put(process.execPath, 'usr', 'lib', 'great-race', 'node');
  put(join(ops, 'great-race'), 'usr', 'bin', 'great-race');
  put(join(ROOT, 'ops', 'great-race.service'), 'usr', 'lib', 'systemd', 'system', 'great-race.service');
  put(join(ops, 'great-race.env'), 'etc', 'great-race.env');
  for (const name of PAPERS) put(join(files, name), 'usr', 'share', 'doc', 'great-race', name);
  put(join(files, 'LICENSE'), 'usr', 'share', 'doc', 'great-race', 'copyright');
  mkdirSync(join(root, 'DEBIAN'));
  for (const script of ['postinst', 'prerm', 'postrm']) put(join(ops, script), 'DEBIAN', script);
  writeFileSync(join(root, 'DEBIAN', 'control'), control);
  writeFileSync(join(root, 'DEBIAN', 'conffiles'), '/etc/great-race.env\n');
}
