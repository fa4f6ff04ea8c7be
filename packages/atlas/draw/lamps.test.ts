import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/index.ts';
import { litSpaces, outlineOf } from './lamps.ts';
import { themeOf } from './theme.ts';

const view = { board: africa1, geometry: geometryOf(africa1), theme: themeOf('day') };
const edges = (spaces: readonly number[]) => outlineOf(view, spaces).split('M').length - 1;
const [next = 0, after = 0] = africa1.spaces[60]?.near ?? [];

describe('the light on the map', () => {
  it('has one outline around all spaces: edges between two of them are left out', () => {
    expect(edges([60])).toBe(6);
    expect(edges([60, next])).toBe(10);
  });

  it('is a pool over known spaces, a rose on unknown ones, and dark where nothing can be chosen', () => {
    const lit = { lit: [60, next, after], way: [] };
    const drawn = litSpaces(view, lit, { isUnknown: (space) => space === after, scale: 1 });
    expect(drawn).not.toContain('dasharray');
    expect(drawn.match(/rotate\(45\)/g)).toHaveLength(2);
    expect(litSpaces(view, { lit: [], way: [] }, { isUnknown: () => false, scale: 1 })).toBe('');
  });
});
