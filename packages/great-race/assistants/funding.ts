import type { Seat } from '@race/kernel';
import { assistantsIn, clearBox } from '../crew/assistants.ts';
import { FUNDING } from '../crew/crews.ts';
import { earn } from '../crew/money.ts';
import { crewOf, type Game, tell } from '../state.ts';

/** BASE-FUND-01: what so many assistants bring together. */
export const FUNDS = [0, 10, 20, 40, 70, 110] as const;

export function fund(g: Game, seat: Seat): void {
  const assistants = assistantsIn(crewOf(g, seat), FUNDING);
  const francs = FUNDS[assistants] ?? 0;
  clearBox(g, seat, FUNDING);
  earn(g, seat, francs);
  tell(g, { key: 'assistantsFunded', seat, assistants, francs });
  for (const funded of g.rules.seams.funded) funded(g, seat, assistants);
}
