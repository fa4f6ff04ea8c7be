import { only, type Seat } from '@race/kernel';
import type { DashAnswer } from '../answers.ts';
import { BOOSTS, type BoosterId, isLasting } from '../boosters.ts';
import type { CardIndex, Vehicle } from '../cards/card.ts';
import { frameKind } from '../frames.ts';
import { expected, no } from '../refusals.ts';
import { addCard, cardAt, courseOf, type DashGame, goOn, handOf, removeCard, tell } from '../state.ts';
import { beginRound } from './play.ts';

/**
 * The lowest card played is turned over, and who played it may use its booster. DASH-ROUND-06, 07: the lowest is
 * the last in order. A starter has none, and a card swapped into the hand is its player's. DASH-BOOST-09.
 */
export function turnLowest(g: DashGame, played: readonly (CardIndex | null)[]): void {
  const seat = g.public.order.at(-1) ?? 0;
  const lowest = played[seat] ?? null;
  if (lowest === null) throw new Error(`seat ${seat} has played nothing`);
  const { id: card, booster } = cardAt(g.rules, lowest);
  if (booster === null) {
    tell(g, { key: 'boosterMissing', seat, card });
    beginRound(g);
    return;
  }
  tell(g, { key: 'boosterTurned', seat, card, booster });
  if (hasUse(g, seat, booster)) {
    goOn(g, { kind: 'boost', seat, booster });
    return;
  }
  tell(g, { key: 'boosterIdle', seat, booster });
  beginRound(g);
}

/** Whether there is anything to decide: a swap needs a card in hand that may go. */
const hasUse = (g: DashGame, seat: Seat, booster: BoosterId): boolean =>
  BOOSTS[booster].chooses !== 'swap' || handOf(g.public, seat).some((card) => mayLeave(g, card));

/** The hand's card may not be the train. DASH-BOOST-06. */
const mayLeave = (g: DashGame, card: CardIndex): boolean => cardAt(g.rules, card).vehicle !== 'train';

/** Its owner uses the booster, or leaves it. DASH-BOOST-07. */
export const boost = frameKind<'boost'>({
  asked: (_known, { seat }) => only(seat),
  run: () => undefined,
  copy: (frame) => frame,
  question: {
    legal(g: DashGame, { booster }, seat, out) {
      const { answers } = g.rules;
      const { chooses } = BOOSTS[booster];
      if (chooses === 'vehicle') out.push(...answers.raise.filter(({ vehicle }) => !isOnTop(g, vehicle)));
      else if (chooses === 'swap') listSwaps(g, seat, out);
      else out.push(answers.use);
      out.push(answers.decline);
    },
    answer(g: DashGame, { booster }, seat, answer) {
      if (answer.do === 'raise') raise(g, seat, answer.vehicle);
      else if (answer.do === 'swap') swap(g, seat, answer);
      else if (answer.do === 'use' && isLasting(booster)) {
        g.public.boost = { booster, seat };
        tell(g, { key: 'boosterKept', seat, booster });
      } else tell(g, { key: 'boosterDeclined', seat, booster });
      beginRound(g);
    },
    fallback: (g: DashGame) => g.rules.answers.decline,
    why(g: DashGame, frame, seat, answer) {
      const { booster } = frame;
      const { rule, chooses } = BOOSTS[booster];
      if (answer.do === 'raise' && chooses === 'vehicle')
        return no('raise.onTop', rule, { vehicle: answer.vehicle });
      if (answer.do === 'swap' && chooses === 'swap') return whyNotSwap(g, seat, answer);
      if (answer.do === 'raise' || answer.do === 'swap' || answer.do === 'use')
        return no('boost.other', rule, { booster });
      return expected(frame);
    },
  },
});

const isOnTop = (g: DashGame, vehicle: Vehicle): boolean => g.public.hierarchy[0] === vehicle;

/** DASH-BOOST-01, 08: on top, after the hierarchy has moved; the others close up below. */
function raise(g: DashGame, seat: Seat, vehicle: Vehicle): void {
  const { hierarchy } = g.public;
  hierarchy.splice(hierarchy.indexOf(vehicle), 1);
  hierarchy.unshift(vehicle);
  tell(g, { key: 'vehicleRaised', seat, vehicle });
}

type Swap = DashAnswer & { readonly do: 'swap' };

function listSwaps(g: DashGame, seat: Seat, out: DashAnswer[]): void {
  const hand = handOf(g.public, seat).filter((card) => mayLeave(g, card));
  // Answers are offered in the order of the cards, which is not that of the course.
  for (const course of courseOf(g.public, seat).toSorted((a, b) => a - b))
    for (const card of hand) {
      const answer = g.rules.answers.swap[course]?.[card];
      if (answer !== undefined) out.push(answer);
    }
}

/** A card of the course for one of the hand. DASH-BOOST-06, 09. */
function swap(g: DashGame, seat: Seat, answer: Swap): void {
  const { course, hand } = cardsOf(g, answer);
  const own = courseOf(g.public, seat);
  own.splice(own.indexOf(course), 1, hand);
  removeCard(handOf(g.public, seat), hand);
  addCard(handOf(g.public, seat), course);
  tell(g, { key: 'cardsSwapped', seat, course: answer.course, hand: answer.hand });
}

const cardsOf = (g: DashGame, { course, hand }: Swap) => ({
  course: g.rules.cardIndex.get(course) ?? -1,
  hand: g.rules.cardIndex.get(hand) ?? -1,
});

function whyNotSwap(g: DashGame, seat: Seat, answer: Swap) {
  const { course, hand } = cardsOf(g, answer);
  if (!courseOf(g.public, seat).includes(course))
    return no('swap.notInCourse', 'DASH-BOOST-06', { card: answer.course });
  if (!handOf(g.public, seat).includes(hand))
    return no('swap.notInHand', 'DASH-BOOST-06', { card: answer.hand });
  return no('swap.train', 'DASH-BOOST-06', { card: answer.hand });
}
