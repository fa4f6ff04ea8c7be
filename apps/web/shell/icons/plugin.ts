// The part of the build that takes the icons the page uses out of the four thousand of the package.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CARDS } from '@race/great-race/cards/index.ts';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { PAGE_ICONS } from './game-icons.ts';

/** Icons are drawn in fours: on the largest of them a line is a third of a pixel off at most. */
const ICON_UNIT = 4;

const GAME_ICONS = [...PAGE_ICONS, ...CARDS.map(({ picture }) => picture)];

/** In whole numbers; no curve becomes a straight line for that. */
const IN_WHOLE_NUMBERS = {
  name: 'convertPathData',
  params: { floatPrecision: 0, transformPrecision: 5, straightCurves: false, convertToQ: false },
} as const;

/** An icon of the package, on a square of 512, with its paths shortened. */
export function shortIcon(body: string): string {
  const small = body
    .replaceAll(' fill="currentColor"', '')
    .replaceAll('<path ', `<path transform="scale(${1 / ICON_UNIT})" `);
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${small}</svg>`, {
    plugins: [IN_WHOLE_NUMBERS],
  });
  return `<g transform="scale(${ICON_UNIT})">${data.replaceAll(/<\/?svg[^>]*>/g, '')}</g>`;
}

export function gameIcons(): Plugin {
  const [all, one] = ['virtual:game-icons', 'virtual:game-icon/'];
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8'));
  const bodyOf = (icon: string): string => {
    if (icons[icon] === undefined) throw new Error(`the package of icons has none called ${icon}`);
    return shortIcon(icons[icon].body);
  };
  const sourceOf = (id: string) => {
    if (id === `\0${all}`) return Object.fromEntries(GAME_ICONS.map((icon) => [icon, bodyOf(icon)]));
    return id.startsWith(`\0${one}`) ? bodyOf(id.slice(one.length + 1)) : undefined;
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    load: (id) => {
      const source = sourceOf(id);
      return source === undefined ? undefined : `export default ${JSON.stringify(source)}`;
    },
  };
}
