// An address as a picture that telephones read: a QR code (ISO 18004), bytes, level L, versions 1 to 5.
// These have one block of codewords and at most one alignment mark: enough for any address of this page.

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
  const places = fill(sheet, bits);
  const masked = MASKS.map((mask, number) => withMask(sheet, places, { mask, number }));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const bitsOf = (byte: number): boolean[] =>
  Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1);

const BYTE_MODE = 4;
const FILLERS = [0xec, 0x11];

function codewords(bytes: readonly number[], count: number): number[] {
  const half = [BYTE_MODE, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) half.push(byte >> 4, byte & 15);
  half.push(0);
  const words: number[] = [];
  for (let at = 0; at < half.length; at += 2) words.push(((half[at] ?? 0) << 4) | (half[at + 1] ?? 0));
  for (let more = 0; words.length < count; more++) words.push(FILLERS[more % 2] ?? 0);
  return words;
}

/** Multiplies in the field of 256 elements that the code is made over. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon: what is left of the data divided by the generator. */
function checkwords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 1, n = 0; n < count; n++, root = times(root, 2)) {
    const next = [...generator, 0];
    for (const [at, factor] of generator.entries()) next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, root);
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [step, factor] of generator.entries())
      rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

/** Null where data goes. */
type Sheet = (boolean | null)[][];

const FINDER = 7;
const TIMING = 6;

function blank(version: number): Sheet {
  const size = 17 + 4 * version;
  const sheet: Sheet = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, isDark: boolean) => {
    const row = sheet[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at++) {
    put(TIMING, at, at % 2 === 0);
    put(at, TIMING, at % 2 === 0);
  }
  const ringed = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ringed(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) ringed(size - FINDER, size - FINDER, 2, (ring) => ring !== 1);
  for (const { x, y } of formatPlaces(size).flat()) put(x, y, false);
  put(8, size - 8, true);
  return sheet;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the fifteen bits of the format stand, the lowest first: once around the first finder, once beside the others. */
function formatPlaces(size: number): readonly [Place[], Place[]] {
  const around: Place[] = [];
  const beside: Place[] = [];
  for (let bit = 0; bit < 15; bit++) {
    if (bit < 6) around.push({ x: 8, y: bit });
    else if (bit === 6) around.push({ x: 8, y: 7 });
    else if (bit === 7) around.push({ x: 8, y: 8 });
    else if (bit === 8) around.push({ x: 7, y: 8 });
    else around.push({ x: 14 - bit, y: 8 });
    beside.push(bit < 8 ? { x: size - 1 - bit, y: 8 } : { x: 8, y: size - 15 + bit });
  }
  return [around, beside];
}

/** Lays the bits in pairs of columns, from the right, up and down. */
function fill(sheet: Sheet, bits: readonly boolean[]): Place[] {
  const size = sheet.length;
  const places: Place[] = [];
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === TIMING) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (sheet[y]?.[x] === null) places.push({ x, y });
    }
  }
  for (const [at, { x, y }] of places.entries()) {
    const row = sheet[y];
    if (row !== undefined) row[x] = bits[at] ?? false;
  }
  return places;
}

type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (((x / 3) | 0) + ((y / 2) | 0)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const LEVEL_L = 1;
const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;

function formatOf(mask: number): number {
  const data = (LEVEL_L << 3) | mask;
  let rest = data;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * FORMAT_GENERATOR);
  return ((data << 10) | rest) ^ FORMAT_MASK;
}

function withMask(
  sheet: Sheet,
  places: readonly Place[],
  { mask, number }: { readonly mask: Mask; readonly number: number },
): boolean[][] {
  const cells = sheet.map((row) => row.map((cell) => cell === true));
  const put = ({ x, y }: Place, isDark: boolean) => {
    const row = cells[y];
    if (row !== undefined) row[x] = isDark;
  };
  for (const place of places) if (mask(place.x, place.y)) put(place, cells[place.y]?.[place.x] !== true);
  const format = formatOf(number);
  for (const list of formatPlaces(cells.length))
    for (const [bit, place] of list.entries()) put(place, ((format >> bit) & 1) === 1);
  return cells;
}

/** Long runs of one colour are hard to read: the mask with the fewest of them is taken. */
function penalty(cells: readonly (readonly boolean[])[]): number {
  let sum = 0;
  const runs = (cell: (a: number, b: number) => boolean | undefined) => {
    for (let a = 0; a < cells.length; a++) {
      let length = 0;
      for (let b = 0; b <= cells.length; b++) {
        if (b > 0 && b < cells.length && cell(a, b) === cell(a, b - 1)) length += 1;
        else {
          if (length >= 5) sum += length - 2;
          length = 1;
        }
      }
    }
  };
  runs((y, x) => cells[y]?.[x]);
  runs((x, y) => cells[y]?.[x]);
  return sum;
}
