// The highlights: spaces that can be chosen now, the way chosen so far, and the tile that is tried in its place.
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
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { facts, highlights, trial } from '../state/table-state.ts';
import { Layer, Part } from './layer.tsx';
import { drawnTile } from './tile-art.ts';
import { onSpace } from './tiles.tsx';

interface Props {
  readonly view: MapView;
  readonly sight: Sight;
}

export function Highlights({ view, sight }: Props): JSX.Element | null {
  const [now, tried] = [highlights.value, trial.value];
  const tile = tried === null ? '' : triedTile(view, sight);
  const svg = useMemo(
    () => lookedSpace(view, now) + litSpaces(view, now) + tile + wayLine(view, now),
    [view, now, tile],
  );
  return svg === '' ? null : (
    <Layer name="lit">
      <Part svg={svg} />
    </Layer>
  );
}

function triedTile(view: MapView, sight: Sight): string {
  const tile = facts.value?.tiles[trial.value?.tile ?? -1];
  const terrain = view.board.spaces[trial.value?.space ?? -1]?.terrain;
  if (trial.value === null || tile === undefined || terrain === undefined) return '';
  const { space } = trial.value;
  const risk = view.board.spaces[space]?.risk ?? false;
  return onSpace(view, space, drawnTile(tile, terrain, { sight, risk })) + triedSpace(view, space);
}

/** A way by sea or air, over the line it takes. */
export function HighlightedLine({ view }: { view: MapView }): JSX.Element {
  return <Part svg={wayByLine(view, highlights.value)} />;
}

/** The steps of the way and the place that is pointed at, over plaques, prices and vehicles. */
export function Steps({ view, letters }: { view: MapView; letters: number }): JSX.Element | null {
  const svg = pointedSpace(view, highlights.value) + wayNumbers(view, highlights.value, letters);
  return svg === '' ? null : (
    <Layer name="steps">
      <Part svg={svg} />
    </Layer>
  );
}
