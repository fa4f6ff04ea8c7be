import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import { guardsOf, spendAssistant } from '../crew/assistants.ts';
import { SECURITY } from '../crew/crews.ts';
import { mechanicsOf } from '../crew/gauges.ts';
import { holds, playAnswer, ruleOf, whyNoCard } from '../crew/hand.ts';
import { frameKind, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf, tileOf } from '../rules.ts';
import { type Crew, crewIn, crewOf, type Game, NO_TILE, ownOf, tell } from '../state.ts';
import { drawTile } from '../tiles/bag.ts';
import { layTile } from '../tiles/laid.ts';
import { land, move } from './landing.ts';
import {
  avoidDanger,
  canBePaid,
  canPayNow,
  isOfUse,
  payOrTurnBack,
  petrolDue,
  playInto,
  showFirst,
} from './paying.ts';
import { DANGER_DAMAGE, isUncharted, priceOf } from './price.ts';
import { fareFor } from './transport.ts';

/** Entering one space, in the order of BASE-DRIVE-17. */
export interface EntryFrame {
  readonly kind: 'entry';
  readonly seat: Seat;
  readonly to: number;
  /** The line that is taken, or -1; and how many transport cards go with it. */
  readonly line: number;
  readonly cards: number;
  fare: number;
  /** Petrol still to be paid, and damage. */
  petrol: number;
  damage: number;
  /** A danger that nobody has answered. */
  danger: boolean;
  /** A jerrycan is to be poured into the price. BASE-PETROL-03. */
  poured: boolean;
  stage: (typeof STAGES)[number];
  /** Chance has added a stop symbol. */
  stop?: true;
}

/** With modules that act between drawing and paying an entry is first `ready`. */
export const STAGES = ['ready', 'price', 'move', 'land'] as const;

interface Way {
  readonly to: number;
  readonly line: number;
  readonly cards: number;
  readonly poured: boolean;
}

/** Chooses the space, uncovers it if it is empty, and adds up the price. */
export function startEntry(g: Game, seat: Seat, way: Way): void {
  const { to, line, cards, poured } = way;
  const { uncovered, entering } = g.rules.seams;
  const isNew = isUncharted(g, to);
  if (isNew) uncover(g, seat, to);
  const { petrol, damage, danger } = priceOf(g, to, g.public.tiles[to] ?? NO_TILE);
  const fare = line < 0 ? 0 : fareFor(g, seat, { line, cards });
  // What goes into the price is named now and leaves the hand when it is paid.
  if (poured) showFirst(g, seat, g.rules.pouring, 1);
  if (cards > 0) showFirst(g, seat, g.rules.ferrying, cards);
  const frame: EntryFrame = {
    kind: 'entry',
    seat,
    to,
    line,
    cards,
    fare,
    petrol,
    damage,
    danger,
    poured,
    stage: uncovered.length + entering.length > 0 ? 'ready' : 'price',
  };
  push<EntryFrame>(g, frame);
  if (isNew) for (const act of uncovered) act(g, frame);
}

/** The tile that is there now sets the price; then chance may add to it. */
function settlePrice(g: Game, f: EntryFrame): void {
  const { petrol, damage, danger } = priceOf(g, f.to, g.public.tiles[f.to] ?? NO_TILE);
  f.petrol = petrol;
  f.damage = damage;
  f.danger = danger;
  f.stage = 'price';
  for (const entering of g.rules.seams.entering) entering(g, f);
}

/** BASE-DRIVE-08, 23: an empty space takes a tile from the bag, and keeps it whatever comes. */
function uncover(g: Game, seat: Seat, space: number): void {
  const tile = drawTile(g);
  layTile(g, tile, space);
  tell(g, { key: 'tileUncovered', seat, tile: tileOf(g.rules, tile).id, space });
}

/** CARD-04, BASE-GUARD-05: asked where an answer could matter and, by public knowledge, there may be one. */
function isAsked(crew: Crew, f: EntryFrame): boolean {
  if (f.stage !== 'price' || mechanicsOf(crew) < f.damage) return false;
  if (crew.petrol < petrolDue(f)) return crew.cards > 0;
  return f.danger && (guardsOf(crew) > 0 || crew.cards > 0);
}

