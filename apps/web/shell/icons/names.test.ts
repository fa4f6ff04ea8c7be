import { createRequire } from 'node:module';
import { CARDS } from '@race/great-race/cards/index.ts';
import { describe, expect, it } from 'vitest';
import { PAGE_ICONS } from './game-icons.ts';

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

describe('the icons', () => {
  it('are all in the package they come from, the pictures of the cards among them', () => {
    const names = [...PAGE_ICONS, ...CARDS.map(({ picture }) => picture)];
    expect(names.filter((name) => icons[name] === undefined)).toEqual([]);
    const pictures = CARDS.map(({ picture }) => picture);
    expect(pictures).toEqual([...new Set(pictures)]);
  });
});
