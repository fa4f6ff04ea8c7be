import {
  chooseFrom,
  drawFrom,
  includes,
  type Seat,
  type SeatView,
  type State,
  type Stream,
  type Streams,
} from '@race/kernel';
import { cardsOut } from './crew/hand.ts';
import type { RaceRules } from './rules.ts';
import type { Race, RacePublic, RaceSeat } from './state.ts';

/**
 * A race that gives exactly this view: the cards nobody has seen are dealt anew to the other hands
 * and the deck, and plans that are sealed are made up.
 */
export function imagineRace(rules: RaceRules, view: SeatView<Race>, chance: Streams): State<Race> {
  const known = rules.copyPublic(view.public);
  const dice = chance.deck;
  if (dice === undefined) throw new Error('a made-up world needs the stream of the deck');
  const deck = unseen(rules, view);
  let total = deck.reduce((sum, count) => sum + count, 0);
  const seats = known.crews.map((_, seat): RaceSeat => {
    if (seat === view.seat && view.own !== null) return rules.copySeat(view.own);
    const made = makeHand(known, seat, { dice, deck, total });
    total = made.total;
    const sealed = includes(view.ready, seat) ? chooseFrom(dice, rules.answers.plan) : null;
    return { hand: made.hand, drawn: made.drawn, sealed };
  });
  const ownReady = view.own !== null && view.own.sealed !== null && view.seat !== null ? 1 << view.seat : 0;
  return { public: known, seats, table: { chance, ready: view.ready | ownReady, deck } };
}

/** The cards this view has not seen, how many of each kind: those in the deck and in hidden hands. */
function unseen(rules: RaceRules, view: SeatView<Race>): number[] {
  const { discard, row, crews } = view.public;
  const counts = rules.cards.map((card, index) => card.copies - (discard[index] ?? 0));
  for (const card of [...row, ...cardsOut(view.public)]) take(counts, card, 1);
  crews.forEach((crew, seat) => {
    const seen = seat === view.seat && view.own !== null ? view.own.hand : crew.known;
    seen.forEach((count, card) => {
      take(counts, card, count);
    });
  });
  for (const card of view.own?.drawn ?? []) take(counts, card, 1);
  return counts;
}

function take(counts: number[], card: number, count: number): void {
  counts[card] = (counts[card] ?? 0) - count;
}

function makeHand(known: RacePublic, seat: Seat, from: { dice: Stream; deck: number[]; total: number }) {
  const crew = known.crews[seat];
  const hand = crew?.known.slice() ?? [];
  const hidden = (crew?.cards ?? 0) - hand.reduce((sum, count) => sum + count, 0);
  let { total } = from;
  for (let n = 0; n < hidden; n++) {
    const card = drawFrom(from.dice, from.deck, total--);
    hand[card] = (hand[card] ?? 0) + 1;
  }
  const drawn: number[] = [];
  for (let n = drawnBy(known, seat); n > 0; n--) drawn.push(drawFrom(from.dice, from.deck, total--));
  return { hand, drawn: drawn.sort((a, b) => a - b), total };
}

/** How many cards a tracker has laid before this crew. */
function drawnBy(known: RacePublic, seat: Seat): number {
  for (const frame of known.stack)
    if (frame.kind === 'tracking' && 'drawn' in frame && 'seat' in frame && frame.seat === seat)
      return Number(frame.drawn);
  return 0;
}
