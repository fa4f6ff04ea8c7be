// Draws filled shapes into pixels and writes them as a PNG: pictures of link previews need no more.
import { crc32, deflateSync } from 'node:zlib';

export type Corner = readonly [x: number, y: number];
/** Closed; shapes that overlap take turns being inside and outside. */
export type Outline = readonly Corner[];

/** Lines of each row that are looked at, so that edges are smooth. */
const SAMPLES = 4;

export interface Raster {
  fill(outlines: readonly Outline[], colour: string): void;
  /** Another with the same pixels. */
  copy(): Raster;
  png(): Buffer;
}

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export function makeRaster(
  width: number,
  height: number,
  pixels = new Uint8Array(3 * width * height),
): Raster {
  const cover = new Float32Array(width);

  /** How much of each pixel between two places of a row is covered by one sample of it. */
  function span(from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(width, to)];
    for (let x = Math.floor(left); x < right; x++)
      cover[x] = (cover[x] ?? 0) + (Math.min(right, x + 1) - Math.max(left, x)) / SAMPLES;
  }

  return {
    fill(outlines, colour) {
      const paint = channels(colour);
      const edges = outlines.flatMap((outline) =>
        outline.map((from, at) => [from, outline[(at + 1) % outline.length] ?? from] as const),
      );
      const heights = outlines.flat().map(([, y]) => y);
      const last = Math.min(height, Math.ceil(heights.reduce((a, b) => Math.max(a, b), 0)));
      const first = Math.max(0, Math.floor(heights.reduce((a, b) => Math.min(a, b), height)));
      for (let y = first; y < last; y++) {
        const near = edges.filter(([[, ay], [, by]]) => Math.min(ay, by) < y + 1 && Math.max(ay, by) > y);
        cover.fill(0);
        for (let sample = 0; sample < SAMPLES; sample++) {
          const at = y + (sample + 0.5) / SAMPLES;
          const crossings = near.flatMap(([[ax, ay], [bx, by]]) =>
            ay <= at === by <= at ? [] : [ax + ((at - ay) * (bx - ax)) / (by - ay)],
          );
          crossings.sort((a, b) => a - b);
          for (let n = 0; n + 1 < crossings.length; n += 2) span(crossings[n] ?? 0, crossings[n + 1] ?? 0);
        }
        for (let x = 0; x < width; x++) {
          const share = Math.min(1, cover[x] ?? 0);
          if (share === 0) continue;
          for (const [part, value] of paint.entries()) {
            const index = 3 * (y * width + x) + part;
            pixels[index] = Math.round((pixels[index] ?? 0) * (1 - share) + value * share);
          }
        }
      }
    },
    copy: () => makeRaster(width, height, pixels.slice()),
    png() {
      const rows = Buffer.alloc((3 * width + 1) * height);
      for (let y = 0; y < height; y++)
        rows.set(pixels.subarray(3 * width * y, 3 * width * (y + 1)), (3 * width + 1) * y + 1);
      const head = Buffer.alloc(13);
      head.writeUInt32BE(width, 0);
      head.writeUInt32BE(height, 4);
      // Eight bits for each of red, green and blue.
      head.set([8, 2, 0, 0, 0], 8);
      const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      return Buffer.concat([
        signature,
        part('IHDR', head),
        part('IDAT', deflateSync(rows)),
        part('IEND', Buffer.alloc(0)),
      ]);
    },
  };
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const box = (x: number, y: number, width: number, height: number): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const SIDES = 40;

export const disc = (x: number, y: number, radius: number): Outline =>
  Array.from({ length: SIDES }, (_, n): Corner => {
    const angle = (2 * Math.PI * n) / SIDES;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The outlines of a path that moves to places and goes on by lines from each to the next, as coasts are written. */
export function outlinesOf(path: string): Outline[] {
  return path
    .split('M')
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const outline: Corner[] = [];
      let [x, y] = [0, 0];
      for (let n = 0; n + 1 < numbers.length; n += 2) {
        x += numbers[n] ?? 0;
        y += numbers[n + 1] ?? 0;
        outline.push([x, y]);
      }
      return outline;
    });
}
