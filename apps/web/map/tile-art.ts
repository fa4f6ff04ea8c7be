// Tiles as the page draws them. Their pictures are fetched with the first one; until then they have a tone.
import { computed, signal } from '@preact/signals';
import { type Art, pictureOf, type Sight, terrainDefs, themeOf, tilePicture, tileSigns } from '@race/atlas';
import type { TileData } from '@race/great-race';
import { theme } from '../settings/theme.ts';
import { gather } from '../state/modules.ts';

const fetched = signal<Art | null>(null);
let isAsked = false;

/** All pictures, drawn once a page: tiles are stamped with them. Empty until they are there. */
export const tileArt = computed(() => (fetched.value === null ? '' : terrainDefs(fetched.value)));

/** Whether tiles have their pictures; asks for them. */
export function hasArt(): boolean {
  if (!isAsked) {
    isAsked = true;
    void import('@race/atlas/draw/terrain/art.ts').then(({ ART }) => (fetched.value = ART));
  }
  return fetched.value !== null;
}

/** A tile as it would lie on such ground, signs and all, on a radius of 50. */
export function drawnTile(
  tile: TileData,
  terrain: string,
  { sight, risk = false }: { readonly sight: Sight; readonly risk?: boolean },
): string {
  const drawing = tilePicture(pictureOf(terrain, tile), themeOf(theme.value), hasArt() ? sight : 'tiny');
  return drawing + markOf(tile, sight) + tileSigns(tile, sight, { risk });
}

/** What a tile of a module carries beside its price. */
export function markOf({ mark }: TileData, sight: Sight): string {
  if (mark === undefined) return '';
  return gather(({ tileMark }) => tileMark?.(mark, sight)).join('');
}