export const entry = frameKind<EntryFrame>({
  asked: (known, f) => (isAsked(crewIn(known, f.seat), f) ? only(f.seat) : NOBODY),
  run(g: Game, f) {
    if (f.stage === 'ready') settlePrice(g, f);
    else if (f.stage === 'price') payOrTurnBack(g, f);
    else if (f.stage === 'move') move(g, f);
    else land(g, f);
  },
  fields: ({ seat, space, whole, lines, count, flag, oneOf, optional }) => ({
    seat,
    to: space,
    line: whole(-1, lines - 1),
    cards: count,
    fare: count,
    petrol: count,
    damage: count,
    danger: flag,
    poured: flag,
    stage: oneOf(STAGES),
    stop: optional(oneOf([true])),
  }),
  clone: (f) => ({ ...f }),
  question: {
    legal(g: Game, f, seat, out) {
      const crew = crewOf(g, seat);
      const { hand } = ownOf(g, seat);
      const { answers } = g.rules;
      if (f.danger && guardsOf(crew) > 0 && canBePaid(g, f)) out.push(answers.guard);
      out.push(canPayNow(crew, f) ? answers.pay : answers.back);
      for (let card = 0; card < hand.length; card++)
        if ((hand[card] ?? 0) > 0 && isOfUse(g, f, card)) out.push(playAnswer(g, card));
    },
    answer(g: Game, f, seat, answer) {
      if (answer.do === 'guard') {
        spendAssistant(g, seat, SECURITY);
        avoidDanger(g, f, 'guard');
      } else if (answer.do === 'play') {
        playInto(g, f, cardIndex(g.rules, answer.card));
        // The jerrycan that all had seen may be the one just played; the one still promised takes its place.
        if (f.poured) showFirst(g, seat, g.rules.pouring, 1);
      } else payOrTurnBack(g, f);
    },
    fallback: (g: Game, f, seat) =>
      canPayNow(crewOf(g, seat), f) ? g.rules.answers.pay : g.rules.answers.back,
    why(g: Game, f, seat, answer) {
      const crew = crewOf(g, seat);
      if (answer.do === 'guard') return whyNoGuard(g, f);
      if (answer.do === 'back') return no('entry.canBePaid', 'BASE-DRIVE-09');
      if (answer.do === 'pay')
        return crew.petrol < petrolDue(f)
          ? petrolShort(crew, f)
          : no('enter.mechanicsShort', 'BASE-DRIVE-02', {
              needed: f.damage + DANGER_DAMAGE,
              left: mechanicsOf(crew),
            });
      if (answer.do === 'play') return whyNoCardHere(g, f, seat, answer.card) ?? whyNoCard(g, seat, answer);
      if (answer.do === 'fuel') return no('fuel.whileDriving', 'BASE-PETROL-02');
      return no('expected.entry', 'BASE-DRIVE-17', { space: f.to });
    },
  },
});

function whyNoGuard(g: Game, f: EntryFrame): Refusal {
  const crew = crewOf(g, f.seat);
  if (!f.danger) return no('guard.noDanger', 'BASE-GUARD-01');
  return guardsOf(crew) === 0 ? no('guard.none', 'BASE-GUARD-01') : petrolShort(crew, f);
}

const petrolShort = (crew: Crew, f: EntryFrame): Refusal =>
  no('enter.petrolShort', 'BASE-DRIVE-02', { needed: petrolDue(f), left: crew.petrol });

function whyNoCardHere(g: Game, f: EntryFrame, seat: Seat, id: string) {
  const card = cardIndex(g.rules, id);
  const { shields, pours } = cardOf(g.rules, card);
  if (!holds(g, seat, card)) return null;
  if (shields) return f.danger ? petrolShort(crewOf(g, seat), f) : no('guard.noDanger', ruleOf(id));
  return pours > 0 ? no('entry.nothingToCover', 'BASE-PETROL-03') : null;
}
