// Positions in links: compressed into the address, so that no server ever has them.
import { LONGEST_POSITION } from '@race/local/position.ts';
import { writeRoute } from '../../shell/router/router.ts';

/** Addresses of this length pass through mail and messages. */
const LONGEST_LINK = 4000;

/** The address of a position; null if it would be too long. */
export async function positionAddress(text: string): Promise<string | null> {
  const data = await packedText(text);
  return data === null ? null : writeRoute({ at: 'position', data });
}

/** A text as a part of an address; null if it would be too long. */
export async function packedText(text: string): Promise<string | null> {
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  if (packed === null) return null;
  const data = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return data.length > LONGEST_LINK ? null : data;
}

/** The text of a position in an address; null if there is none, or far too much of it. */
export async function positionIn(data: string): Promise<string | null> {
  try {
    const packed = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

/** All that a stream holds; null as soon as it is longer than any position. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST_POSITION) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const one of parts) {
    all.set(one, at);
    at += one.length;
  }
  return all;
}
