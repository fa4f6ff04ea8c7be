// The route of another run over the same road, on the map of this one.

import { signal } from '@preact/signals';
import type { Direction } from '@race/great-race/options.ts';
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import { useEffect } from 'preact/hooks';
import { savedText } from '../../shell/base/local-storage.ts';
import { loadMapLayers } from '../../shell/chunks.ts';
import { perTable, type TableModel, useTable } from '../model/table.ts';

export const ghostOf = perTable(() => {
  const ghost = signal<Omit<DrivenWay, 'from'> | null>(null);

  return { ghost };
});

/** The key in localStorage of the tables that have a ghost. */
export const GHOSTS = 'ghosts';

/** Shows the ghost of a race, if this device has saved one; returns how to hide it again. */
export function showGhost(model: TableModel, table: string): () => void {
  const { ghost } = ghostOf(model);
  let isWanted = true;
  if (savedText(GHOSTS)?.includes(table) === true)
    void loadMapLayers().then(({ ghostOf }) => {
      if (isWanted) ghost.value = ghostOf(savedText(GHOSTS), table);
    });
  return () => {
    isWanted = false;
    ghost.value = null;
  };
}

/** Shows the ghost of a race for as long as its table is on the page. */
export function useGhost(table: string): void {
  const model = useTable();
  useEffect(() => showGhost(model, table), [table]);
}

/** The space where a race in this direction begins. */
export const startIn = ({ ends }: { readonly ends: readonly number[] }, towards: Direction): number =>
  ends[towards === 'south' ? 0 : 1] ?? 0;
