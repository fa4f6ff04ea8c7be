// What the map shows: the ground, the tiles, the writing and the vehicles.

import { computed } from '@preact/signals';
import { laidTiles, type MapView, sightOf, themeOf, trackLayer } from '@race/atlas';
import { cityBoxes } from '@race/atlas/draw/cities.ts';
import { type Parked, parked, parkedBox } from '@race/atlas/draw/parking.ts';
import { crewLabel } from '@race/atlas/draw/vehicles.ts';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Later, lazy } from '../../shell/base/lazy.tsx';
import { untilFetched } from '../../shell/base/until-fetched.ts';
import { loadMapLayers, loadSolo } from '../../shell/chunks.ts';
import { moves } from '../../shell/settings/motion.ts';
import { theme } from '../../shell/settings/preferences.ts';
import { nameOf } from '../../shell/words/say.ts';
import { crewsOwnName } from '../dashboard/crew.tsx';
import { mapMarksOf } from '../mark.tsx';
import { perTable, type TableModel, useTable } from '../model/table.ts';
import { currentMapOf, lettersAt } from './camera.ts';
import { ghostOf } from './ghost.ts';
import { Ground } from './ground/ground.tsx';
import { Highlights, Steps } from './layer.tsx';
import { Tiles } from './tiles.tsx';
import { Vehicles } from './vehicles.tsx';
import type * as drives from './way.ts';
import { Names, Writings } from './writings.tsx';

/** The width of the track with a stack of four tokens beside it. */
const WIDTH = 150;
/** The track is drawn for a sheet of this height and scaled to the pane. */
const SHEET = 1017;

