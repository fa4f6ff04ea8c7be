// The default part and place of a repair: the last choice, as long as this repair goes on.
import { signal } from '@preact/signals';
import type { Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { perTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

export const fittingOf = perTable((table) => {
  const { seatView } = table;
  const { mine, option } = choosingOf(table);
  const last = signal<Saying<'fit'> | null>(null);

  const fitNow = (fits: readonly Saying<'fit'>[]): Saying<'fit'> | null =>
    mine.value === null ? null : sensibleFit(fits, mine.value, last.value);

  // The next question keeps it.
  // This part may be made while the option is being computed, which must not depend on itself.
  queueMicrotask(() => {
    table.effect(() => {
      if (option.value?.do === 'fit') last.value = option.value;
      else if (seatView.value !== null) last.value = null;
    });
  });

  return { fitNow };
});

/** The damage of a vehicle that gets a part. */
interface Worn {
  readonly engine: number;
  readonly engineMax: number;
  readonly chassis: number;
  readonly chassisMax: number;
}

/** The same part in the same place as before, while it fits; else the same part where it helps most, else another one. */
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

/** A broken engine comes first, then the gauge with more damage; of two alike, the engine. */
function helps(worn: Worn, a: Saying<'fit'>, b: Saying<'fit'>): number {
  const leaves = ({ engine, chassis }: Saying<'fit'>) => ({
    broken: Number(worn.engine + engine === 0),
    most: Math.max(worn.engineMax - worn.engine - engine, worn.chassisMax - worn.chassis - chassis),
  });
  const [one, other] = [leaves(a), leaves(b)];
  return one.broken - other.broken || one.most - other.most || b.engine - a.engine;
}
