// The part of the map that changes when a tile is laid. Below the tiles are spaces, names of waters and the compass.

import { computed, signal } from '@preact/signals';
import {
  type Art,
  compass,
  type Laid,
  laidPicture,
  type MapView,
  ownPicture,
  pictureOf,
  put,
  type Sight,
  spaceDefs,
  spacesLayer,
  terrainDefs,
  themeOf,
  tilePicture,
  tileScale,
  tileSigns,
} from '@race/atlas';
import { sheetNames } from '@race/atlas/draw/names.ts';
import type { TileData } from '@race/great-race';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { loadTileArt } from '../../shell/chunks.ts';
import { theme } from '../../shell/settings/preferences.ts';
import { capital, language, nameOf, say } from '../../shell/words/say.ts';
import type { TableModel } from '../model/table.ts';
import { Layer, Part } from './layer.tsx';

interface Covering {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces whose tile was laid in this moment: it drops. */
  readonly fresh: readonly number[];
  readonly sight: Sight;
}

export function Tiles({ view, laid, fresh, sight }: Covering): JSX.Element {
  const spoken = language.value;
  const names = useMemo(() => {
    const north = capital(say('names.direction.north')).charAt(0);
    return sheetNames(view, (key) => nameOf('map', key)) + compass(view, north);
  }, [view, spoken]);
  const defs = useMemo(() => spaceDefs(view, [], null), [view]);
  // A tile hides what is below it, so the spaces need not change.
  const spaces = useMemo(() => spacesLayer(view, [], sight), [view]);
  const seen = laid.length > 0 && sight !== 'tiny' && hasArt() ? sight : 'tiny';
  return (
    <Layer name="tiles">
      <defs dangerouslySetInnerHTML={{ __html: defs }} />
      <Part svg={names} />
      <Part svg={spaces} />
      {laid.map((one) => (
        <Tile key={nameOfLaid(one)} view={view} one={one} sight={seen} isFresh={fresh.includes(one.space)} />
      ))}
    </Layer>
  );
}

interface Lying {
  readonly view: MapView;
  readonly one: Laid;
  readonly sight: Sight;
  readonly isFresh: boolean;
}

function Tile({ view, one, sight, isFresh }: Lying): JSX.Element {
  const svg = useMemo(() => laidPicture(view, one, sight), [view, one.picture, sight]);
  return <Part class={isFresh ? 'falling' : ''} svg={svg} />;
}

/** The same tile on the same space is not drawn again. */
export const nameOfLaid = ({ space, tile }: Laid): string => `${space}:${tile.id}`;

/** The symbols that all tiles of the page use. */
export const TileArt = (): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs dangerouslySetInnerHTML={{ __html: tileArt.value }} />
  </svg>
);

/** Something drawn for a tile, on a space. */
export function onSpace(view: MapView, space: number, svg: string): string {
  const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
  return put(x, y, tileScale(view, space), svg);
}

// Tiles as the page draws them. Their pictures are fetched with the first tile; until then they are plain colours.
const fetched = signal<Art | null>(null);
let isAsked = false;

/** All pictures as symbols, once for the page. Empty until they are loaded. */
const tileArt = computed(() => (fetched.value === null ? '' : terrainDefs(fetched.value)));

/** Whether the pictures are loaded; fetches them. */
function hasArt(): boolean {
  if (!isAsked) {
    isAsked = true;
    void loadTileArt().then(({ ART }) => (fetched.value = ART));
  }
  return fetched.value !== null;
}

/** A tile with all its signs, on a radius of 50: on such ground, or in hand, where it shows no land yet. */
export function drawnTile(
  tile: TileData,
  terrain: string | null,
  {
    sight,
    risk = false,
    mark = '',
  }: { readonly sight: Sight; readonly risk?: boolean; readonly mark?: string },
): string {
  const picture = terrain === null ? ownPicture(tile) : pictureOf(terrain, tile);
  const drawing = tilePicture(picture, themeOf(theme.value), hasArt() ? sight : 'tiny');
  return drawing + mark + tileSigns(tile, sight, { risk });
}

/** What a module puts on a tile beside its price. */
export function markOf(table: TableModel, { mark }: TileData, sight: Sight): string {
  const { gather } = table;
  if (mark === undefined) return '';
  return gather(({ tileMark }) => tileMark?.(mark, sight)).join('');
}
