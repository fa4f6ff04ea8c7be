// What every body is made of: sheets of one colour with an inked edge, and lines.
import { PRINT } from './theme.ts';

export const EDGE = `stroke="${PRINT.outline}" stroke-width="1.3" stroke-linejoin="round"`;
export const GLASS = `fill="#9FBFBC" stroke="${PRINT.outline}" stroke-width=".9"`;

export const part = (d: string, colour: string): string => `<path d="${d}" fill="${colour}" ${EDGE}/>`;

export const line = (d: string, width = 0.8, colour: string = PRINT.outline): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
