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
import { NO_TILE } from '@race/great-race/state.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type TableModel, useTable } from '../model/table.ts';

import { Layer, Part } from './layer.tsx';
import { RingLayer, type RingProps } from './ring.tsx';
import { drawnTile, markOf, onSpace } from './tiles.tsx';

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
