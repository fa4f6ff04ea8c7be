// A repair with bought parts, chosen as a whole: its levels are then fitted one after the other.
import { computed, signal } from '@preact/signals';
import type { Answer, Crew, Saying } from '@race/great-race';
import { BOUGHT } from '@race/great-race/answers.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { askingFrame } from '@race/words/asking.ts';
import { perTable, type TableModel } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';

/** Levels of engine and chassis. */
export interface Levels {
  readonly engine: number;
  readonly chassis: number;
}

interface Worn extends Levels {
  readonly engineMax: number;
  readonly chassisMax: number;
}

interface Purse extends Pick<Crew, 'francs' | 'petrol' | 'petrolMax'> {
  /** What a part and a level of petrol cost here. */
  readonly part: number;
  readonly fuel: number;
  /** Parts that this repair has used already. */
  readonly fitted?: number;
}

/** What is kept for petrol is enough for so many levels at least. */
const FOR_A_DRIVE = 3;

/** How many parts leave enough money to fill the tank; one at least, if it can be paid and nothing has been fitted yet. */
export function modestParts({ francs, petrol, petrolMax, part, fuel, fitted = 0 }: Purse): number {
  const kept = fuel * Math.max(FOR_A_DRIVE, petrolMax - petrol);
  const least = fitted > 0 ? 0 : Math.min(1, Math.floor(francs / part));
  return Math.max(Math.floor((francs - kept) / part), least);
}

/** So many levels: a broken engine comes first, then the gauge with more damage. */
export function sensibleRepair(worn: Worn, parts: number): Levels {
  let [engine, chassis] = [0, 0];
  for (let n = 0; n < parts; n++) {
    const onEngine = worn.engineMax - worn.engine - engine;
    const onChassis = worn.chassisMax - worn.chassis - chassis;
    if (onEngine + onChassis === 0) break;
    if (onEngine >= onChassis || (worn.engine + engine === 0 && onEngine > 0)) engine += 1;
    else chassis += 1;
  }
  return { engine, chassis };
}

export const repairPlanOf = perTable((table) => {
  const { give, questionNumber } = table;
  const { answers, context, mine, option } = choosingOf(table);

  const frame = computed(() => {
    const asked = context.value === null ? null : askingFrame(context.value.known);
    return asked?.kind === 'repair' ? asked : null;
  });

  /** How many parts can be paid; 0 while none are bought. */
  const affordable = computed<number>(() => {
    const [now, crew] = [frame.value, mine.value];
    const isBought = option.value?.do === 'fit' && option.value.part === BOUGHT;
    return now === null || crew === null || !isBought ? 0 : Math.floor(crew.francs / now.price);
  });

  const wished = signal<Levels | null>(null);

  /** The levels that are to be bought; null while no parts are bought. */
  const plan = computed<Levels | null>(() => {
    const [now, crew] = [context.value, mine.value];
    if (now === null || crew === null || affordable.value === 0) return null;
    const { price = 0, fitted = 0 } = frame.value ?? {};
    const purse = { ...crew, part: price, fuel: petrolPrice(now.rules, crew), fitted };
    return wished.value ?? sensibleRepair(crew, modestParts(purse));
  });

  const price = computed<number>(() => {
    const { engine = 0, chassis = 0 } = plan.value ?? {};
    return (engine + chassis) * (frame.value?.price ?? 0);
  });

  /** Whether a gauge could get so many levels more. */
  function canWish(gauge: keyof Levels, more: number): boolean {
    const [now, crew] = [plan.value, mine.value];
    if (now === null || crew === null) return false;
    const next = now[gauge] + more;
    const other = gauge === 'engine' ? now.chassis : now.engine;
    const room = crew[`${gauge}Max`] - crew[gauge];
    const least = (frame.value?.fitted ?? 0) > 0 ? 0 : 1;
    return next >= 0 && next <= room && next + other >= least && next + other <= affordable.value;
  }

  function wish(gauge: keyof Levels, more: number): void {
    const now = plan.peek();
    if (now !== null && canWish(gauge, more)) wished.value = { ...now, [gauge]: now[gauge] + more };
  }

  /** What is still to be fitted of a confirmed repair. */
  let due: Levels | null = null;

  /** Begins to fit what is planned. */
  function confirm(): void {
    const now = plan.peek();
    if (now === null) return;
    due = now;
    const answer = plannedRepair(answers.peek());
    if (answer !== null) void give(answer);
  }

  /** The next answer of a confirmed repair; null when there is none. */
  function plannedRepair(open: readonly Answer[]): Answer | null {
    if (due === null) return null;
    const isHere = (one: Answer): one is Saying<'fit'> => one.do === 'fit' && one.part === BOUGHT;
    const on = (gauge: keyof Levels) => open.filter(isHere).find((one) => one[gauge] === 1);
    const [gauge, answer] =
      due.engine > 0 ? (['engine', on('engine')] as const) : (['chassis', on('chassis')] as const);
    if (due.engine + due.chassis > 0 && answer !== undefined) {
      due = { ...due, [gauge]: due[gauge] - 1 };
      return answer;
    }
    due = null;
    const hasParts = open.some((one) => one.do === 'fit' && one.part !== BOUGHT);
    return hasParts ? null : (open.find(({ do: verb }) => verb === 'done') ?? null);
  }

  // Another question, another repair.
  table.effect(() => {
    if (questionNumber.value !== null) wished.value = null;
  });
  table.effect(() => {
    if (frame.value === null && context.value !== null) due = null;
  });

  return { plan, price, canWish, wish, confirm, plannedRepair };
});

/** Whether enough has been fitted: more parts would cost the money for petrol. */
export function isRepairedEnough(table: TableModel): boolean {
  const { plan } = repairPlanOf(table);
  return plan.value !== null && plan.value.engine + plan.value.chassis === 0;
}
