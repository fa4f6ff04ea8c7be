import { only, type Seat } from '@race/kernel';
import { moduleCard } from '../../cards/card.ts';
import { inOwnSequence } from '../../crew/any-time.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import type { ModuleFrame } from '../../seams.ts';
import { crewOf, type Game } from '../../state.ts';
import { hasTuning, offerTuning, type TUNE, tune, whyNotTuned } from './gauge.ts';

/** A paddock card changes one gauge. PADDOCK-01. */
export interface WorkshopFrame {
  readonly kind: 'workshop';
  readonly seat: Seat;
}

const workshop = inOwnSequence(
  frameKind<WorkshopFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    fields: ({ seat }) => ({ seat }),
    clone: (f) => ({ ...f }),
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
export const paddockCard = moduleCard({
  id: 'paddock',
  copies: 2,
  when: 'beforeAssistant',
  hindered: (g, seat) => (hasTuning(crewOf(g, seat)) ? null : no('tune.nothing', 'PADDOCK-05')),
  play: (g, seat) => push<WorkshopFrame>(g, { kind: 'workshop', seat }),
});

export const workshopFrame: ModuleFrame = {
  kind: workshop,
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
