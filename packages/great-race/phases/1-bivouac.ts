import { NOBODY, only, type Seat } from '@race/kernel';
import { drawCard, keepHandLimit, receive } from '../crew/hand.ts';
import { frameKind, pop } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { type Game, tell } from '../state.ts';

/** Cards lie face up; the crews take one each, last in turn order first. BASE-BIVOUAC-02. */
export interface BivouacFrame {
  readonly kind: 'bivouac';
  /** The place in turn order of the crew that takes next; -1 when all have. */
  next: number;
}

/** All have taken, and with two cards left the last crew takes one of them; then that is done too. */
const ALL_HAVE_TAKEN = -1;
const LAST_TAKES_AGAIN = -2;
const LAST_HAS_TAKEN_AGAIN = -3;

/** Who gets one more card when all have taken theirs. */
function alsoTaking(g: Game): readonly Seat[] {
  const { alsoTakes } = g.rules.seams;
  return alsoTakes.length === 0 ? NOBODY_ELSE : alsoTakes.flatMap((takes) => takes(g.public));
}

const NOBODY_ELSE: readonly Seat[] = [];

/** BASE-BIVOUAC-01: crews + 1 cards, and one for each who also takes, as far as there are any. */
export function dealRow(g: Game): void {
  const { row, crews } = g.public;
  const count = crews.length + 1 + alsoTaking(g).length;
  for (let n = 0; n < count; n++) {
    const card = drawCard(g);
    if (card >= 0) row.push(card);
  }
  row.sort((a, b) => a - b);
  if (g.events !== null) tell(g, { key: 'cardsDealt', cards: row.map((card) => cardOf(g.rules, card).id) });
}

export const bivouac = frameKind<BivouacFrame>({
  asked(known, f) {
    if (known.row.length === 0) return NOBODY;
    const seat = f.next === LAST_TAKES_AGAIN ? known.order.at(-1) : known.order[f.next];
    return seat === undefined ? NOBODY : only(seat);
  },
  run(g: Game, f) {
    const { row, order } = g.public;
    if (row.length > 1 && f.next === ALL_HAVE_TAKEN) {
      f.next = LAST_TAKES_AGAIN;
      return;
    }
    pop(g);
    const [left] = row;
    const last = f.next === LAST_HAS_TAKEN_AGAIN ? alsoTaking(g)[0] : order.at(-1);
    if (left === undefined || last === undefined) return;
    // BASE-BIVOUAC-02: what is left goes to the last crew.
    row.length = 0;
    tell(g, { key: 'cardLeftOver', seat: last, card: cardOf(g.rules, left).id });
    receive(g, last, left, 'face up');
    // Another crew holds something new: the way back is closed. TABLE-01.
    g.horizon = true;
    keepHandLimit(g, last);
  },
  fields: ({ whole, seats }) => ({ next: whole(LAST_HAS_TAKEN_AGAIN, seats - 1) }),
  clone: (f) => ({ ...f }),
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
