// A die with its pips.
import type { JSX } from 'preact';

const LEFT = 14;
const MIDDLE = 25;
const RIGHT = 36;

const CORNERS = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
] as const;
const OTHERS = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
] as const;
const SIDES = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;

/** Where the pips of a face are, on a square of 50. */
export function pipsOf(face: number): (readonly [number, number])[] {
  return [
    ...(face % 2 === 1 ? [[MIDDLE, MIDDLE] as const] : []),
    ...(face > 1 ? CORNERS : []),
    ...(face > 3 ? OTHERS : []),
    ...(face > 5 ? SIDES : []),
  ];
}

/** The same inside another drawing, on a square of 50. */
export const dieDrawing = (face: number): string =>
  '<rect x="2" y="2" width="46" height="46" rx="8" fill="#fff8e6" stroke="#2b2018" stroke-width="3"/>' +
  pipsOf(face)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="#2b2018"/>`)
    .join('');

export const Die = ({ face }: { face: number }): JSX.Element => (
  <svg
    class="die"
    viewBox="0 0 50 50"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: dieDrawing(face) }}
  />
);
