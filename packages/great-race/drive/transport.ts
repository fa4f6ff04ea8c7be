import type { Refusal, Seat } from '@race/kernel';
import type { Answer, Saying } from '../answers.ts';
import { lineOf } from '../board/board.ts';
import type { Card } from '../cards/card.ts';
import { poursHeld } from '../crew/reserve.ts';
import { no } from '../refusals.ts';
import type { RaceRules } from '../rules.ts';
import type { Open, Seams } from '../seams.ts';
import { crewOf, type Game, ownOf, type RacePublic } from '../state.ts';

/** BASE-DRIVE-12: the fare of a line less what transport cards take off; never below 0. */
export function fullFare(rules: Omit<FareRules, 'seams'>, { line, cards }: Passage): number {
  return Math.max(0, lineOf(rules.board, line).price - cards * discountOf(rules));
}

/** A line, and the transport cards that go with it. */
interface Passage {
  readonly line: number;
  readonly cards: number;
}

/** What a fare depends on. */
interface FareRules extends Pick<RaceRules, 'board' | 'ferrying'> {
  readonly cards: readonly Pick<Card, 'fare'>[];
  readonly seams: Pick<Seams, 'rebates'>;
}

interface FareTable {
  readonly rules: FareRules;
  readonly public: RacePublic;
}

const discountOf = ({ ferrying, cards }: Omit<FareRules, 'seams'>): number =>
  cards[ferrying[0] ?? -1]?.fare ?? 0;

/** What a crew has to pay: the fare less what modules take off. */
export function fareFor(g: FareTable, seat: Seat, { line, cards }: Passage): number {
  return Math.max(0, fullFare(g.rules, { line, cards }) - rebateOn(g, seat, line));
}

function rebateOn(g: FareTable, seat: Seat, line: number): number {
  let francs = 0;
  for (const rebate of g.rules.seams.rebates) francs += rebate(g, seat, line);
  return francs;
}

/** How many cards are of use on a line, without what modules take off: one more would change nothing. */
const mostCards = (g: Open, line: number): number =>
  Math.ceil(fullFare(g.rules, { line, cards: 0 }) / Math.max(1, discountOf(g.rules)));

/** Why a line takes nobody now; null when it does. */
function whyClosed(g: Open, line: number): Refusal | null {
  for (const closure of g.rules.seams.closures) {
    const refusal = closure(g, line);
    if (refusal !== null) return refusal;
  }
  return null;
}

export function transportsHeld(g: Game, seat: Seat): number {
  const { hand } = ownOf(g, seat);
  let held = 0;
  for (const card of g.rules.ferrying) held += hand[card] ?? 0;
  return held;
}

/** The lines a drive can take from the city where it starts. BASE-DRIVE-13, 16. */
export function offerLines(g: Game, seat: Seat, poured: boolean, out: Answer[]): void {
  const crew = crewOf(g, seat);
  const lines = g.rules.board.linesFrom[crew.at] ?? [];
  if (lines.length === 0 || crew.petrol + poursHeld(g, seat) === 0) return;
  const held = transportsHeld(g, seat);
  for (const line of lines) {
    if (whyClosed(g, line) !== null) continue;
    const most = Math.min(held, mostCards(g, line));
    for (let cards = 0; cards <= most; cards++) {
      const answer = (poured ? g.rules.answers.linePoured : g.rules.answers.line)[line]?.[cards];
      if (answer !== undefined && crew.francs >= fareFor(g, seat, { line, cards })) out.push(answer);
    }
  }
}

/** Whether any line can be taken from where the crew stands. */
export function canTakeLine(g: Game, seat: Seat): boolean {
  const out: Answer[] = [];
  offerLines(g, seat, false, out);
  return out.length > 0;
}

export function whyNoLine(g: Game, seat: Seat, answer: Saying<'line'>, moved: boolean): Refusal {
  const crew = crewOf(g, seat);
  const { line, cards } = answer;
  if (moved) return no('line.onlyFromStart', 'BASE-DRIVE-13');
  if (!(g.rules.board.linesFrom[crew.at] ?? []).includes(line))
    return no('line.notHere', 'BASE-DRIVE-12', { line });
  const closed = whyClosed(g, line);
  if (closed !== null) return closed;
  const held = transportsHeld(g, seat);
  if (cards > held) return no('line.cardsMissing', 'BASE-DRIVE-12', { cards, held });
  if (cards > mostCards(g, line)) return no('line.cardsWasted', 'CARD-01', { cards });
  const fare = fareFor(g, seat, { line, cards });
  if (crew.francs < fare) return no('line.tooPoor', 'BASE-DRIVE-16', { price: fare, francs: crew.francs });
  if (crew.petrol + poursHeld(g, seat) === 0)
    return no('enter.petrolShort', 'BASE-DRIVE-16', { needed: 1, left: 0 });
  return no('enter.cannotPour', 'BASE-PETROL-03');
}
