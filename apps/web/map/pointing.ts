// A place that is named is shown on the map: a ring, as long as the hand or the focus is on its name.
import { groundOf } from '@race/atlas/draw/parking.ts';
import { pointed, sheet } from '../state/table-state.ts';
import { cameraController } from './current-map.ts';

export function pointAt(space: number | null): void {
  pointed.value = space;
  const shown = sheet.peek();
  if (space !== null && shown !== null) cameraController.peek()?.follow(groundOf(shown, space));
}

/** For what names a space. What a finger has touched stays shown when the finger has gone. */
export const pointing = (space: number) => ({
  onFocus: () => pointAt(space),
  onBlur: () => pointAt(null),
  onPointerEnter: () => pointAt(space),
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') pointAt(null);
  },
});
