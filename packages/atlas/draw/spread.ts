// Names on a small map come close: those that would lie on each other make room.

import type { Bounds } from './boxes.ts';

export interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The average width of a letter and height of a line, for a name at scale 1. */
const LETTER = 7.4;
const LINE = 12;

/** Each name where it was, or as many lines lower as it needs to be read. */
export function spread<N extends Placed>(names: readonly N[], scale: number): N[] {
  const settled: N[] = [];
  for (const name of [...names].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let here = name;
    for (let tries = 0; tries < 2 && settled.some((other) => meet(other, here, scale)); tries++)
      here = { ...here, y: here.y + LINE * scale };
    settled.push(here);
  }
  return settled;
}

function meet(one: Placed, other: Placed, scale: number): boolean {
  const [a, b] = [edges(one, scale), edges(other, scale)];
  return a.left < b.right && b.left < a.right && Math.abs(one.y - other.y) < LINE * scale * 0.9;
}

/** From the top of its capitals to the foot of its letters. */
export const boxOfName = (name: Placed, scale: number): Bounds => ({
  ...edges(name, scale),
  top: name.y - LINE * scale * 0.85,
  bottom: name.y + LINE * scale * 0.2,
});

function edges({ text, x, anchor }: Placed, scale: number): { left: number; right: number } {
  const width = text.length * LETTER * scale;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width };
}
