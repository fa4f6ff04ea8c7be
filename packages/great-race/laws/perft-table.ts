import { perft } from '@race/kernel/laws/index.ts';
import { POSITION_NAMES, positionCalled } from './positions.ts';

/** How deep a position is counted: as deep as stays quick. */
const DEEPEST = 4;
const MOST = 20_000;

/** The number of answer sequences of each depth, by position. */
export function perftTable(): { [name: string]: number[] } {
  return Object.fromEntries(
    POSITION_NAMES.map((name) => {
      const { rules, state } = positionCalled(name);
      const counts: number[] = [];
      for (let depth = 1; depth <= DEEPEST; depth++) {
        const last = counts.at(-1) ?? 1;
        // The next depth costs as many steps as the last one has sequences.
        if (last > MOST) break;
        counts.push(perft(rules, state, depth));
      }
      return [name, counts];
    }),
  );
}
