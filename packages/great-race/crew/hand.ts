import { drawKind, NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import type { Answer, Saying } from '../answers.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { type Crew, crewIn, crewOf, type Game, ownOf, type RacePublic, tell } from '../state.ts';
import { refuel } from './gauges.ts';

/** Whoever holds more cards than the chassis has levels gives some up before play goes on. BASE-HAND-01. */
export interface HandFrame {
  readonly kind: 'hand';
  readonly seat: Seat;
}

const isOverLimit = (crew: Crew): boolean => crew.cards > crew.chassis;

export function keepHandLimit(g: Game, seat: Seat): void {
  if (isOverLimit(crewOf(g, seat))) push<HandFrame>(g, { kind: 'hand', seat });
}

/** Asks for the excess later, when what lies above on the stack is done. */
export function keepHandLimitAfter(g: Game, seat: Seat): void {
  push<HandFrame>(g, { kind: 'hand', seat });
}

export const hand = frameKind<HandFrame>({
  asked: (known, f) => (isOverLimit(crewIn(known, f.seat)) ? only(f.seat) : NOBODY),
  run: (g: Game) => pop(g),
  fields: ({ seat }) => ({ seat }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, _f, seat, out) {
      const held = ownOf(g, seat).hand;
      for (let card = 0; card < held.length; card++)
        if ((held[card] ?? 0) > 0) out.push(discardAnswer(g, card));
      // BASE-HAND-03: an any-time card may be played instead.
      offerPours(g, seat, out);
    },
    answer(g: Game, _f, seat, answer) {
      if (answer.do === 'discard') {
        tell(g, { key: 'cardDiscarded', seat, card: answer.card });
        lose(g, seat, cardIndex(g.rules, answer.card));
      } else if (answer.do === 'play') pour(g, seat, cardIndex(g.rules, answer.card));
    },
    fallback(g: Game, _f, seat) {
      const first = ownOf(g, seat).hand.findIndex((count) => count > 0);
      return discardAnswer(g, first);
    },
    why(g: Game, _f, seat, answer) {
      const crew = crewOf(g, seat);
      if (answer.do === 'discard') return no('card.notHeld', 'BASE-HAND-01', { card: answer.card });
      if (answer.do === 'play') return whyNoCard(g, seat, answer);
      return no('expected.hand', 'BASE-HAND-01', {
        excess: crew.cards - crew.chassis,
        chassis: crew.chassis,
      });
    },
  },
});

function discardAnswer(g: Game, card: number): Answer {
  const answer = g.rules.answers.discard[card];
  if (answer === undefined) throw new Error(`no card ${card} to discard`);
  return answer;
}

export function playAnswer(g: Pick<Game, 'rules'>, card: number): Saying<'play'> {
  const answer = g.rules.answers.play[card];
  if (answer === undefined) throw new Error(`no card ${card} to play`);
  return answer;
}

export const holds = (g: Game, seat: Seat, card: number): boolean => (ownOf(g, seat).hand[card] ?? 0) > 0;

/** A card joins the hand. One taken face up stays known to all until it leaves. BASE-SETUP-09. */
export function receive(g: Game, seat: Seat, card: number, seen: 'face up' | 'face down'): void {
  const crew = crewOf(g, seat);
  const own = ownOf(g, seat);
  own.hand[card] = (own.hand[card] ?? 0) + 1;
  crew.cards += 1;
  if (seen === 'face up') crew.known[card] = (crew.known[card] ?? 0) + 1;
}

/** Cards that a crew has named stay in its hand for now, but everybody knows of them. BASE-SETUP-09. */
export function show(g: Game, seat: Seat, card: number, count: number): void {
  const { known } = crewOf(g, seat);
  const shown = Math.min(count, ownOf(g, seat).hand[card] ?? 0);
  if (shown <= (known[card] ?? 0)) return;
  known[card] = shown;
  g.horizon = true;
}

/** A card leaves the hand for the discard pile. */
export function lose(g: Game, seat: Seat, card: number): void {
  layOut(g, seat, card);
  throwAway(g, card);
}

