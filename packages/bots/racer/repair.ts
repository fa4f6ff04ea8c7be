import { type Answer, BOUGHT, type Saying } from '@race/great-race';
import type { RepairFrame } from '@race/great-race/assistants/repairman.ts';
import { chassisWorth, engineWorth } from './levels.ts';
import { at } from './numbers.ts';
import type { Outlook } from './outlook.ts';
import { francWorth, reserveOf } from './purse.ts';

/** What a part in hand is worth when it is kept for later, a level. */
const KEPT_PART = 12;

/** Gauges and purse, real or supposed. */
export interface Garage {
  readonly engine: number;
  readonly chassis: number;
  readonly francs: number;
  /** What a part costs here. */
  readonly price: number;
  /** Francs that are needed for petrol, and so not for parts. */
  readonly reserve: number;
}

/** What a repair would bring here, in francs, with the parts in hand and those worth buying. */
export function repairGain(o: Outlook, garage: Garage): number {
  let { engine, chassis, francs } = garage;
  let free = partsHeld(o);
  let gain = 0;
  const worthOfPrice = garage.price * francWorth(o);
  for (;;) {
    const raise = bestRaise(o, engine, chassis);
    const buys = free === 0;
    const cost = buys ? worthOfPrice : KEPT_PART;
    if (raise.worth <= cost || (buys && francs - garage.price < garage.reserve && engine > 0)) return gain;
    if (buys && francs < garage.price) return gain;
    gain += raise.worth - cost;
    if (buys) francs -= garage.price;
    else free -= 1;
    engine += raise.engine;
    chassis += 1 - raise.engine;
  }
}

/** Levels that cards in hand could repair. */
function partsHeld(o: Outlook): number {
  let levels = 0;
  for (const card of o.rules.fitting) levels += at(o.hand, card) * (o.rules.cards[card]?.fits ?? 0);
  return levels;
}

/** The level most worth raising: 1 on the engine, or 0 on the engine and 1 on the chassis. */
function bestRaise(o: Outlook, engine: number, chassis: number): { worth: number; engine: 0 | 1 } {
  const onEngine = engine < o.me.engineMax ? engineWorth(o, engine + 1) : 0;
  const onChassis = chassis < o.me.chassisMax ? chassisWorth(o, chassis + 1) : 0;
  return onEngine >= onChassis ? { worth: onEngine, engine: 1 } : { worth: onChassis, engine: 0 };
}

/** The next part of a repair: cards before money, and no money that petrol needs. */
export function fitParts(o: Outlook, frame: RepairFrame, answers: readonly Answer[]): Answer | undefined {
  let best: Answer | undefined;
  let most = 0;
  for (const answer of answers) {
    if (answer.do !== 'fit') continue;
    const gain = fitGain(o, answer, frame);
    if (gain <= most) continue;
    best = answer;
    most = gain;
  }
  return (
    best ?? answers.find(({ do: verb }) => verb === 'done') ?? answers.find(({ do: verb }) => verb === 'fit')
  );
}

/** Per level, so that a toolbox is not kept back for being large. */
function fitGain(o: Outlook, answer: Saying<'fit'>, frame: RepairFrame): number {
  const { me } = o;
  const levels = answer.engine + answer.chassis;
  let worth = 0;
  for (let n = 1; n <= answer.engine; n++) worth += engineWorth(o, me.engine + n);
  for (let n = 1; n <= answer.chassis; n++) worth += chassisWorth(o, me.chassis + n);
  if (answer.part !== BOUGHT) return worth / levels - KEPT_PART * wasted(o, answer);
  if (me.engine > 0 && me.francs - frame.price < reserveOf(o)) return 0;
  return worth - frame.price * francWorth(o);
}

/** How much of a part is fitted for nothing: 1 when all of it is of use. */
function wasted(o: Outlook, answer: Saying<'fit'>): number {
  const fits = o.rules.cards[o.rules.cardIndex.get(answer.part) ?? -1]?.fits ?? 1;
  return fits / (answer.engine + answer.chassis);
}
