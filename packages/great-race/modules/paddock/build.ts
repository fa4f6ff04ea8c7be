import { NOBODY, only, type Seat } from '@race/kernel';
import { earn, spend } from '../../crew/money.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { nextChooser } from '../../phases/setup.ts';
import { no } from '../../refusals.ts';
import { isManned, type ModuleFrame } from '../../seams.ts';
import { crewOf, type Game, type RacePublic, tell } from '../../state.ts';
import { change, FRANCS, MOST_KEPT, offerTuning, type Tuning, whyNotTuned } from './gauge.ts';

/** Before the race each crew works on its vehicle, round after round, until all have passed. PADDOCK-03. */
export interface PaddockFrame {
  readonly kind: 'paddock';
  /** The place in turn order of the next crew; -1 when all have passed. */
  next: number;
  /** By seat. PADDOCK-05: passing is final. */
  readonly passed: boolean[];
  /** By seat: what is left of the workshop's budget, and of what sales brought. */
  readonly budget: number[];
  readonly sales: number[];
}

/** PADDOCK-03: what every crew has to build with. */
const BUDGET = 150;
const ALL_HAVE_PASSED = -1;

export function openPaddock(g: Game): void {
  const manned = g.public.crews.map((_, seat) => isManned(g.rules, seat));
  push<PaddockFrame>(g, {
    kind: 'paddock',
    next: nextChooser(g, 0),
    passed: manned.map((is) => !is),
    budget: manned.map((is) => (is ? BUDGET : 0)),
    sales: manned.map(() => 0),
  });
}

/** All that a crew can pay with: the budget, what its sales brought, its own money. */
const fundsOf = (g: Game, f: PaddockFrame, seat: Seat): number =>
  (f.budget[seat] ?? 0) + (f.sales[seat] ?? 0) + crewOf(g, seat).francs;

/** PADDOCK-05: the budget is spent first, then what sales brought, then the crew's own money. */
function pay(g: Game, f: PaddockFrame, seat: Seat): void {
  const fromBudget = Math.min(FRANCS, f.budget[seat] ?? 0);
  const fromSales = Math.min(FRANCS - fromBudget, f.sales[seat] ?? 0);
  f.budget[seat] = (f.budget[seat] ?? 0) - fromBudget;
  f.sales[seat] = (f.sales[seat] ?? 0) - fromSales;
  spend(g, seat, FRANCS - fromBudget - fromSales);
}

function work(g: Game, f: PaddockFrame, seat: Seat, tuning: Tuning): void {
  if (tuning.by === 'up') pay(g, f, seat);
  else f.sales[seat] = (f.sales[seat] ?? 0) + FRANCS;
  change(g, seat, tuning);
}

/** PADDOCK-05: what is left of the budget is gone, and of what sales brought a part is kept. */
function leave(g: Game, f: PaddockFrame, seat: Seat): void {
  const francs = Math.min(MOST_KEPT, f.sales[seat] ?? 0);
  f.passed[seat] = true;
  f.budget[seat] = 0;
  f.sales[seat] = 0;
  tell(g, { key: 'paddockLeft', seat });
  if (francs === 0) return;
  earn(g, seat, francs);
  tell(g, { key: 'moneyReceived', seat, francs });
}

function nextAfter({ order }: RacePublic, f: PaddockFrame): number {
  for (let n = 1; n <= order.length; n++) {
    const place = (f.next + n) % order.length;
    if (f.passed[order[place] ?? 0] === false) return place;
  }
  return ALL_HAVE_PASSED;
}

const paddock = frameKind<PaddockFrame>({
  asked(known, f) {
    const seat = known.order[f.next];
    return seat === undefined ? NOBODY : only(seat);
  },
  run: (g: Game) => pop(g),
  fields: ({ seat, flag, count, listOf, seats }) => ({
    next: seat,
    passed: listOf(flag, seats),
    budget: listOf(count, seats),
    sales: listOf(count, seats),
  }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, f, seat, out) {
      out.push(g.rules.answers.pass);
      offerTuning(crewOf(g, seat), out, fundsOf(g, f, seat));
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do === 'tune') work(g, f, seat, answer);
      else leave(g, f, seat);
      f.next = nextAfter(g.public, f);
    },
    fallback: (g: Game) => g.rules.answers.pass,
    why: (g: Game, f, seat, answer) =>
      answer.do === 'tune'
        ? whyNotTuned(crewOf(g, seat), answer, fundsOf(g, f, seat))
        : no('expected.paddock', 'PADDOCK-03'),
  },
});

export const paddockFrame: ModuleFrame = {
  kind: paddock,
  isSound: ({ public: known }, f: PaddockFrame, below) =>
    below.length === 1 &&
    below[0]?.kind === 'setup' &&
    f.passed[known.order[f.next] ?? 0] === false &&
    f.budget.every((francs, seat) => (f.passed[seat] === true ? francs === 0 : francs <= BUDGET)) &&
    f.sales.every((francs, seat) => f.passed[seat] === false || francs === 0),
};
