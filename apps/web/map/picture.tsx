// What the map shows: the ground, what lies on it, and who drives over it.
import { computed } from '@preact/signals';
import { laidTiles, type MapView, sightOf, themeOf } from '@race/atlas';
import { parked } from '@race/atlas/draw/parking.ts';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Later } from '../later.ts';
import { lazy } from '../lazy.tsx';
import { moves } from '../settings/motion.ts';
import { theme } from '../settings/theme.ts';
import { crews } from '../state/crews.ts';
import { ghost } from '../state/ghost.ts';
import { gather } from '../state/modules.ts';
import {
  facts,
  hurry,
  intent,
  isActed,
  mapInteraction,
  moment,
  publicState,
  sheet,
  tag,
  weighed,
} from '../state/table-state.ts';
import { lettersAt } from './camera.ts';
import { cameraController, pane } from './current-map.ts';
import { Ground } from './ground/ground.tsx';
import { Highlights, Steps } from './highlights.tsx';
import { Tiles } from './tiles.tsx';
import { Vehicles } from './vehicles.tsx';
import { wayOf } from './way.ts';
import { Names, Writings } from './writings.tsx';

const IntentLayer = lazy(async () => (await import('../solo/race/intent.tsx')).IntentLayer, null);
const GhostLayer = lazy(async () => (await import('../expedition/ghost-layer.tsx')).GhostLayer, null);
const WeighedLayer = lazy(async () => (await import('../solo/why/weighed-layer.tsx')).WeighedLayer, null);

export const mapView = computed<MapView | null>(() =>
  sheet.value === null ? null : { ...sheet.value, theme: themeOf(theme.value) },
);

const Tag = lazy(async () => (await import('./tag.tsx')).Tag, null);

const PARTS = ['tiles', 'signs', 'plaques', 'vehicles', 'names'] as const;

export function Picture({ zoom }: { zoom: number }): JSX.Element | null {
  const turns = useInTurn(zoom, PARTS.length);
  const [seen, view, opened] = [publicState.value, mapView.value, facts.value];
  if (seen === null || view === null || opened === null) return null;
  const at = (part: (typeof PARTS)[number]) => turns[PARTS.indexOf(part)] ?? zoom;
  const taken = crews.value.map((crew) => crew.at);
  const sight = (part: (typeof PARTS)[number]) => sightOf(view.geometry.radius * Math.sqrt(3) * at(part));
  const letters = lettersAt(at('plaques'));
  const laid = laidTiles(
    view,
    seen.tiles.map((tile) => opened.tiles[tile] ?? null),
  );
  return (
    <>
      {pane.value.width > 0 && <Ground view={view} zoom={zoom} />}
      <Later>
        <Tiles view={view} laid={laid} fresh={freshTiles()} sight={sight('tiles')} />
      </Later>
      {ghost.value !== null && <GhostLayer view={view} />}
      {mapInteraction.value !== null && <Highlights view={view} sight={sight('tiles')} />}
      <Later>
        <Writings view={view} laid={laid} taken={taken} sight={sight('signs')} letters={letters} />
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
      {tag.value !== null && <Tag sheet={view} zoom={zoom} />}
    </>
  );
}

/** Another zoom is drawn part by part, one a frame: no frame has to wait for all of them. */
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

/** Spaces whose tile this moment laid, when it is acted out. */
function freshTiles(): number[] {
  if (!isActed.value || !moves.value) return [];
  const events = moment.value?.events ?? [];
  return events.flatMap((event) =>
    event.key === 'tileLaid' || event.key === 'tileUncovered' || event.key === 'torpedoLaid'
      ? [event.space]
      : [],
  );
}

function Traffic({ view, letters }: { view: MapView; letters: number }): JSX.Element {
  const spots = parked(view, crews.value, letters);
  const before = useRef(spots);
  const events = moment.value?.events;
  const acted = isActed.value ? (events ?? []) : [];
  const vehicles = useMemo(() => {
    const from = before.current;
    before.current = spots;
    return crews.value.flatMap(({ id, seat, isBroken }) => {
      const spot = spots[seat];
      if (id === '' || spot === undefined) return [];
      const cargo = gather((face) => face.cargo?.(seat)).join('');
      return [{ crew: id, spot, isBroken, cargo, way: wayOf(view, acted, seat, from[seat] ?? spot) }];
    });
  }, [publicState.value, view, letters]);
  useEffect(() => {
    const driver = vehicles.find(({ way }) => way.length > 0);
    if (driver !== undefined) cameraController.value?.follow(driver.spot);
  }, [vehicles]);
  // Without motion the vehicle is where it went, and the map with it.
  const shown = moves.value ? vehicles : vehicles.map((one) => ({ ...one, way: [] }));
  return <Vehicles vehicles={shown} theme={view.theme.name} hurry={hurry.value} />;
}
