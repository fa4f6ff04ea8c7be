// What the gauges would show if one did what is chosen now. Only what is certain is shown.
import type { Answer, Crew } from '@race/great-race';

export interface Preview {
  readonly petrol?: number;
  readonly engine?: number;
  readonly chassis?: number;
}

type Gauges = Pick<Crew, 'petrol' | 'engine' | 'chassis'>;

export function afterWay(crew: Gauges, { petrol, damage }: { petrol: number; damage: number }): Preview {
  return { petrol: Math.max(0, crew.petrol - petrol), ...afterDamage(crew, damage) };
}

/** Where damage goes is certain only if one of the two gauges cannot take any, or both are used up. */
function afterDamage({ engine, chassis }: Gauges, damage: number): Preview {
  if (damage === 0) return {};
  if (damage >= engine + chassis) return { engine: 0, chassis: 0 };
  if (engine === 0) return { chassis: chassis - damage };
  return chassis === 0 ? { engine: engine - damage } : {};
}

export const afterFuel = ({ petrol }: Gauges, levels: number): Preview => ({ petrol: petrol + levels });

/** A part, or a share of damage; the damage of somebody else (null) leaves one's own gauges alone. */
export function afterOption({ engine, chassis }: Gauges, option: Answer, amount: number | null): Preview {
  if (option.do === 'fit') return { engine: engine + option.engine, chassis: chassis + option.chassis };
  if (option.do === 'split' && amount !== null)
    return { engine: engine - option.engine, chassis: chassis - (amount - option.engine) };
  return {};
}
