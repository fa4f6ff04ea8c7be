// Whether the screen is small or narrow, as the style sheets ask, and how large letters may be. Without a browser it is neither.
import { signal } from '@preact/signals';
import { COMPACT } from '../look/breakpoints.ts';

export const isCompact = (): boolean => globalThis.matchMedia?.(COMPACT).matches === true;

/** Whether letters are too large for a table to fit the screen; its panels then scroll. Set by `settings/text-size.ts`. */
export const areLettersLarge = signal(false);

export type Layout = 'wide' | 'tall' | 'flat';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a table in letters. */
const NEEDED: { readonly [layout in Layout]: Size } = {
  wide: { width: 57, height: 34.5 },
  tall: { width: 22.5, height: 40 },
  flat: { width: 46, height: 22.5 },
};
/** The default size of letters, in pixels: it fits the smallest screens. */
const DEFAULT_SIZE = 16;

export function fits(letter: number, { width, height }: Size, layout: Layout): boolean {
  const needed = NEEDED[layout];
  return letter <= Math.max(DEFAULT_SIZE, Math.min(width / needed.width, height / needed.height));
}
