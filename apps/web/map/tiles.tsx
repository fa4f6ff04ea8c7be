// What changes when a tile is laid: the tiles, each drawn by itself. Below them spaces, names of waters and the compass.
import {
  compass,
  type Laid,
  laidPicture,
  type MapView,
  put,
  type Sight,
  spaceDefs,
  spacesLayer,
  tileScale,
} from '@race/atlas';
import { sheetNames } from '@race/atlas/draw/names.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { capital, language, nameOf, say } from '../words/say.ts';
import { Layer, Part } from './layer.tsx';
import { hasArt, tileArt } from './tile-art.ts';

interface Covering {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces whose tile was laid just now: it drops. */
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
  // A tile hides what is below it: the spaces stay as they are.
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

/** The pictures all tiles of the page are stamped with. */
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
