// Tiles as the page draws them. Their pictures are fetched with the first one; until then they have a tone.
import { signal } from '@preact/signals';
import { type Art, pictureOf, type Sight, terrainDefs, themeOf, tilePicture, tileSigns } from '@race/atlas';
import type { TileData } from '@race/great-race';
import { gather } from '../state/modules.ts';
import { theme } from '../state/theme.ts';

const fetched = signal<Art | null>(null);
let isAsked = false;

/** Null until it is there. */
export function tileArt(): Art | null {
  if (!isAsked) {
    isAsked = true;
    void import('@race/atlas/draw/terrain/art.ts').then(({ ART }) => (fetched.value = ART));
  }
  return fetched.value;
}

/** A tile as it would lie on such ground, signs and all, on a radius of 50. */
export function drawnTile(
  tile: TileData,
  terrain: string,
  { sight, risk = false }: { readonly sight: Sight; readonly risk?: boolean },
): string {
  const [art, picture] = [tileArt(), pictureOf(terrain, tile)];
  const defs = art === null ? '' : `<defs>${terrainDefs([picture], art)}</defs>`;
  const drawing = tilePicture(picture, themeOf(theme.value), art === null ? 'tiny' : sight);
  return defs + drawing + markOf(tile, sight) + tileSigns(tile, sight, { risk });
}

/** What a tile of a module carries beside its price. */
export function markOf({ mark }: TileData, sight: Sight): string {
  if (mark === undefined) return '';
  return gather(({ tileMark }) => tileMark?.(mark, sight)).join('');
}
