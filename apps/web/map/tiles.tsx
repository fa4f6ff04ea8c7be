// What changes when a tile is laid: spaces and tiles, and below them the names of waters and the compass.
import {
  compass,
  type Laid,
  type MapView,
  put,
  type Sight,
  spaceDefs,
  spacesLayer,
  tilePicture,
  tileScale,
} from '@race/atlas';
import { sheetNames } from '@race/atlas/draw/names.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { capital, language, nameOf, say } from '../words/say.ts';
import { Layer, Part } from './layer.tsx';
import { tileArt } from './tile-art.ts';

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
  const pictures = [...new Set(laid.map(({ picture }) => picture))].sort().join();
  const art = laid.length > 0 && sight !== 'tiny' ? tileArt() : null;
  const seen = art === null ? 'tiny' : sight;
  const defs = useMemo(() => spaceDefs(view, laid, art), [view, art, pictures]);
  const [still, falling] = [
    laid.filter(({ space }) => !fresh.includes(space)),
    laid.filter(({ space }) => fresh.includes(space)),
  ];
  const svg = useMemo(() => spacesLayer(view, still, seen), [view, seen, keyOf(still)]);
  return (
    <Layer name="tiles">
      <defs dangerouslySetInnerHTML={{ __html: defs }} />
      <Part svg={names} />
      <Part svg={svg} />
      {falling.map(({ space, picture }) => (
        <Part
          key={space}
          class="falling"
          svg={onSpace(view, space, tilePicture(picture, view.theme, seen))}
        />
      ))}
    </Layer>
  );
}

export const keyOf = (laid: readonly Laid[]): string =>
  laid.map(({ space, tile }) => `${space}:${tile.id}`).join();

/** Something drawn for a tile, on a space. */
export function onSpace(view: MapView, space: number, svg: string): string {
  const { x, y } = view.board.spaces[space] ?? { x: 0, y: 0 };
  return put(x, y, tileScale(view, space), svg);
}
