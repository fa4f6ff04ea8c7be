import type { Seat } from '@race/kernel';
import { type Crew, crewOf, type Game } from '../state.ts';
import { FUNDING, MECHANICS, PATHFINDER, SECURITY } from './crews.ts';

export const assistantsIn = (crew: Crew, box: number): number => crew.boxes[box] ?? 0;

export function assistantsLeft(crew: Crew): number {
  const { boxes } = crew;
  return (boxes[PATHFINDER] ?? 0) + (boxes[MECHANICS] ?? 0) + (boxes[SECURITY] ?? 0) + (boxes[FUNDING] ?? 0);
}

export const guardsOf = (crew: Crew): number => crew.boxes[SECURITY] ?? 0;

/** BASE-CONVOY-10: has an assistant, and has neither passed nor arrived. BASE-CONVOY-06: a guard is one. */
export const isActive = (crew: Crew): boolean =>
  !crew.passed && crew.arrived === 0 && assistantsLeft(crew) > 0;

/** Takes one assistant off its box for this turn. */
export function spendAssistant(g: Game, seat: Seat, box: number): void {
  const crew = crewOf(g, seat);
  const left = assistantsIn(crew, box);
  if (left === 0) throw new Error(`no assistant left on box ${box}`);
  crew.boxes[box] = left - 1;
}

/** Takes all assistants off one box. */
export function clearBox(g: Game, seat: Seat, box: number): void {
  crewOf(g, seat).boxes[box] = 0;
}
