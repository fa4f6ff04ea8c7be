// great-race-VERSION.tgz, for npx and npm install -g.
import { join } from 'node:path';
import { ROOT } from '../tools.ts';
import { VERSION } from './files.ts';
import { npm } from './npm.ts';

export async function makeTarball(files: string): Promise<string> {
  await npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', ROOT], files);
  return join(ROOT, `great-race-${VERSION}.tgz`);
}
