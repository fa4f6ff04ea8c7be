// great-race-VERSION.image.tar, for docker load and podman load: built by buildah from ops/Dockerfile, on an image of
// Debian packages and the Node of this machine. Needs root, and no registry. Containers need not run here.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { call, ROOT } from '../tools.ts';
import { VERSION } from './files.ts';
import { makeTarball } from './tarball.ts';

const RELEASE_OF_DEBIAN = 'bookworm';
const WORK = join(ROOT, '.boot', 'image');
const BASE = 'localhost/great-race-base';

/** Papers and translations of the base packages; their licences stay. */
const SLIM = [
  'path-exclude=/usr/share/doc/*',
  'path-include=/usr/share/doc/*/copyright',
  'path-exclude=/usr/share/man/*',
  'path-exclude=/usr/share/locale/*',
];

export async function makeImage(files: string): Promise<string> {
  await makeTarball(files);
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const base = join(WORK, 'base.tar');
  const file = join(ROOT, `great-race-${VERSION}.image.tar`);
  rmSync(file, { force: true });
  const options = SLIM.map((option) => `--dpkgopt=${option}`);
  const packages = ['--variant=essential', '--include=libstdc++6'];
  await must('mmdebstrap', ['--quiet', ...packages, ...options, RELEASE_OF_DEBIAN, base]);
  const container = 'great-race-base';
  await buildah('from', '--name', container, 'scratch');
  await buildah('add', '--quiet', container, base, '/');
  await buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  await buildah('commit', '--quiet', '--rm', container, BASE);
  const names = ['--build-arg', `NODE_IMAGE=${BASE}`, '--build-arg', `VERSION=${VERSION}`];
  const dockerfile = join(ROOT, 'ops', 'Dockerfile');
  const local = ['--isolation', 'chroot', '--format', 'docker', '--pull-never'];
  const tag = `great-race:${VERSION}`;
  await buildah('build', '--quiet', ...local, ...names, '--tag', tag, '--file', dockerfile, ROOT);
  await buildah('push', '--quiet', tag, `docker-archive:${file}:${tag}`);
  rmSync(WORK, { recursive: true, force: true });
  return file;
}

/** With a storage of its own, which is deleted. */
const buildah = (...args: readonly string[]): Promise<void> =>
  must('buildah', [
    '--storage-driver',
    'vfs',
    '--root',
    join(WORK, 'storage'),
    '--runroot',
    join(WORK, 'run'),
    ...args,
  ]);

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code } = await call(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code === 127) throw new Error(`There is no ${command} here. On Debian: apt-get install ${command}`);
  if (code !== 0) throw new Error(`${command} failed: see above. It needs root.`);
}
