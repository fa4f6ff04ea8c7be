// Whether the list of selectable spaces is open.
import { effect, signal } from '@preact/signals';
import { seatView } from '../race.ts';

export const isListOpen = signal(false);

export function closeList(): void {
  isListOpen.value = false;
}

// Another question has other places.
effect(() => {
  if (seatView.value?.line !== undefined) closeList();
});
