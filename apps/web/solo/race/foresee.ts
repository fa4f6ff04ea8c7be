// What becomes of a bivouac beside René once a card is taken: what he takes next, and what is left to hurt.
import { filledFrom } from '@race/great-race/modules/solo/slot.ts';

export interface Lying {
  readonly number: number;
  readonly isDanger: boolean;
}

interface Foreseen {
  /** The spaces he takes from. SOLO-15. */
  readonly his: readonly number[];
  /** Danger cards that hurt: those that nobody takes, and with a power those that he takes. SOLO-16, LEGACY-RED-01. */
  readonly dangers: number;
}

interface Claims {
  /** What his card still names. */
  readonly named: readonly number[];
  readonly doTakenHurt: boolean;
}

/** He claims after the card that is taken now. */
export function foresee(lying: readonly Lying[], taken: number, { named, doTakenHurt }: Claims): Foreseen {
  const others = lying.filter(({ number }) => number !== taken);
  let left = others;
  const his: number[] = [];
  for (const claim of named) {
    const space = filledFrom(
      left.map(({ number }) => number),
      claim,
    );
    if (space === 0) break;
    his.push(space);
    left = left.filter(({ number }) => number !== space);
  }
  return { his, dangers: (doTakenHurt ? others : left).filter(({ isDanger }) => isDanger).length };
}
