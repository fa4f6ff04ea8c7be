// Loads what makes the map respond when there is first something to do on it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadTurn } from '../../../shell/chunks.ts';
import { currentMapOf } from '../../../table/map/camera.ts';
import { perTable, useTable } from '../../../table/model/table.ts';

export const mapInUseOf = perTable((table) => {
  const { publicState } = table;
  const { isTouched } = currentMapOf(table);
  /** Somebody plays; a replay is not interactive. */
  const isAtTable = signal(false);

  let isFetched = false;

  table.effect(() => {
    const isWanted = isAtTable.value && (isTouched.value || publicState.value?.phase === 'convoy');
    if (isFetched || !isWanted) return;
    isFetched = true;
    void loadTurn().then(({ interactionOf }) => interactionOf(table));
  });

  return { isAtTable };
});

/** The map of a table is interactive as long as the table is shown. */
export function useMapInteraction(): void {
  const table = useTable();
  const { isAtTable } = mapInUseOf(table);
  useEffect(() => {
    isAtTable.value = true;
    return () => {
      isAtTable.value = false;
    };
  }, []);
}
