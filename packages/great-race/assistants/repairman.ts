import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import { type Answer, BOUGHT, fitIndex, type Saying } from '../answers.ts';
import { inOwnSequence } from '../crew/any-time.ts';
import { repair as raise, wearOf } from '../crew/gauges.ts';
import { holds, lose } from '../crew/hand.ts';
import { spend } from '../crew/money.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { type Crew, crewIn, crewOf, type Game, ownOf, tell } from '../state.ts';
import { partPrice } from './parts.ts';

/** One repair: any mix of cards and bought parts. BASE-MECH-01. */
export interface RepairFrame {
  readonly kind: 'repair';
  readonly seat: Seat;
  /** A card's repair must do something (BASE-CONVOY-11); an assistant may do nothing. */
  readonly byCard: boolean;
  /** What a part costs where the vehicle stands. */
  readonly price: number;
  fitted: number;
}

const BOUGHT_FITS = 1;
const BOUGHT_INDEX = 0;

export function startRepair(g: Game, seat: Seat, byCard: boolean): void {
  tell(g, { key: 'repairBegun', seat });
  const price = partPrice(g.rules, crewOf(g, seat));
  push<RepairFrame>(g, { kind: 'repair', seat, byCard, price, fitted: 0 });
}

/** Why a repair could do nothing; null when it could. */
export function hinderedRepair(g: Game, seat: Seat): Refusal | null {
  const crew = crewOf(g, seat);
  if (wearOf(crew) === 0) return no('repair.nothingWorn', 'BASE-MECH-01');
  const price = partPrice(g.rules, crew);
  if (crew.francs >= price || holdsPart(g, seat)) return null;
  return no('repair.noParts', 'BASE-MECH-01', { price, francs: crew.francs });
}

function holdsPart(g: Game, seat: Seat): boolean {
  const { hand } = ownOf(g, seat);
  for (const card of g.rules.fitting) if ((hand[card] ?? 0) > 0) return true;
  return false;
}

export const repair = inOwnSequence(
  frameKind<RepairFrame>({
    asked: (known, f) => (couldGoOn(crewIn(known, f.seat), f) ? only(f.seat) : NOBODY),
    run: (g: Game) => pop(g),
    fields: ({ seat, flag, count }) => ({ seat, byCard: flag, price: count, fitted: count }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, seat, out) {
        const crew = crewOf(g, seat);
        const { hand } = ownOf(g, seat);
        const useful = crew.francs >= f.price || holdsPart(g, seat);
        if (f.fitted > 0 || !f.byCard || !useful) out.push(g.rules.answers.done);
        if (crew.francs >= f.price) offerFits(g, crew, { part: BOUGHT_INDEX, levels: BOUGHT_FITS }, out);
        for (const card of g.rules.fitting)
          if ((hand[card] ?? 0) > 0)
            offerFits(g, crew, { part: card + 1, levels: cardOf(g.rules, card).fits }, out);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do === 'done') pop(g);
        else if (answer.do === 'fit') fit(g, f, seat, answer);
      },
      fallback: (g: Game, f, seat) => firstFit(g, f, seat),
      why(g: Game, f, seat, answer) {
        if (answer.do === 'done') return no('repair.cardMustRepair', 'BASE-CONVOY-11');
        if (answer.do !== 'fit') return no('expected.repair', 'BASE-MECH-01', { price: f.price });
        return whyNoFit(g, f, seat, answer);
      },
    },
  }),
);

/** As far as everybody can see, something may still be fitted. */
const couldGoOn = (crew: Crew, f: RepairFrame): boolean =>
  wearOf(crew) > 0 && (crew.francs >= f.price || crew.cards > 0);

function offerFits(g: Game, crew: Crew, from: { part: number; levels: number }, out: Answer[]): void {
  const worn = { engine: crew.engineMax - crew.engine, chassis: crew.chassisMax - crew.chassis };
  const total = Math.min(from.levels, worn.engine + worn.chassis);
  const fits = g.rules.answers.fit[from.part] ?? [];
  for (let engine = Math.max(0, total - worn.chassis); engine <= Math.min(total, worn.engine); engine++) {
    const answer = fits[fitIndex(engine, total - engine)];
    if (answer !== undefined) out.push(answer);
  }
}

function firstFit(g: Game, f: RepairFrame, seat: Seat): Answer {
  const out: Answer[] = [];
  repair.question?.legal(g, f, seat, out);
  const [first] = out;
  if (first === undefined) throw new Error('a repair without an answer');
  return first;
}

function fit(g: Game, f: RepairFrame, seat: Seat, answer: Saying<'fit'>): void {
  const { part, engine, chassis } = answer;
  const francs = part === BOUGHT ? f.price : 0;
  if (part === BOUGHT) spend(g, seat, francs);
  else lose(g, seat, cardIndex(g.rules, part));
  raise(g, seat, { engine, chassis });
  f.fitted += 1;
  tell(g, { key: 'partFitted', seat, part, engine, chassis, francs });
}

function whyNoFit(g: Game, f: RepairFrame, seat: Seat, answer: Saying<'fit'>): Refusal {
  const crew = crewOf(g, seat);
  const bought = answer.part === BOUGHT;
  const index = bought ? -1 : cardIndex(g.rules, answer.part);
  const levels = bought ? BOUGHT_FITS : cardOf(g.rules, index).fits;
  if (levels === 0) return no('repair.noPart', 'BASE-MECH-01', { card: answer.part });
  if (bought && crew.francs < f.price)
    return no('repair.tooPoor', 'BASE-MECH-01', { price: f.price, francs: crew.francs });
  if (!bought && !holds(g, seat, index)) return no('card.notHeld', 'CARD-01', { card: answer.part });
  if (crew.engine + answer.engine > crew.engineMax)
    return no('repair.engineFull', 'BASE-MECH-01', { max: crew.engineMax });
  if (crew.chassis + answer.chassis > crew.chassisMax)
    return no('repair.chassisFull', 'BASE-MECH-01', { max: crew.chassisMax });
  return no('repair.wrongSum', 'BASE-MECH-01', { levels: Math.min(levels, wearOf(crew)) });
}
