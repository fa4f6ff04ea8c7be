// Serves the built page over http: in the best encoding the browser accepts, and not if the browser has it already.
import type { IncomingHttpHeaders } from 'node:http';
import { type Asset, type Assets, ENCODINGS, type Encoding } from '../page/assets.ts';
import { ASK_AGAIN, FOREVER } from './headers.ts';
import type { HttpReply } from './reply.ts';

const NOT_FOUND = '/404.html';

export function servePage(assets: Assets, path: string, headers: IncomingHttpHeaders): HttpReply {
  const asset = assets.get(path);
  if (asset !== undefined && path !== NOT_FOUND) return serve(asset, headers);
  const page = assets.get(NOT_FOUND);
  if (page === undefined) return { status: 404, headers: {}, body: '' };
  return { ...serve(page, { ...headers, 'if-none-match': undefined }), status: 404 };
}

function serve(asset: Asset, headers: IncomingHttpHeaders): HttpReply {
  const encoding = accepted(String(headers['accept-encoding'] ?? ''), asset);
  const body = (encoding && asset.coded[encoding]) ?? asset.plain;
  const etag = `"${asset.etag}${encoding ? `-${encoding}` : ''}"`;
  const isKnown = matches(headers['if-none-match'], etag);
  return {
    status: isKnown ? 304 : 200,
    headers: {
      'Content-Type': asset.type,
      'Cache-Control': asset.isHashed ? FOREVER : ASK_AGAIN,
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
    body,
  };
}

/** The first of our encodings that the browser accepts. */
function accepted(header: string, asset: Asset): Encoding | undefined {
  const wanted = new Map(header.split(',').map((part) => readPreference(part.trim())));
  return ENCODINGS.find(
    (name) => asset.coded[name] !== undefined && (wanted.get(name) ?? wanted.get('*') ?? 0) > 0,
  );
}

function readPreference(part: string): [name: string, weight: number] {
  const [name = '', ...more] = part.toLowerCase().split(';');
  const weight = more
    .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
    .find((found) => found !== undefined);
  return [name.trim(), weight === undefined ? 1 : Number(weight)];
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
