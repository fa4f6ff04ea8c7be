// An address as a picture that telephones read: a QR code (ISO 18004), bytes, level L, versions 1 to 5.
// These have one block of codewords and at most one alignment mark: enough for any address of this page.
import { checkwords, codewords } from './codewords.ts';
import { bestMasked } from './masks.ts';
import { blank, fill } from './sheet.ts';

interface Version {
  readonly data: number;
  readonly check: number;
}

/** Codewords of each version at level L. */
const VERSIONS: readonly Version[] = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
];

/** A mode of four bits and a length of eight come before the bytes. */
const BYTES_BEFORE = 2;

/** The picture as one path on a square of `size`; null for a text that is too long. */
export function qrPath(text: string): { readonly path: string; readonly size: number } | null {
  const cells = qrCells(text);
  if (cells === null) return null;
  let path = '';
  for (const [y, row] of cells.entries())
    for (const [x, isDark] of row.entries()) if (isDark) path += `M${x},${y}h1v1h-1z`;
  return { path, size: cells.length };
}

/** Row by row, true where it is dark. */
export function qrCells(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex(({ data }) => data >= bytes.length + BYTES_BEFORE);
  const version = VERSIONS[at];
  if (version === undefined) return null;
  const data = codewords(bytes, version.data);
  const bits = [...data, ...checkwords(data, version.check)].flatMap(bitsOf);
  const sheet = blank(at + 1);
  return bestMasked(sheet, fill(sheet, bits));
}

const bitsOf = (byte: number): boolean[] =>
  Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1);