/** A card leaves the hand and lies on the table while it is in use. */
export function layOut(g: Game, seat: Seat, card: number): void {
  const crew = crewOf(g, seat);
  const own = ownOf(g, seat);
  const held = own.hand[card] ?? 0;
  if (held === 0) throw new Error(`card ${card} is not in hand`);
  own.hand[card] = held - 1;
  crew.cards -= 1;
  const known = crew.known[card] ?? 0;
  if (known > 0) crew.known[card] = known - 1;
  else g.horizon = true;
}

export function throwAway(g: Game, card: number): void {
  g.public.discard[card] = (g.public.discard[card] ?? 0) + 1;
}

/** Cards that lie on the table while the drive they started is under way. BASE-DRIVE-24. */
export const cardsOut = ({ stack }: RacePublic): number[] =>
  stack.flatMap((frame) => (frame.kind === 'sequence' && 'out' in frame ? [Number(frame.out)] : []));

/** Whether a card can be had from deck or discard pile. */
export function cardsLeft(g: Game): boolean {
  return g.public.deck > 0 || g.public.discard.some((count) => count > 0);
}

/**
 * The top card of the deck, or -1 when there is none anywhere. An empty deck is made anew from the discard pile
 * (BASE-BIVOUAC-04), in which no card of the draw at hand can lie (CARD-10).
 */
export function drawCard(g: Game): number {
  if (g.public.deck === 0) shuffleDiscards(g);
  if (g.public.deck === 0) return -1;
  const card = drawKind(g, 'deck', { counts: g.table.deck, total: g.public.deck });
  g.public.deck -= 1;
  return card;
}

function shuffleDiscards(g: Game): void {
  const { discard } = g.public;
  let count = 0;
  for (let card = 0; card < discard.length; card++) {
    const thrown = discard[card] ?? 0;
    g.table.deck[card] = (g.table.deck[card] ?? 0) + thrown;
    discard[card] = 0;
    count += thrown;
  }
  g.public.deck = count;
  if (count > 0) tell(g, { key: 'deckShuffled', count });
}

/** Draws cards into the hand, unseen by the others; the hand limit comes after. BASE-HAND-02. */
export function drawIntoHand(g: Game, seat: Seat, count: number): void {
  const cards: string[] = [];
  for (let n = 0; n < count; n++) {
    const card = drawCard(g);
    if (card < 0) break;
    receive(g, seat, card, 'face down');
    if (g.events !== null) cards.push(cardOf(g.rules, card).id);
  }
  tell(g, { key: 'cardsDrawn', seat, count: cards.length });
  if (cards.length > 0) tell(g, { key: 'cardsSeen', to: seat, cards });
  keepHandLimit(g, seat);
}

/** CARD-04: at each decision of its own sequence a crew's any-time cards are among the answers. */
export function offerPours(g: Game, seat: Seat, out: Answer[]): void {
  const crew = crewOf(g, seat);
  if (crew.petrol >= crew.petrolMax) return;
  const { hand: held } = ownOf(g, seat);
  for (const card of g.rules.pouring) if ((held[card] ?? 0) > 0) out.push(playAnswer(g, card));
}

/** Plays a card that gives petrol at any time. */
export function pour(g: Game, seat: Seat, card: number): void {
  const { id, pours } = cardOf(g.rules, card);
  tell(g, { key: 'cardPlayed', seat, card: id });
  lose(g, seat, card);
  refuel(g, seat, pours);
  tell(g, { key: 'petrolPoured', seat, levels: pours });
}

/** Why a card cannot be played at this question: not held, of no use, or meant for another moment. */
export function whyNoCard(g: Game, seat: Seat, answer: Saying<'play'>): Refusal {
  const index = cardIndex(g.rules, answer.card);
  const { pours, when } = cardOf(g.rules, index);
  if (!holds(g, seat, index)) return no('card.notHeld', 'CARD-01', { card: answer.card });
  if (pours > 0) return no('card.tankFull', 'CARD-01', { card: answer.card });
  return no(`card.${when}`, ruleOf(answer.card), { card: answer.card });
}

/** The identifier of a card's own rule. */
export const ruleOf = (card: string): string => `CARD-${card.toUpperCase()}`;
