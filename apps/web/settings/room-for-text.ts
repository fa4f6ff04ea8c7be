// How large letters may be for everything of a table to stand in its place at once.

export type Layout = 'wide' | 'tall' | 'flat';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a table at rest needs, in letters. */
const NEEDED: { readonly [layout in Layout]: Size } = {
  wide: { width: 57, height: 34.5 },
  tall: { width: 22.5, height: 40 },
  flat: { width: 46, height: 22.5 },
};
/** The default letter, in pixels: it fits the smallest screens. */
const DEFAULT_SIZE = 16;

export function fits(letter: number, { width, height }: Size, layout: Layout): boolean {
  const needed = NEEDED[layout];
  return letter <= Math.max(DEFAULT_SIZE, Math.min(width / needed.width, height / needed.height));
}
