// The ghost of another run on the map: its way, dashed, and its token where it ended.
import type { MapView } from '@race/atlas';
import { ghostWay } from '@race/atlas/draw/ways-driven.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Layer, Part } from '../map/layer.tsx';
import { ghost } from '../state/ghost.ts';
import { facts } from '../state/table-state.ts';
import { startIn } from './road.ts';

export function GhostLayer({ view }: { view: MapView }): JSX.Element | null {
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
