// The files of the built page, in memory with their compressed forms.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface Asset {
  readonly type: string;
  /** Its name holds its fingerprint. */
  readonly isHashed: boolean;
  readonly plain: Buffer;
  /** Compressed forms, where they are smaller. */
  readonly coded: { readonly [E in Encoding]?: Buffer };
  readonly etag: string;
}

export type Assets = ReadonlyMap<string, Asset>;

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const SUFFIX = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const WORTH_IT = 256;

/** Reads a built page, without hidden files such as vite's manifest. */
export function readAssets(folder: string): Assets {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .filter((name) => !name.split(sep).some((part) => part.startsWith('.')));
  const isCoded = (name: string) => Object.values(SUFFIX).some((suffix) => name.endsWith(suffix));
  const assets = new Map<string, Asset>();
  for (const name of files) {
    if (isCoded(name)) continue;
    const path = `/${name.split(sep).join('/')}`;
    assets.set(path, readAsset(join(folder, name), path));
  }
  const start = assets.get('/index.html');
  if (start !== undefined) assets.set('/', start);
  return assets;
}

/** All of them in one file. npx unpacks a whole package at every start: a thousand files take it seconds. */
export const packAssets = (assets: Assets): Buffer => serialize(assets);

export const unpackAssets = (packed: Buffer): Assets => deserialize(packed);

function readAsset(file: string, path: string): Asset {
  const plain = readFileSync(file);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    isHashed: HASHED.test(path),
    plain,
    coded: plain.length < WORTH_IT || isPacked(type) ? {} : codedForms(file, plain),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

const isPacked = (type: string): boolean => type.startsWith('font/') || type === 'image/png';

/** Reads the compressed forms that the build has written; compresses here if there are none. */
function codedForms(file: string, plain: Buffer): Asset['coded'] {
  const br = readIfThere(file + SUFFIX.br) ?? brotliCompressSync(plain, QUICK);
  const gzip = readIfThere(file + SUFFIX.gzip) ?? gzipSync(plain);
  return br.length < plain.length && gzip.length < plain.length ? { br, gzip } : {};
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
