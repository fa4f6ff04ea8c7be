import type { RefObject } from 'preact';
import { useFocusIn, useFocusOn } from './focus.ts';
import { past, reader } from './race.ts';

/** When what had the focus goes, the main button gets it, or the bar itself. */
export const useKeptFocus = (inside: RefObject<HTMLElement | null>): void =>
  useFocusIn(inside, ['.live-bar button.hole-main', '.live-bar']);

/** A question of the race takes the focus when others have played. */
export const useQuestion = (self: RefObject<HTMLElement | null>, question: number | null): void =>
  useFocusOn(self, question, () => ({ steps: past.peek(), reader: reader.peek() }));
