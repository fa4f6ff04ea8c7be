// Writing over the tiles: lines, prices, plaques and fares; and over the vehicles, the names of cities.

import { type Laid, type MapView, put, type Sight, tileSigns } from '@race/atlas';
import type { Bounds } from '@race/atlas/draw/boxes.ts';
import { cityNames, cityPlaques, goalRibbon } from '@race/atlas/draw/cities.ts';
import { lineCurves, lineFlags } from '@race/atlas/draw/lines.ts';
import { roomFor } from '@race/atlas/draw/making-room.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isCompact } from '../../shell/settings/layout.ts';
import { language, nameOf, say } from '../../shell/words/say.ts';
import { useTable } from '../model/table.ts';

import { currentMapOf, isCutBy, type MapPoint } from './camera.ts';
import { HighlightedLine, Layer, Part, Title } from './layer.tsx';
import { markOf, nameOfLaid, onSpace } from './tiles.tsx';

/** Flags grow less than names: they are large enough. */
const LARGEST_FLAG = 1.3;

interface Writing {
  readonly view: MapView;
  readonly laid: readonly Laid[];
  /** Spaces with a vehicle: prices and plaques make room for it. */
  readonly taken: readonly number[];
  /** What the vehicles cover. */
  readonly vehicles: readonly Bounds[];
  readonly sight: Sight;
  /** How much letters and signs grow compared with the map. */
  readonly letters: number;
}

export function Writings({ view, laid, taken, vehicles, sight, letters }: Writing): JSX.Element {
  const table = useTable();
  const { isLive, mapInteraction } = table;
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
        vehicles,
        sight,
        letters,
        flags: flagSize,
        names: (city) => nameOf('city', city),
      }),
    [view, lying, taken.join(), sight, letters, spoken],
  );
  const flags = useMemo(
    () => lineFlags(view, (francs) => say('dashboard.francs', { francs }), flagSize, room.flags),
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
      {!isLive.value && !isCompact() && <Title view={view} />}
    </Layer>
  );
}

interface Signed {
  readonly view: MapView;
  readonly one: Laid;
  readonly sight: Sight;
  /** Whether a vehicle is there. */
  readonly inRow: boolean;
  /** How far the signs are moved, away from names and flags. */
  readonly moved: MapPoint;
}

const IN_PLACE: MapPoint = { x: 0, y: 0 };

/** The price of a tile. */
function Signs({ view, one: { space, tile }, sight, inRow, moved: { x, y } }: Signed): JSX.Element {
  const table = useTable();
  const svg = useMemo(() => {
    const risk = view.board.spaces[space]?.risk ?? false;
    const signs = put(x, y, 1, tileSigns(tile, sight, { risk, inRow }));
    return onSpace(view, space, markOf(table, tile, sight) + signs);
  }, [view, sight, inRow, x, y]);
  return <Part svg={svg} />;
}

/** The width of the track, as a part of its height. */
const TRACK = 0.037;

/** The names of cities are above everything else on the map. */
export function Names({ view, taken, letters }: Pick<Writing, 'view' | 'taken' | 'letters'>): JSX.Element {
  const table = useTable();
  const { readable } = table;
  const { cameraController, pane } = currentMapOf(table);
  const spoken = language.value;
  const goal = readable.value?.board.destination ?? -1;
  const [window, camera] = [pane.value, cameraController.value?.rested.value];
  const names = useMemo(() => {
    const track = isCompact() ? 0 : window.height * TRACK;
    const isCut = (name: Bounds) => camera !== undefined && isCutBy(camera, window, track, name);
    return (
      cityNames(view, (city) => nameOf('city', city), { scale: letters, taken, isCut }) +
      goalRibbon(view, goal, say('map.goal'), { scale: letters, taken })
    );
  }, [view, letters, spoken, goal, taken.join(), window, camera]);
  return (
    <Layer name="names">
      <Part svg={names} />
    </Layer>
  );
}
