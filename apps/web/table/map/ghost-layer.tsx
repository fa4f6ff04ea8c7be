// The ghost of another run on the map: its route, dashed, and its token where it ended.

import type { MapView } from '@race/atlas';
import { ghostWay } from '@race/atlas/draw/ways-driven.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useTable } from '../model/table.ts';
import { ghostOf, startIn } from './ghost.ts';

import { Layer, Part } from './layer.tsx';

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
