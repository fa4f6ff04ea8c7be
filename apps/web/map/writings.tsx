// What is written over tiles: lines, prices, plaques and fares; and over the vehicles the names of cities.
import { type Laid, type MapView, put, type Sight, tileSigns } from '@race/atlas';
import { cityNames, cityPlaques } from '@race/atlas/draw/cities.ts';
import { lineCurves, lineFlags } from '@race/atlas/draw/lines.ts';
import { roomFor } from '@race/atlas/draw/making-room.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isCompact } from '../state/layout.ts';
import { mapInteraction } from '../state/table-state.ts';
import { language, nameOf, say } from '../words/say.ts';
import type { MapPoint } from './camera.ts';
import { HighlightedLine } from './highlights.tsx';
import { Layer, Part } from './layer.tsx';
import { markOf } from './tile-art.ts';
import { nameOfLaid, onSpace } from './tiles.tsx';
import { drawTitle } from './title.ts';

/** Flags grow less than names do: they are large enough. */
const LARGEST_FLAG = 1.3;

interface Writing {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces where somebody stands: prices and plaques make room. */
  readonly taken: readonly number[];
  readonly sight: Sight;
  /** How much letters and signs grow against the map. */
  readonly letters: number;
}

export function Writings({ view, laid, taken, sight, letters }: Writing): JSX.Element {
  const spoken = language.value;
  const lines = useMemo(() => lineCurves(view), [view]);
  const plaques = useMemo(() => cityPlaques(view, letters, taken), [view, letters, taken.join()]);
  const lying = laid.map(nameOfLaid).join();
  const flagSize = Math.min(letters, LARGEST_FLAG);
  const room = useMemo(
    () =>
      roomFor(view, {
        laid,
        taken,
        sight,
        letters,
        flags: flagSize,
        names: (city) => nameOf('city', city),
      }),
    [view, lying, taken.join(), sight, letters, spoken],
  );
  const flags = useMemo(
    () => lineFlags(view, (francs) => say('viewer.francs', { francs }), flagSize, room.flags),
    [room],
  );
  return (
    <Layer name="writings">
      <Part svg={lines} />
      {mapInteraction.value !== null && <HighlightedLine view={view} />}
      {laid.map((one) => (
        <Signs
          key={nameOfLaid(one)}
          view={view}
          one={one}
          sight={sight}
          inRow={taken.includes(one.space)}
          moved={room.moved.get(one.space) ?? IN_PLACE}
        />
      ))}
      <Part svg={plaques} />
      <Part svg={flags} />
      {!isCompact() && <Part svg={drawTitle(view)} />}
    </Layer>
  );
}

interface Signed {
  readonly view: MapView;
  readonly one: Laid;
  readonly sight: Sight;
  /** A vehicle stands there. */
  readonly inRow: boolean;
  /** Where names and flags leave room. */
  readonly moved: MapPoint;
}

const IN_PLACE: MapPoint = { x: 0, y: 0 };

/** What a tile asks. */
function Signs({ view, one: { space, tile }, sight, inRow, moved: { x, y } }: Signed): JSX.Element {
  const svg = useMemo(() => {
    const risk = view.board.spaces[space]?.risk ?? false;
    const signs = put(x, y, 1, tileSigns(tile, sight, { risk, inRow }));
    return onSpace(view, space, markOf(tile, sight) + signs);
  }, [view, sight, inRow, x, y]);
  return <Part svg={svg} />;
}

/** Nothing that stands on the map hides the name of a city. */
export function Names({ view, taken, letters }: Pick<Writing, 'view' | 'taken' | 'letters'>): JSX.Element {
  const spoken = language.value;
  const names = useMemo(
    () => cityNames(view, (city) => nameOf('city', city), { scale: letters, taken }),
    [view, letters, spoken, taken.join()],
  );
  return (
    <Layer name="names">
      <Part svg={names} />
    </Layer>
  );
}
