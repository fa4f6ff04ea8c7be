import { NOBODY, only, type Seat } from '@race/kernel';
import { card } from '../../cards/card.ts';
import { inOwnSequence } from '../../crew/any-time.ts';
import { earn } from '../../crew/money.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { nextChooser } from '../../phases/setup.ts';
import { no } from '../../refusals.ts';
import { isManned, type ModuleFrame } from '../../seams.ts';
import { crewOf, type Game, type RacePublic, tell } from '../../state.ts';
import { hasTuning, offerTuning, type TUNE, tune, whyNotTuned } from './gauge.ts';

/** Before the race each crew works on its vehicle, round after round, until all have passed. PADDOCK-03. */
export interface PaddockFrame {
  readonly kind: 'paddock';
  /** The place in turn order of who is next; -1 when all have passed. */
  next: number;
  /** By seat. PADDOCK-05: passing is final. */
  readonly passed: boolean[];
}

/** A paddock card changes one gauge. PADDOCK-01. */
export interface WorkshopFrame {
  readonly kind: 'workshop';
  readonly seat: Seat;
}

const FRANCS_TO_BUILD_WITH = 150;
const ALL_HAVE_PASSED = -1;

export function openPaddock(g: Game): void {
  // Everybody's money changes: the way back is closed. TABLE-01.
  g.horizon = true;
  for (const seat of g.public.order.filter((one) => isManned(g.rules, one))) {
    earn(g, seat, FRANCS_TO_BUILD_WITH);
    tell(g, { key: 'moneyReceived', seat, francs: FRANCS_TO_BUILD_WITH });
  }
  const passed = g.public.crews.map((_, seat) => !isManned(g.rules, seat));
  push<PaddockFrame>(g, { kind: 'paddock', next: nextChooser(g, 0), passed });
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
  copy: (f) => ({ kind: 'paddock', next: f.next, passed: f.passed.slice() }),
  question: {
    legal(g: Game, _f, seat, out) {
      out.push(g.rules.answers.pass);
      offerTuning(crewOf(g, seat), out);
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do === 'tune') tune(g, seat, answer);
      else {
        f.passed[seat] = true;
        tell(g, { key: 'paddockLeft', seat });
      }
      f.next = nextAfter(g.public, f);
    },
    fallback: (g: Game) => g.rules.answers.pass,
    why: (g: Game, _f, seat, answer) =>
      answer.do === 'tune' ? whyNotTuned(crewOf(g, seat), answer) : no('expected.paddock', 'PADDOCK-03'),
  },
});

const workshop = inOwnSequence(
  frameKind<WorkshopFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    copy: (f) => ({ kind: 'workshop', seat: f.seat }),
    question: {
      legal: (g: Game, _f, seat, out) => offerTuning(crewOf(g, seat), out),
      answer(g: Game, _f, seat, answer) {
        if (answer.do !== 'tune') return;
        pop(g);
        tune(g, seat, answer);
      },
      fallback(g: Game, _f, seat) {
        const out: (typeof TUNE)[number][] = [];
        offerTuning(crewOf(g, seat), out);
        const [first] = out;
        if (first === undefined) throw new Error('nothing can be tuned');
        return first;
      },
      why: (g: Game, _f, seat, answer) =>
        answer.do === 'tune' ? whyNotTuned(crewOf(g, seat), answer) : no('expected.workshop', 'PADDOCK-01'),
    },
  }),
);

/** CARD-PADDOCK, PADDOCK-01: one maximum changes by one. */
export const paddockCard = card({
  id: 'paddock',
  copies: 2,
  when: 'beforeAssistant',
  hindered: (g, seat) => (hasTuning(crewOf(g, seat)) ? null : no('tune.nothing', 'PADDOCK-05')),
  play: (g, seat) => push<WorkshopFrame>(g, { kind: 'workshop', seat }),
});

export const paddockFrame: ModuleFrame = {
  kind: paddock,
  shape: ({ seat, flag, listOf, seats }) => ({ next: seat, passed: listOf(flag, seats) }),
  isSound: ({ public: known }, f: PaddockFrame, below) =>
    below.length === 1 && below[0]?.kind === 'setup' && f.passed[known.order[f.next] ?? 0] === false,
};

export const workshopFrame: ModuleFrame = {
  kind: workshop,
  shape: ({ seat }) => ({ seat }),
  isSound(g, f: WorkshopFrame, below) {
    const under = below.at(-1);
    return (
      under?.kind === 'sequence' &&
      under.seat === f.seat &&
      under.step === 'cards' &&
      hasTuning(crewOf(g, f.seat))
    );
  },
};
