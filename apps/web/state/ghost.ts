// The way of another run over the same road, on the map of this one.
import { signal } from '@preact/signals';
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import { useEffect } from 'preact/hooks';
import { savedText } from '../settings/local-storage.ts';

export const ghost = signal<Omit<DrivenWay, 'from'> | null>(null);

/** Under this name the device keeps which tables have one. */
export const GHOSTS = 'ghosts';

/** Shows the ghost of a table for as long as that table is on the page. */
export function useGhost(table: string): void {
  useEffect(() => {
    if (savedText(GHOSTS)?.includes(table) !== true) return;
    let isWanted = true;
    void import('../expedition/ghosts.ts').then(({ ghostOf }) => {
      if (isWanted) ghost.value = ghostOf(savedText(GHOSTS), table);
    });
    return () => {
      isWanted = false;
      ghost.value = null;
    };
  }, [table]);
}
