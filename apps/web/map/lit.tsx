// What can be chosen now is lit, the way chosen so far is a lit road, and a tile that is tried lies in its place.
import { type MapView, pictureOf, type Sight, terrainDefs, tilePicture, tileSigns } from '@race/atlas';
import { litSpaces, lookedSpace, triedSpace, wayLine, wayNumbers } from '@race/atlas/draw/lamps.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { facts, lamps, trial } from '../state/shown.ts';
import { Layer, Part } from './layer.tsx';
import { onSpace } from './tiles.tsx';

interface Props {
  readonly view: MapView;
  readonly sight: Sight;
}

export function Lit({ view, sight }: Props): JSX.Element | null {
  const [now, tried] = [lamps.value, trial.value];
  const svg = useMemo(
    () => lookedSpace(view, now) + litSpaces(view, now) + triedTile(view, sight) + wayLine(view, now),
    [view, sight, now, tried],
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
  const picture = pictureOf(terrain, tile);
  const risk = view.board.spaces[space]?.risk ?? false;
  const drawing = tilePicture(picture, view.theme, sight) + tileSigns(tile, sight, { risk });
  return `<defs>${terrainDefs([picture])}</defs>${onSpace(view, space, drawing)}${triedSpace(view, space)}`;
}

/** The steps of the way, over plaques and prices. */
export function Steps({ view, letters }: { view: MapView; letters: number }): JSX.Element | null {
  const svg = wayNumbers(view, lamps.value, letters);
  return svg === '' ? null : (
    <Layer name="steps">
      <Part svg={svg} />
    </Layer>
  );
}
