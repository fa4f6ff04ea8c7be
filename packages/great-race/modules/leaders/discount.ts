import { type Frame, only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../../crew/any-time.ts';
import type { EntryFrame } from '../../drive/entry.ts';
import { fullFare } from '../../drive/transport.ts';
import { frameKind, pop, push } from '../../frames.ts';
import { no } from '../../refusals.ts';
import type { ModuleFrame } from '../../seams.ts';
import { crewOf, type Game, tell } from '../../state.ts';
import { seaRebate } from './rebate.ts';
import { isReady, usePower } from './who.ts';

/** Walledgrave is about to pay for a sea line, and says whether he uses his discount on it. LEADER-10. */
export interface DiscountFrame {
  readonly kind: 'discount';
  readonly seat: Seat;
  /** The fare with the discount, and without. */
  readonly fare: number;
  readonly full: number;
}

export const DISCOUNT = { do: 'discount' } as const;
export const FULL_FARE = { do: 'fullFare' } as const;

/** LEADER-10: he chooses where the discount lowers the fare and he could pay without it. */
export function offerDiscount(g: Game, { seat, line, cards, fare }: EntryFrame): void {
  if (line < 0 || seaRebate(g, seat, line) === 0) return;
  const full = fullFare(g.rules, { line, cards });
  if (fare < full && crewOf(g, seat).francs >= full)
    push<DiscountFrame>(g, { kind: 'discount', seat, fare, full });
}

const isEntry = (frame: Frame | undefined): frame is EntryFrame => frame?.kind === 'entry';

const discount = inOwnSequence(
  frameKind<DiscountFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    fields: ({ seat, count }) => ({ seat, fare: count, full: count }),
    clone: (f) => ({ ...f }),
    question: {
      legal(_g, _f, _seat, out) {
        out.push(DISCOUNT, FULL_FARE);
      },
      answer(g: Game, f, _seat, answer) {
        pop(g);
        const entry = g.public.stack.at(-1);
        if (answer.do === 'fullFare' && isEntry(entry)) entry.fare = f.full;
      },
      fallback: () => DISCOUNT,
      why: (_g, _f, _seat, answer) =>
        answer.do === 'fuel'
          ? no('fuel.whileDriving', 'BASE-PETROL-02')
          : no('expected.discount', 'LEADER-10'),
    },
  }),
);

export const discountFrame: ModuleFrame = {
  kind: discount,
  isSound(g, f: DiscountFrame, below) {
    const under = below.at(-1);
    return (
      under?.kind === 'entry' &&
      under.stage === 'price' &&
      under.seat === f.seat &&
      under.line >= 0 &&
      under.fare === f.fare &&
      f.full === fullFare(g.rules, under) &&
      f.fare < f.full &&
      f.full <= crewOf(g, f.seat).francs &&
      isReady(g.public, f.seat, 'english')
    );
  },
};

/** LEADER-10: used up when a sea line is really taken, and only if it lowered the fare. */
export function afterLine(g: Game, { seat, line, cards, fare }: EntryFrame): void {
  if (seaRebate(g, seat, line) === 0 || fare === fullFare(g.rules, { line, cards })) return;
  usePower(g, seat);
  tell(g, { key: 'powerUsed', seat });
}
