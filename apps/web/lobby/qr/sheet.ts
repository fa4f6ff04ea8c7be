// The square of a QR code: its fixed marks, and where the bits go.

/** Null where data goes. */
export type QrSheet = (boolean | null)[][];

const FINDER = 7;
const TIMING = 6;

/** A sheet with its marks and no data. */
export function blank(version: number): QrSheet {
  const size = 17 + 4 * version;
  const sheet: QrSheet = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
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

export interface QrCell {
  readonly x: number;
  readonly y: number;
}

/** Where the fifteen bits of the format stand, the lowest first: once around the first finder, once beside the others. */
export function formatPlaces(size: number): readonly [QrCell[], QrCell[]] {
  const around: QrCell[] = [];
  const beside: QrCell[] = [];
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
export function fill(sheet: QrSheet, bits: readonly boolean[]): QrCell[] {
  const size = sheet.length;
  const places: QrCell[] = [];
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
