// The masks of a QR code: the data is turned over in one of eight patterns, so that it has no long runs of one colour.
import { formatPlaces, type QrCell, type QrSheet } from './sheet.ts';

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

/** The sheet under the mask that makes it easiest to read. */
export function bestMasked(sheet: QrSheet, places: readonly QrCell[]): boolean[][] {
  const masked = MASKS.map((mask, number) => withMask(sheet, places, { mask, number }));
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

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
  sheet: QrSheet,
  places: readonly QrCell[],
  { mask, number }: { readonly mask: Mask; readonly number: number },
): boolean[][] {
  const cells = sheet.map((row) => row.map((cell) => cell === true));
  const put = ({ x, y }: QrCell, isDark: boolean) => {
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
