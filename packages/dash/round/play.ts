import { NOBODY, only, type Seat, type Seats } from '@race/kernel';
import type { DashAnswer } from '../answers.ts';
import { BOOSTS } from '../boosters.ts';
import type { CardIndex } from '../cards/card.ts';
import { frameKind } from '../frames.ts';
import { orderOf } from '../order.ts';
import { expected, notInHand } from '../refusals.ts';
import {
  cardAt,
  type DashGame,
  type DashPublic,
  type FrameOf,
  goOn,
  handOf,
  removeCard,
  tell,
} from '../state.ts';

/** The next round. Nothing before it can be taken back: from now on all choose by what lies there. */
export function beginRound(g: DashGame): void {
  g.public.round += 1;
  g.horizon = true;
  tell(g, { key: 'roundBegun', round: g.public.round });
  goOn(g, { kind: 'play' });
}

/** All choose a card in secret and reveal together. DASH-ROUND-01. */
export const play = frameKind<'play'>({
  /** Who has one card left has nothing to choose; and who may choose last waits. */
  asked: (known) => {
    const last = lastToChoose(known);
    let seats: Seats = NOBODY;
    for (const [seat, hand] of known.hands.entries())
      if (hand.length > 1 && seat !== last) seats |= only(seat);
    return seats;
  },
  /** The last round: everybody lays their last card. */
  run(g: DashGame) {
    for (const [seat, hand] of g.public.hands.entries()) for (const card of hand.slice()) lay(g, seat, card);
    beginTaking(g);
  },
  copy: (frame) => frame,
  question: {
    secret: 'ready is shown',
    legal: listHand,
    revealed(g: DashGame, _frame, answers) {
      for (const [seat, answer] of answers.entries())
        if (answer?.do === 'play') layAnswer(g, seat, answer.card);
      const last = lastToChoose(g.public);
      if (last === null) beginTaking(g);
      else goOn(g, { kind: 'follow', seat: last });
    },
    fallback: firstOfHand,
    why: whyNotPlay,
  },
});

/** Who may choose after all others have revealed does so now. DASH-BOOST-03. */
export const follow = frameKind<'follow'>({
  asked: (_known, { seat }) => only(seat),
  run: () => undefined,
  copy: (frame) => frame,
  question: {
    legal: listHand,
    answer(g: DashGame, _frame, seat, answer) {
      if (answer.do !== 'play') return;
      layAnswer(g, seat, answer.card);
      g.horizon = true;
      beginTaking(g);
    },
    fallback: firstOfHand,
    why: whyNotPlay,
  },
});

/** The seat that chooses when the others have revealed; null when there is none, or nothing to choose. */
function lastToChoose(known: DashPublic): Seat | null {
  if (known.boost === null || !BOOSTS[known.boost.booster].choosesLast) return null;
  return handOf(known, known.boost.seat).length > 1 ? known.boost.seat : null;
}

function listHand(g: DashGame, _frame: object, seat: Seat, out: DashAnswer[]): void {
  for (const card of handOf(g.public, seat)) out.push(playOf(g, card));
}

function firstOfHand(g: DashGame, _frame: object, seat: Seat): DashAnswer {
  return playOf(g, handOf(g.public, seat)[0] ?? -1);
}

function playOf(g: DashGame, card: CardIndex): DashAnswer {
  const answer = g.rules.answers.play[card];
  if (answer === undefined) throw new Error(`no card ${card}`);
  return answer;
}

function whyNotPlay(g: DashGame, frame: FrameOf<'play' | 'follow'>, seat: Seat, answer: DashAnswer) {
  return answer.do === 'play' ? notInHand(g, seat, answer) : expected(frame);
}

const layAnswer = (g: DashGame, seat: Seat, id: string): void =>
  lay(g, seat, g.rules.cardIndex.get(id) ?? -1);

function lay(g: DashGame, seat: Seat, card: CardIndex): void {
  removeCard(handOf(g.public, seat), card);
  g.public.played[seat] = card;
  tell(g, { key: 'cardRevealed', seat, card: cardAt(g.rules, card).id });
}

/** All cards are open: the order is made, and a booster that worked on it is spent. DASH-BOOST-07. */
function beginTaking(g: DashGame): void {
  g.public.order = orderOf(g.rules, g.public);
  tell(g, { key: 'orderMade', order: g.public.order.slice() });
  goOn(g, { kind: 'take', next: 0 });
}