export function Track(): JSX.Element | null {
  const table = useTable();
  const { crews, facts } = table;
  const { mapView } = pictureOf(table);
  const { pane } = currentMapOf(table);
  const view = mapView.value;
  const north = facts.value?.options.towards === 'north';
  const stack = [...crews.value].filter(({ id }) => id !== '').sort((a, b) => a.since - b.since);
  const svg = useMemo(() => {
    if (view === null) return '';
    const frame = { x: 0, y: 0, width: WIDTH, height: SHEET };
    const tokens = stack.map(({ id, level, at }) => ({ crew: id, level, at }));
    return trackLayer({ ...view, geometry: { ...view.geometry, frame } }, tokens, { north });
  }, [view, north, stack.map(({ id, level }) => `${id}${level}`).join()]);
  const { height } = pane.value;
  if (height === 0) return null;
  return (
    <svg
      class="track"
      viewBox={`0 0 ${WIDTH} ${SHEET}`}
      width={(WIDTH * height) / SHEET}
      height={height}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

const IntentLayer = lazy(async () => (await loadSolo()).IntentLayer, null);
const GhostLayer = lazy(async () => (await loadMapLayers()).GhostLayer, null);
const WeighedLayer = lazy(async () => (await loadSolo()).WeighedLayer, null);

export const pictureOf = perTable((table) => {
  const { sheet } = table;
  const mapView = computed<MapView | null>(() =>
    sheet.value === null ? null : { ...sheet.value, theme: themeOf(theme.value) },
  );

  return { mapView };
});

const MapMarks = lazy(async () => (await loadMapLayers()).MapMarks, null);
const Tag = lazy(async () => (await loadMapLayers()).Tag, null);

const PARTS = ['tiles', 'signs', 'plaques', 'vehicles', 'names'] as const;

export function Picture({ zoom }: { zoom: number }): JSX.Element | null {
  const table = useTable();
  const { crews, facts, gather, intent, mapInteraction, publicState, ringed, tag, weighed } = table;
  const { mapView } = pictureOf(table);
  const { pane } = currentMapOf(table);
  const { ghost } = ghostOf(table);
  const { marked } = mapMarksOf(table);
  const turns = useInTurn(zoom, PARTS.length);
  const [seen, view, opened] = [publicState.value, mapView.value, facts.value];
  if (seen === null || view === null || opened === null) return null;
  const at = (part: (typeof PARTS)[number]) => turns[PARTS.indexOf(part)] ?? zoom;
  const taken = crews.value.map((crew) => crew.at);
  const sight = (part: (typeof PARTS)[number]) => sightOf(view.geometry.radius * Math.sqrt(3) * at(part));
  const letters = lettersAt(at('plaques'));
  const vehicles = spotsOf(table, view, letters).map(parkedBox);
  const laid = laidTiles(
    view,
    seen.tiles.map((tile) => opened.tiles[tile] ?? null),
  );
  return (
    <>
      {pane.value.width > 0 && <Ground view={view} zoom={zoom} />}
      <Later>
        <Tiles view={view} laid={laid} fresh={freshTiles(table)} sight={sight('tiles')} />
      </Later>
      {ghost.value !== null && <GhostLayer view={view} />}
      {(mapInteraction.value ?? ringed.value) !== null && (
        <Highlights
          view={view}
          sight={sight('tiles')}
          letters={lettersAt(at('tiles'))}
          vehicles={vehicles}
          zoom={zoom}
        />
      )}
      <Later>
        <Writings
          view={view}
          laid={laid}
          taken={taken}
          vehicles={vehicles}
          sight={sight('signs')}
          letters={letters}
        />
      </Later>
      {intent.value !== null && <IntentLayer letters={letters} />}
      <Later>
        <Traffic view={view} letters={lettersAt(at('vehicles'))} />
      </Later>
      {gather(({ Layer }) => Layer).map((Layer, at) => (
        <Layer key={at} view={view} letters={letters} />
      ))}
      {mapInteraction.value !== null && <Steps view={view} letters={letters} />}
      <Later>
        <Names view={view} taken={taken} letters={lettersAt(at('names'))} />
      </Later>
      {weighed.value.length > 0 && <WeighedLayer letters={letters} />}
      {marked.value.length > 0 && <MapMarks sheet={view} zoom={zoom} />}
      {tag.value !== null && <Tag sheet={view} zoom={zoom} />}
    </>
  );
}

/** After a change of zoom the parts are drawn one after the other, so that no frame has to wait for all of them. */
function useInTurn(zoom: number, parts: number): readonly number[] {
  const [drawn, setDrawn] = useState<readonly number[]>(() => Array.from({ length: parts }, () => zoom));
  useLayoutEffect(() => {
    const next = drawn.findIndex((one) => one !== zoom);
    if (next < 0) return;
    const timer = setTimeout(() => setDrawn(drawn.with(next, zoom)));
    return () => clearTimeout(timer);
  }, [zoom, drawn]);
  return drawn;
}

/** Spaces whose tile was laid in this moment, if it is acted out. */
function freshTiles(table: TableModel): number[] {
  const { isActed, moment } = table;
  if (!isActed.value || !moves.value) return [];
  const events = table.acted.value.length > 0 ? table.acted.value : (moment.value?.events ?? []);
  return events.flatMap((event) =>
    event.key === 'tileLaid' || event.key === 'tileUncovered' || event.key === 'torpedoLaid'
      ? [event.space]
      : [],
  );
}

/** The crews in a crowded space that is looked at: they stand side by side, with their names. */
function fannedOut({ crews, highlights }: TableModel): Seat[] {
  const here = crews.value.filter(({ at }) => at === highlights.value.looked).map(({ seat }) => seat);
  return here.length > 2 ? here : [];
}

/** Where each crew stands, clear of names and signs. */
function spotsOf({ crews, focus, highlights }: TableModel, view: MapView, letters: number): Parked[] {
  const taken = crews.value.map(({ at }) => at);
  const busy = cityBoxes(view, (city) => nameOf('city', city), { scale: letters, taken });
  const fanned = highlights.value.looked ?? null;
  return parked(view, crews.value, { letters, own: focus.value, fanned, busy });
}

function Traffic({ view, letters }: { view: MapView; letters: number }): JSX.Element {
  const table = useTable();
  const { acted, crews, gather, hasAnswered, hurry, isActed, isLive, moment, publicState, reader } = table;
  const { cameraController } = currentMapOf(table);
  const spots = spotsOf(table, view, letters);
  const before = useRef(spots);
  const events = acted.value.length > 0 ? acted.value : (moment.value?.events ?? []);
  const shownEvents = isActed.value ? events : [];
  const fanned = fannedOut(table);
  const [driving, setDriving] = useState<typeof drives | null>(null);
  // Nobody drives before the first answer.
  const mayDrive = hasAnswered.value || !isLive.value;
  useEffect(() => {
    if (mayDrive) void untilFetched(loadMapLayers).then((loaded) => setDriving(loaded.drives));
  }, [mayDrive]);
  const vehicles = useMemo(() => {
    const from = before.current;
    before.current = spots;
    return crews.value.flatMap(({ id, seat, isBroken }) => {
      const spot = spots[seat];
      if (id === '' || spot === undefined) return [];
      const cargo = gather((face) => face.cargo?.(seat)).join('');
      const name = fanned.includes(seat) ? crewLabel(view, crewsOwnName(table, seat)) : '';
      const way = driving?.wayOf(view, shownEvents, seat, from[seat] ?? spot) ?? [];
      return [{ crew: id, spot, isBroken, cargo, name, way }];
    });
  }, [publicState.value, view, letters, fanned.join()]);
  useEffect(() => {
    const driver = vehicles.find(({ way }) => way.length > 0);
    // While somebody plays the camera goes with the own vehicle only; others are tokens on the key map.
    const isOwn = driver?.crew === crews.value[reader.value ?? -1]?.id;
    if (driver !== undefined && (isOwn || !isLive.value)) cameraController.value?.follow(driver.spot);
  }, [vehicles]);
  // Without motion the vehicle is at its end already, and so is the map.
  const shown = moves.value ? vehicles : vehicles.map((one) => ({ ...one, way: [] }));
  return (
    <Vehicles vehicles={shown} theme={view.theme.name} hurry={hurry.value} drive={driving?.drive ?? null} />
  );
}
