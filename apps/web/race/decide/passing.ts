import { FUNDS } from '@race/great-race/assistants/funding.ts';
import { FUNDING, SECURITY } from '@race/great-race/crew/crews.ts';

/** What ending the turn means for a crew. BASE-CONVOY-04, 06. */
export interface Passing {
  /** How many stay on watch. */
  readonly guards: number;
  /** Who leaves without having done anything, box by box. */
  readonly lost: readonly number[];
  /** What those on funding would have raised. */
  readonly francs: number;
  /** Nobody leaves: it is the guards that are kept. */
  readonly keeps: boolean;
}

export function passingOf(boxes: readonly number[]): Passing {
  const guards = boxes[SECURITY] ?? 0;
  const lost = boxes.map((here, box) => (box === SECURITY ? 0 : here));
  return {
    guards,
    lost,
    francs: FUNDS[boxes[FUNDING] ?? 0] ?? 0,
    keeps: guards > 0 && lost.every((here) => here === 0),
  };
}
