import type { Seat } from '@race/kernel';
import { type Crew, crewOf, type Game, tell } from '../state.ts';

/** Adds petrol, up to the maximum: what is above it is lost. CARD-01. */
export function refuel(g: Game, seat: Seat, levels: number): void {
  const crew = crewOf(g, seat);
  crew.petrol = Math.min(crew.petrolMax, crew.petrol + levels);
}

export function burn(g: Game, seat: Seat, levels: number): void {
  const crew = crewOf(g, seat);
  if (crew.petrol < levels) throw new Error(`${levels} petrol needed, ${crew.petrol} left`);
  crew.petrol -= levels;
}

/** Takes damage off both gauges as it was split. BASE-DRIVE-03. */
export function damage(g: Game, seat: Seat, split: { engine: number; chassis: number; by: Seat }): void {
  const crew = crewOf(g, seat);
  if (crew.engine < split.engine || crew.chassis < split.chassis) throw new Error('more damage than levels');
  const ran = crew.engine > 0;
  crew.engine -= split.engine;
  crew.chassis -= split.chassis;
  tell(g, { key: 'damageTaken', seat, by: split.by, engine: split.engine, chassis: split.chassis });
  if (ran && crew.engine === 0) tell(g, { key: 'brokeDown', seat });
}

/** Raises both gauges; never above their maxima. BASE-MECH-01. */
export function repair(g: Game, seat: Seat, split: { engine: number; chassis: number }): void {
  const crew = crewOf(g, seat);
  if (crew.engine + split.engine > crew.engineMax || crew.chassis + split.chassis > crew.chassisMax)
    throw new Error('repaired above the maximum');
  crew.engine += split.engine;
  crew.chassis += split.chassis;
}

export const mechanicsOf = (crew: Crew): number => crew.engine + crew.chassis;

/** How many levels a repair could still raise. */
export const wearOf = (crew: Crew): number => crew.engineMax - crew.engine + crew.chassisMax - crew.chassis;

/** BASE-DRIVE-05: engine at 0 is a breakdown. */
export const isBroken = (crew: Crew): boolean => crew.engine === 0;
