// The files of a release in one folder; the npm package, the Debian package and the image are all made of it.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { packAssets, readAssets } from '../../apps/server/page/assets.ts';
import { ensurePage } from '../page.ts';
import { type Lock, sbomOf } from '../sbom.ts';
import { ROOT } from '../tools.ts';
import { licencesOf, nodeLock, productionLock } from './contents.ts';
import { bundleServer } from './server.ts';

const PAPERS = ['README.md', 'LICENSE', 'CREDITS.md', 'CHANGELOG.md', 'docs/operations.md'];

const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

export const VERSION: string = version;

const MANIFEST = {
  name: 'great-race',
  version,
  description: 'The Great Race, an unofficial digital edition: the page and its server.',
  license,
  type: 'module',
  bin: { 'great-race': 'bin/great-race.mjs' },
  engines: { node: '>=18' },
};

/** Lays them out in an empty folder. */
export async function makeFiles(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  if ((await ensurePage()).code !== 0) throw new Error('The page could not be built: see above.');
  await bundleServer(join(folder, 'server'));
  writeFileSync(join(folder, 'page.bin'), packAssets(readAssets(join(ROOT, 'apps', 'web', 'dist'))));
  cpSync(join(ROOT, 'scripts', 'boot'), join(folder, 'boot'), { recursive: true });
  const command = join(folder, 'bin', 'great-race.mjs');
  cpSync(join(ROOT, 'scripts', 'package', 'great-race.mjs'), command);
  chmodSync(command, 0o755);
  for (const paper of PAPERS) cpSync(join(ROOT, paper), join(folder, basename(paper)));
  const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const production = productionLock(lock);
  writeFileSync(join(folder, 'LICENCES.md'), licencesOf(production));
  writeJson(join(folder, 'sbom.json'), sbomOf(production));
  writeJson(join(folder, 'node.json'), nodeLock(lock));
  writeJson(join(folder, 'package.json'), MANIFEST);
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder));
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** One line a file, as `sha256sum --check` reads them. */
export function checksums(folder: string, pattern: string | string[] = '**/*'): string {
  const names = globSync(pattern, { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  const line = (name: string): string =>
    `${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')}  ${name.replaceAll('\\', '/')}\n`;
  return names.sort().map(line).join('');
}
