// The highlights: spaces that can be chosen now, the route chosen so far, and the tile that is tried in its place.

import type { MapView, Sight } from '@race/atlas';
import {
  litSpaces,
  lookedSpace,
  pointedSpace,
  triedSpace,
  wayByLine,
  wayLine,
  wayNumbers,
} from '@race/atlas/draw/lamps.ts';
import { ghostWay } from '@race/atlas/draw/ways-driven.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { IconButton } from '../../shell/icons/icon.tsx';
import { endMotion } from '../../shell/settings/motion.ts';
import { preferences } from '../../shell/settings/preferences.ts';
import { say } from '../../shell/words/say.ts';
import { type TableModel, useTable } from '../model/table.ts';
import { ghostOf, startIn } from './ghost.ts';
import { Layer, Part } from './layer.tsx';
import { RingLayer, type RingProps } from './ring.tsx';
import { drawnTile, markOf, onSpace } from './tiles.tsx';

import './pace-knob.css';

export function PaceKnob(): JSX.Element {
  const { hasten, skip, waiting } = useTable();
  const { chosen, choose, options } = preferences.pace;
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      const isOnControl =
        event.target instanceof Element &&
        event.target.closest('button, a, input, select, textarea, summary, [role="radio"]') !== null;
      if (event.key !== ' ' || waiting.peek() === 0 || isOnControl) return;
      event.preventDefault();
      endMotion();
      if (event.repeat) skip();
      else hasten();
    };
    addEventListener('keydown', press, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  const next = options[(options.indexOf(chosen.value) + 1) % options.length] ?? 'brisk';
  return (
    <span class={`pace-knob pace-${chosen.value}`}>
      <IconButton
        class="knob"
        icon={ICONS[chosen.value]}
        words={say('camera.pace', { pace: say(`camera.pace.${chosen.value}`) })}
        act={() => choose(next)}
      />
    </span>
  );
}

const ICONS = { calm: 'play', brisk: 'forward', quick: 'nextTurn', atOnce: 'nextTurn' } as const;

interface Props {
  readonly view: MapView;
  readonly sight: Sight;
  readonly letters: number;
}

export function Highlights({ vehicles, zoom, ...props }: Props & Omit<RingProps, 'view'>): JSX.Element {
  return (
    <>
      <Lit {...props} />
      <RingLayer view={props.view} vehicles={vehicles} zoom={zoom} />
    </>
  );
}

function Lit({ view, sight, letters }: Props): JSX.Element | null {
  const table = useTable();
  const { highlights, publicState, trial } = table;
  const [now, tried] = [highlights.value, trial.value];
  const tile = tried === null ? '' : triedTile(table, view, { sight, letters });
  const tiles = publicState.value?.tiles;
  const svg = useMemo(() => {
    const isUnknown = (space: number) =>
      view.board.spaces[space]?.city === null && (tiles?.[space] ?? NO_TILE) === NO_TILE;
    const lit = litSpaces(view, now, { isUnknown, scale: letters });
    return lookedSpace(view, now) + lit + tile + wayLine(view, now);
  }, [view, now, tile, tiles, letters]);
  return svg === '' ? null : (
    <Layer name="lit">
      <Part svg={svg} />
    </Layer>
  );
}

function triedTile(table: TableModel, view: MapView, { sight, letters }: Omit<Props, 'view'>): string {
  const { facts, trial } = table;
  const tile = facts.value?.tiles[trial.value?.tile ?? -1];
  const terrain = view.board.spaces[trial.value?.space ?? -1]?.terrain;
  if (trial.value === null || tile === undefined || terrain === undefined) return '';
  const { space } = trial.value;
  const risk = view.board.spaces[space]?.risk ?? false;
  return (
    onSpace(view, space, drawnTile(tile, terrain, { sight, risk, mark: markOf(table, tile, sight) })) +
    triedSpace(view, space, letters)
  );
}

/** A route by sea or air, over the line it takes. */
export function HighlightedLine({ view }: { view: MapView }): JSX.Element {
  const { highlights } = useTable();
  return <Part svg={wayByLine(view, highlights.value)} />;
}

/** The steps of the route and the place that is pointed at, over plaques, prices and vehicles. */
export function Steps({ view, letters }: { view: MapView; letters: number }): JSX.Element | null {
  const { highlights } = useTable();
  const svg = pointedSpace(view, highlights.value) + wayNumbers(view, highlights.value, letters);
  return svg === '' ? null : (
    <Layer name="steps">
      <Part svg={svg} />
    </Layer>
  );
}

/** The ghost of another run: its route, dashed, and its token where it ended. */
export function GhostLayer({ view }: { view: MapView }): JSX.Element | null {
  const table = useTable();
  const { facts } = table;
  const { ghost } = ghostOf(table);
  const way = ghost.value;
  const towards = facts.value?.options.towards ?? 'south';
  const svg = useMemo(
    () => (way === null ? '' : ghostWay(view, { ...way, from: startIn(view.board, towards) })),
    [view, way, towards],
  );
  return svg === '' ? null : (
    <Layer name="ghost">
      <Part svg={svg} />
    </Layer>
  );
}
