import { describe, expect, it } from 'vitest';
import { elementsOf } from '../../testing/xml.ts';
import { ART } from './art.ts';
import { ownPicture, pictureOf } from './choose.ts';
import { PICTURES, type Picture, terrainDefs } from './pictures.ts';

const plain = { petrol: 1, damage: 0, danger: false, stop: false };
const all = Object.keys(PICTURES) as Picture[];

describe('the picture of a laid tile', () => {
  it('follows the country it lies in', () => {
    expect(pictureOf('dune', plain)).toBe('dune');
    expect(pictureOf('pampas', plain)).toBe('pampas');
  });

  it('follows what the tile asks', () => {
    expect(pictureOf('dune', { ...plain, stop: true })).toBe('oasis');
    expect(pictureOf('erg', { ...plain, petrol: 3 })).toBe('erg');
    expect(pictureOf('plateau', { ...plain, damage: 2 })).toBe('mountain');
    expect(pictureOf('savanna', { ...plain, danger: true })).toBe('bush');
  });

  it('is gravel where the country is unknown, and a module’s own picture where it has one', () => {
    expect(pictureOf('moon', plain)).toBe('reg');
    expect(pictureOf('village', plain)).toBe('village');
  });

  it('is none before it is laid, unless a module prints one of its own', () => {
    expect(ownPicture(plain)).toBeNull();
    expect(ownPicture({ ...plain, mark: 'village-1' })).toBe('village');
  });
});

describe('terrain pictures', () => {
  it('are well formed, each once', () => {
    const symbols = elementsOf(`<defs>${terrainDefs(ART, all)}</defs>`).filter((name) => name === 'symbol');
    expect(symbols).toHaveLength(all.length);
  });
});
