import type { Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';

/** How worn a vehicle is that gets a part. */
export interface Worn {
  readonly engine: number;
  readonly engineMax: number;
  readonly chassis: number;
  readonly chassisMax: number;
}

/** The same part in the same place as the last time, while it fits; else the same part where it helps most, else another one. */
export function sensibleFit(
  fits: readonly Saying<'fit'>[],
  worn: Worn,
  last: Saying<'fit'> | null,
): Saying<'fit'> | null {
  const same = fits.filter(({ part }) => part === last?.part);
  const free = fits.filter(({ part }) => part !== BOUGHT);
  const [choice = []] = [same, free, fits].filter(({ length }) => length > 0);
  return choice.find((one) => isAlike(one, last)) ?? choice.toSorted((a, b) => helps(worn, a, b))[0] ?? null;
}

const isAlike = (one: Saying<'fit'>, other: Saying<'fit'> | null): boolean =>
  one.engine === other?.engine && one.chassis === other.chassis;

/** What most helps comes first: an engine that runs again, then whatever is worn most; of two alike the engine. */
function helps(worn: Worn, a: Saying<'fit'>, b: Saying<'fit'>): number {
  const leaves = ({ engine, chassis }: Saying<'fit'>) => ({
    broken: Number(worn.engine + engine === 0),
    most: Math.max(worn.engineMax - worn.engine - engine, worn.chassisMax - worn.chassis - chassis),
  });
  const [one, other] = [leaves(a), leaves(b)];
  return one.broken - other.broken || one.most - other.most || b.engine - a.engine;
}
