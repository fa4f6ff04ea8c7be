import { computed } from '@preact/signals';
import { askingFrame } from '@race/words/asking.ts';
import { answers, context } from '../choosing.ts';

/** The tiles that have been drawn and are to be laid, by their numbers. */
export interface InHand {
  readonly tiles: readonly number[];
  /** The one that is laid next; null while that is to be chosen. */
  readonly held: number | null;
}

/** Null while I have none. */
export const inHand = computed<InHand | null>(() => {
  const frame = context.value === null ? null : askingFrame(context.value.known);
  if (frame?.kind !== 'lay' || answers.value.length === 0) return null;
  return { tiles: frame.tiles, held: frame.held < 0 ? null : frame.held };
});
