// The names of waters and regions.
import { lettering } from './type.ts';
import type { MapView } from './view.ts';

/** Waters in widely spaced italics; regions nobody crosses smaller, in the ink of the relief. */
export function sheetNames({ geometry, theme }: MapView, words: (key: string) => string): string {
  return geometry.names
    .map(({ key, x, y, turn, size, kind }) => {
      const isWater = kind === 'water';
      const style = isWater
        ? { fill: theme.seaInk, spacing: size > 13 ? 5 : 1 }
        : { fill: theme.fadedInk, spacing: 1, halo: theme.land, haloWidth: 3 };
      const lines = isWater ? [words(key)] : words(key).split(' ');
      const rows = lines.map((line, row) =>
        lettering(0, (row - (lines.length - 1) / 2) * size + size * 0.35, line, {
          face: 'text',
          italic: true,
          size,
          ...style,
        }),
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${rows.join('')}</g>`;
    })
    .join('');
}
