// What the gauges would show after the chosen act, and how its levels are shared out on them.

import { signal } from '@preact/signals';
import type { Answer, Crew, Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import type { Seat } from '@race/kernel';
import { askingFrame } from '@race/words/asking.ts';
import { nameOf, say } from '../../../shell/words/say.ts';
import type { GaugeSharing, Sharing } from '../../../table/dashboard/plate.tsx';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { drivePlanOf } from '../driving/drive-plan.ts';
import { repairPlanOf } from './repair-plan.ts';

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

interface Preview {
  readonly petrol?: number;
  readonly engine?: number;
  readonly chassis?: number;
}

type Gauges = Pick<Crew, 'petrol' | 'engine' | 'chassis'>;

export function previewNow(table: TableModel): Preview {
  const { bearer, levels, mine, option, selectedThing } = choosingOf(table);
  const { outlook } = drivePlanOf(table);
  const { plan } = repairPlanOf(table);
  const crew = mine.value;
  if (crew === null) return {};
  if (outlook.value !== null) {
    const { petrol, engine, chassis } = outlook.value;
    return { petrol, engine, chassis };
  }
  if (selectedThing.value === 'petrol') return { petrol: crew.petrol + levels.value };
  if (plan.value !== null)
    return { engine: crew.engine + plan.value.engine, chassis: crew.chassis + plan.value.chassis };
  return option.value === null ? {} : afterOption(crew, option.value, bearer.value?.damage ?? null);
}

/** A part, or a share of damage; the damage of another crew (null) does not change these gauges. */
export function afterOption({ engine, chassis }: Gauges, option: Answer, amount: number | null): Preview {
  if (option.do === 'fit') return { engine: engine + option.engine, chassis: chassis + option.chassis };
  if (option.do === 'split' && amount !== null)
    return { engine: engine - option.engine, chassis: chassis - (amount - option.engine) };
  return {};
}

/** The crew whose damage the reader shares out, and what its gauges would show; null while there is none. */
export function strikingNow(table: TableModel): { readonly seat: Seat; readonly preview: Preview } | null {
  const { context, option } = choosingOf(table);
  const { known, seat } = context.value ?? {};
  const frame = known === undefined ? undefined : askingFrame(known);
  if (known === undefined || frame?.kind !== 'split' || frame.target === seat || option.value === null)
    return null;
  const target = known.crews[frame.target];
  if (target === undefined) return null;
  return { seat: frame.target, preview: afterOption(target, option.value, frame.amount) };
}

/** The levels that are shared out between engine and chassis; null while there are none. */
export function sharingNow(table: TableModel): Sharing | null {
  const { option } = choosingOf(table);
  const { plan } = repairPlanOf(table);
  const { outlook } = drivePlanOf(table);
  if (plan.value !== null) return repairing(table);
  if (option.value?.do === 'split' || (option.value?.do === 'fit' && plan.value === null))
    return picking(table, option.value.do);
  return outlook.value !== null && outlook.value.damage > 0 ? driving(table, outlook.value.damage) : null;
}

/** One of several answers, each with another share. */
function picking(table: TableModel, verb: 'split' | 'fit'): Sharing | null {
  const { mine, option, options, pick } = choosingOf(table);
  const now = option.value;
  const crew = mine.value;
  if (crew === null || now === null || (now.do !== 'split' && now.do !== 'fit')) return null;
  const alike = options.value.filter(
    (one) => one.do === verb && (one.do !== 'fit' || now.do !== 'fit' || one.part === now.part),
  );
  const at = (engine: number) =>
    alike.find((one) => (one.do === 'split' || one.do === 'fit') && one.engine === engine);
  const total = verb === 'split' ? (amountOf(table) ?? 0) : now.engine + (now.do === 'fit' ? now.chassis : 0);
  const to = (engine: number): (() => void) | null => {
    const answer = at(engine);
    return answer === undefined ? null : () => pick(answer);
  };
  return sharing(verb === 'split' ? 'damage' : 'repair', {
    engine: { levels: now.engine, less: to(now.engine - 1), more: to(now.engine + 1) },
    chassis: { levels: total - now.engine, less: to(now.engine + 1), more: to(now.engine - 1) },
  });
}

/** The damage that is being shared out. */
function amountOf(table: TableModel): number | null {
  const { context } = choosingOf(table);
  const frame = context.value?.known.stack.at(-1);
  return frame !== undefined && 'amount' in frame ? Number(frame.amount) : null;
}

function repairing(table: TableModel): Sharing | null {
  const { canWish, plan, wish } = repairPlanOf(table);
  const now = plan.value;
  if (now === null) return null;
  const of = (gauge: 'engine' | 'chassis') => ({
    levels: now[gauge],
    less: canWish(gauge, -1) ? () => wish(gauge, -1) : null,
    more: canWish(gauge, 1) ? () => wish(gauge, 1) : null,
  });
  return sharing('repair', { engine: of('engine'), chassis: of('chassis') });
}

/** The damage of a drive that has not begun. */
function driving(table: TableModel, damage: number): Sharing | null {
  const { mine } = choosingOf(table);
  const { outlook, shift } = drivePlanOf(table);
  const [crew, after] = [mine.value, outlook.value];
  if (crew === null || after === null) return null;
  const engine = crew.engine - after.engine;
  const less = engine > 0 && after.chassis > 0 ? () => shift(-1) : null;
  const more = engine < damage && after.engine > 0 ? () => shift(1) : null;
  const of = {
    engine: { levels: engine, less, more },
    chassis: { levels: damage - engine, less: more, more: less },
  };
  return sharing('damage', of, false);
}

type Steps = Pick<GaugeSharing, 'levels' | 'less' | 'more'>;

/** Minus lowers the gauge and plus raises it: more damage is less of the gauge. */
export const onGauge = (kind: Sharing['kind'], { levels, less, more }: Steps): Steps =>
  kind === 'damage' ? { levels, less: more, more: less } : { levels, less, more };

const sharing = (kind: Sharing['kind'], of: { engine: Steps; chassis: Steps }, isAsked = true): Sharing => {
  const words = (gauge: 'engine' | 'chassis') => ({
    lessWords: say('deciding.less', { gauge: nameOf('gauge', gauge) }),
    moreWords: say('deciding.more', { gauge: nameOf('gauge', gauge) }),
  });
  return {
    kind,
    isAsked,
    engine: { ...onGauge(kind, of.engine), ...words('engine') },
    chassis: { ...onGauge(kind, of.chassis), ...words('chassis') },
  };
};
