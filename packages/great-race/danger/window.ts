import { NOBODY, only, type Seat, type Seats } from '@race/kernel';
import { guardsOf, spendAssistant } from '../crew/assistants.ts';
import { SECURITY } from '../crew/crews.ts';
import { holds, lose, playAnswer, ruleOf } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf } from '../rules.ts';
import { crewIn, crewOf, type Game, ownOf, type RacePublic, tell } from '../state.ts';

/** A danger card has named its targets; whoever might stop it is asked, all at once and in secret. CARD-02. */
export interface WindowFrame {
  readonly kind: 'window';
  /** Who played it, and the card. */
  readonly seat: Seat;
  readonly card: number;
  /** The crew it aims at, or -1 when it aims at tiles and any opponent may answer. */
  readonly target: Seat;
  readonly spaces: readonly number[];
}

export const ANY_OPPONENT = -1;

const GUARD = -1;

export function openWindow(g: Game, frame: Omit<WindowFrame, 'kind'>): void {
  // No way back from here: whether there is one would show that somebody has answered already. TABLE-01.
  g.horizon = true;
  push<WindowFrame>(g, { kind: 'window', ...frame });
}

/** Who might answer by what everybody knows: a guard left, or a card in hand. */
function mightAnswer(known: RacePublic, f: WindowFrame): Seats {
  let seats = NOBODY;
  for (let seat = 0; seat < known.crews.length; seat++) {
    if (seat === f.seat || (f.target !== ANY_OPPONENT && seat !== f.target)) continue;
    const crew = crewIn(known, seat);
    if (crew.arrived === 0 && (guardsOf(crew) > 0 || crew.cards > 0)) seats |= only(seat);
  }
  return seats;
}

export const danger = frameKind<WindowFrame>({
  asked: mightAnswer,
  run: (g: Game, f) => strike(g, f),
  fields: ({ seat, card, whole, seats, someSpaces }) => ({
    seat,
    card,
    target: whole(ANY_OPPONENT, seats - 1),
    spaces: someSpaces,
  }),
  clone: (f) => ({ ...f }),
  question: {
    secret: 'ready is hidden',
    legal(g: Game, _f, seat, out) {
      const { hand } = ownOf(g, seat);
      if (guardsOf(crewOf(g, seat)) > 0) out.push(g.rules.answers.guard);
      out.push(g.rules.answers.decline);
      for (const card of g.rules.shielding) if ((hand[card] ?? 0) > 0) out.push(playAnswer(g, card));
    },
    revealed(g: Game, f, answers) {
      const settler = firstInOrder(g, f.seat, (seat) => (answers[seat]?.do ?? 'decline') !== 'decline');
      const answer = answers[settler];
      if (answer === null || answer === undefined) strike(g, f);
      else
        stopCard(g, f, {
          seat: settler,
          card: answer.do === 'play' ? cardIndex(g.rules, answer.card) : GUARD,
        });
    },
    fallback: (g: Game) => g.rules.answers.decline,
    why(g: Game, f, seat, answer) {
      if (answer.do === 'guard') return no('guard.none', 'BASE-GUARD-01');
      if (answer.do !== 'play') return no('expected.window', 'CARD-02', { card: cardOf(g.rules, f.card).id });
      const held = holds(g, seat, cardIndex(g.rules, answer.card));
      return held
        ? no('window.notAShield', ruleOf(answer.card), { card: answer.card })
        : no('card.notHeld', 'CARD-01', { card: answer.card });
    },
  },
});

/** The first seat after this one in turn order that fits, or -1. */
function firstInOrder(g: Game, after: Seat, fits: (seat: Seat) => boolean): Seat {
  const { order } = g.public;
  const from = order.indexOf(after);
  for (let n = 1; n < order.length; n++) {
    const seat = order[(from + n) % order.length] ?? after;
    if (fits(seat)) return seat;
  }
  return -1;
}

function stopCard(g: Game, f: WindowFrame, by: { seat: Seat; card: number }): void {
  const card = cardOf(g.rules, f.card).id;
  const shield = by.card === GUARD ? 'guard' : cardOf(g.rules, by.card).id;
  if (by.card === GUARD) spendAssistant(g, by.seat, SECURITY);
  else lose(g, by.seat, by.card);
  tell(g, { key: 'cardStopped', seat: f.seat, card, by: by.seat, with: shield });
  pop(g);
}

function strike(g: Game, f: WindowFrame): void {
  g.horizon = true;
  pop(g);
  cardOf(g.rules, f.card).strike(g, f);
}
