// The built page on a server of the test, which can change to a newer version, or go offline.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW_PATH, type NowNews } from '@race/protocol';
import { closeServer, listen } from '../../server/http/listen.ts';
import { makeServer } from '../../server/http/server.ts';
import { type Asset, readAssets } from '../../server/page/assets.ts';
import { cacheListOf, NEWS_FILE, WORKER_FILE } from '../shell/offline/build/plugin.ts';

const BUILT = join(import.meta.dirname, '..', 'dist');
/** A part of the page that the newer version has under another name. */
const REPLACED = /^rules-page-/;

export const NEWER = 'a newer version';
export const NEWS = 'Half-tracks may now fly.';

export interface Versions {
  readonly address: string;
  /** From now on the server has a newer version, without the files that only the older one has. */
  renew(): void;
  /** From now on there is no network. */
  end(): Promise<void>;
}

/** Nobody is here. */
const NOW: NowNews = { here: 0, racing: 0, races: [] };

const now: Asset = {
  type: 'application/json; charset=utf-8',
  isHashed: false,
  plain: Buffer.from(JSON.stringify(NOW)),
  coded: {},
  etag: '"now"',
};

export async function serveVersions(): Promise<Versions> {
  const served = new Map(readAssets(BUILT)).set(NOW_PATH, now);
  const server = makeServer(served);
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.fault);
  return {
    address: `http://127.0.0.1:${listening.port}/`,
    renew() {
      served.clear();
      for (const [path, asset] of newerEdition()) served.set(path, asset);
      served.set(NOW_PATH, now);
    },
    end: () => closeServer(server),
  };
}

function newerEdition(): ReturnType<typeof readAssets> {
  const folder = mkdtempSync(join(tmpdir(), 'race-version-'));
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const name of readdirSync(join(folder, 'assets')))
    if (REPLACED.test(name)) rmSync(join(folder, 'assets', name));
  change(join(folder, 'index.html'), (text) =>
    text.replace(/(name="description"\s+content=")/, `$1${NEWER}: `),
  );
  change(join(folder, NEWS_FILE), (text) => {
    const news = JSON.parse(text);
    return JSON.stringify({ ...news, en: { ...news.en, 'news.99.fly': NEWS } });
  });
  change(join(folder, WORKER_FILE), (text) =>
    text.replace(JSON.stringify(cacheListOf(BUILT)), () => JSON.stringify(cacheListOf(folder))),
  );
  const assets = readAssets(folder);
  rmSync(folder, { recursive: true });
  return assets;
}

const change = (file: string, by: (text: string) => string): void =>
  writeFileSync(file, by(readFileSync(file, 'utf8')));
