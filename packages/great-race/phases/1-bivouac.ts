import { NOBODY, only } from '@race/kernel';
import { drawCard, keepHandLimit, receive } from '../crew/hand.ts';
import { frameKind, pop } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { type Game, tell } from '../state.ts';

/** Cards lie face up; the crews take one each, last in turn order first. BASE-BIVOUAC-02. */
export interface BivouacFrame {
  readonly kind: 'bivouac';
  /** The place in turn order of who takes next; -1 when all have. */
  next: number;
}

/** BASE-BIVOUAC-01: crews + 1 cards, as far as there are any. */
export function dealRow(g: Game): void {
  const { row, crews } = g.public;
  for (let n = 0; n < crews.length + 1; n++) {
    const card = drawCard(g);
    if (card >= 0) row.push(card);
  }
  row.sort((a, b) => a - b);
  if (g.events !== null) tell(g, { key: 'cardsDealt', cards: row.map((card) => cardOf(g.rules, card).id) });
}

export const bivouac = frameKind<BivouacFrame>({
  asked(known, f) {
    const seat = known.row.length === 0 ? undefined : known.order[f.next];
    return seat === undefined ? NOBODY : only(seat);
  },
  run(g: Game) {
    const { row, order } = g.public;
    pop(g);
    const [left] = row;
    const last = order.at(-1);
    if (left === undefined || last === undefined) return;
    // BASE-BIVOUAC-02: what is left goes to the last crew.
    row.length = 0;
    tell(g, { key: 'cardLeftOver', seat: last, card: cardOf(g.rules, left).id });
    receive(g, last, left, 'face up');
    // Another crew holds something new: the way back is closed. TABLE-01.
    g.horizon = true;
    keepHandLimit(g, last);
  },
  copy: (f) => ({ kind: 'bivouac', next: f.next }),
  question: {
    legal(g: Game, _f, _seat, out) {
      let previous = -1;
      for (const card of g.public.row) {
        const answer = g.rules.answers.take[card];
        if (answer !== undefined && card !== previous) out.push(answer);
        previous = card;
      }
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do !== 'take') return;
      const card = cardIndex(g.rules, answer.card);
      g.public.row.splice(g.public.row.indexOf(card), 1);
      f.next -= 1;
      tell(g, { key: 'cardTaken', seat, card: answer.card });
      receive(g, seat, card, 'face up');
      keepHandLimit(g, seat);
    },
    fallback(g: Game) {
      const answer = g.rules.answers.take[g.public.row[0] ?? -1];
      if (answer === undefined) throw new Error('no card to take');
      return answer;
    },
    why: (_g, _f, _seat, answer) =>
      answer.do === 'take'
        ? no('take.notThere', 'BASE-BIVOUAC-01', { card: answer.card })
        : no('expected.bivouac', answer.do === 'pass' ? 'BASE-BIVOUAC-05' : 'BASE-BIVOUAC-02'),
  },
});
