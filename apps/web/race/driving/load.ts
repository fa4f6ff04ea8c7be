// Hands on the map are fetched when there is something for them to do.
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isTouched } from '../../map/current-map.ts';
import { publicState } from '../../state/table-state.ts';

/** Somebody plays; a replay is not interactive. */
export const isAtTable = signal(false);

/** The map of a table is interactive as long as the table is shown. */
export function useMapInteraction(): void {
  useEffect(() => {
    isAtTable.value = true;
    return () => {
      isAtTable.value = false;
    };
  }, []);
}

let isFetched = false;

effect(() => {
  const isWanted = isAtTable.value && (isTouched.value || publicState.value?.phase === 'convoy');
  if (isFetched || !isWanted) return;
  isFetched = true;
  void import('./interaction.ts');
});
