// The price of a way, beside its last space: signs, then a line or two of words.
import { damageSign, petrolSign } from './signs.ts';
import { put } from './svg.ts';
import { PRINT } from './theme.ts';
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

export interface PriceTag {
  readonly at: number;
  readonly petrol: number;
  readonly damage: number;
  /** beside the signs, bold and in italics, and below them */
  readonly words: readonly [steps: string, gain: string, rest: string];
}

const CARD = 'M-8,0L6,-9V-24H128V34H6V9Z';

export function priceTag(
  { board, geometry }: MapView,
  { at, petrol, damage, words: [steps, gain, rest] }: PriceTag,
  scale: number,
): string {
  const { x, y } = board.spaces[at] ?? { x: 0, y: 0 };
  const words = { fill: PRINT.ink, anchor: 'start' } as const;
  return put(
    x + geometry.radius * 1.1,
    y + 2,
    scale,
    [
      `<path d="${CARD}" fill="${PRINT.shadow}" opacity=".35" transform="translate(2 3)"/><path d="${CARD}" fill="#FFF6DC" stroke="${PRINT.ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
      put(24, -5, 0.86, petrolSign(petrol)),
      damage > 0 ? put(52, -5, 0.86, damageSign(damage)) : '',
      lettering(72, -8, steps, { face: 'label', bold: true, size: 12, ...words }),
      lettering(72, 6, gain, { face: 'text', italic: true, size: 13, ...words }),
      '<path d="M12,14H122" stroke="#C8A868"/>',
      lettering(14, 28, rest, { face: 'text', size: 13.5, ...words }),
    ].join(''),
  );
}
