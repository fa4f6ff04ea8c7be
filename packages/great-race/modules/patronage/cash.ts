import type { Seat } from '@race/kernel';
import { earn } from '../../crew/money.ts';
import { no } from '../../refusals.ts';
import type { SequenceOffer } from '../../seams.ts';
import { type Game, tell } from '../../state.ts';
import { markerOf, sendToStart, sumUnder } from './track.ts';

export const CASH = { do: 'cash' } as const;

/** PATRON-04, MIX-04: the sum under the marker, instead of all else in the sequence; that is not passing. */
function cashIn(g: Game, seat: Seat): void {
  const francs = sumUnder(g.public, seat);
  sendToStart(g, seat);
  earn(g, seat, francs);
  tell(g, { key: 'patronCashed', seat, francs });
}

export const offer: SequenceOffer = {
  verbs: ['cash'],
  offer(g, f, out) {
    if (f.step === 'petrol' && markerOf(g.public, f.seat) > 0) out.push(CASH);
  },
  take(g, f) {
    f.step = 'done';
    cashIn(g, f.seat);
  },
  why: (_g, f) => (f.step === 'petrol' ? no('cash.nothing', 'PATRON-05') : no('cash.tooLate', 'PATRON-04')),
};
