import type { Seat } from '@race/kernel';
import { crewOf, type Game } from '../state.ts';

/** BASE-SETUP-05: the bank never runs out. */
export function earn(g: Game, seat: Seat, francs: number): void {
  crewOf(g, seat).francs += francs;
  g.public.bank += francs;
}

export function spend(g: Game, seat: Seat, francs: number): void {
  const crew = crewOf(g, seat);
  if (crew.francs < francs) throw new Error(`${francs} F needed, ${crew.francs} F left`);
  crew.francs -= francs;
  g.public.bank -= francs;
}
