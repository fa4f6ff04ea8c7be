import { NOBODY, only, type Seat } from '@race/kernel';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { type Game, ownOf, tell } from '../state.ts';
import { inOwnSequence } from './any-time.ts';
import { drawCard, keepHandLimit, receive, throwAway } from './hand.ts';

/** Cards lie before their drawer, unseen by the others; all but one are kept. BASE-HAND-04. */
export interface TrackingFrame {
  readonly kind: 'tracking';
  readonly seat: Seat;
  /** How many cards were drawn. With fewer than all to be had, none has to go. */
  readonly drawn: number;
  readonly mustGo: boolean;
}

export function startTracking(g: Game, seat: Seat, count: number): void {
  const own = ownOf(g, seat);
  for (let n = 0; n < count; n++) {
    const card = drawCard(g);
    if (card >= 0) own.drawn.push(card);
  }
  own.drawn.sort((a, b) => a - b);
  const { length: drawn } = own.drawn;
  tell(g, { key: 'cardsDrawn', seat, count: drawn });
  tell(g, { key: 'cardsSeen', to: seat, cards: own.drawn.map((card) => cardOf(g.rules, card).id) });
  push<TrackingFrame>(g, { kind: 'tracking', seat, drawn, mustGo: drawn === count });
}

export const tracking = inOwnSequence(
  frameKind<TrackingFrame>({
    asked: (_known, f) => (f.mustGo ? only(f.seat) : NOBODY),
    run: (g: Game, f) => keep(g, f.seat),
    fields: ({ seat, count, flag }) => ({ seat, drawn: count, mustGo: flag }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, seat, out) {
        let last = -1;
        for (const card of ownOf(g, seat).drawn) {
          const answer = g.rules.answers.discard[card];
          if (answer !== undefined && card !== last) out.push(answer);
          last = card;
        }
      },
      answer(g: Game, _f, seat, answer) {
        if (answer.do !== 'discard') return;
        const { drawn } = ownOf(g, seat);
        const card = cardIndex(g.rules, answer.card);
        drawn.splice(drawn.indexOf(card), 1);
        throwAway(g, card);
        g.horizon = true;
        tell(g, { key: 'cardDiscarded', seat, card: answer.card });
        keep(g, seat);
      },
      fallback(g: Game, _f, seat) {
        const answer = g.rules.answers.discard[ownOf(g, seat).drawn[0] ?? -1];
        if (answer === undefined) throw new Error('nothing was drawn');
        return answer;
      },
      why: (_g, f, _seat, answer) =>
        answer.do === 'discard'
          ? no('tracking.notDrawn', 'BASE-HAND-04', { card: answer.card })
          : no('expected.tracking', 'BASE-HAND-04', { drawn: f.drawn }),
    },
  }),
);

function keep(g: Game, seat: Seat): void {
  const own = ownOf(g, seat);
  for (const card of own.drawn) receive(g, seat, card, 'face down');
  own.drawn = [];
  pop(g);
  keepHandLimit(g, seat);
}
