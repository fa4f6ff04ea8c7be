import { NOBODY, only, type Refusal, type Seat } from '@race/kernel';
import { cityAt } from '../board/board.ts';
import { guardsOf, spendAssistant } from '../crew/assistants.ts';
import { SECURITY } from '../crew/crews.ts';
import { burn, isBroken, mechanicsOf } from '../crew/gauges.ts';
import { holds, keepHandLimit, lose, playAnswer, pour, ruleOf, show, whyNoCard } from '../crew/hand.ts';
import { spend } from '../crew/money.ts';
import { startSplit } from '../danger/split.ts';
import { frameKind, pop, push } from '../frames.ts';
import { arrive } from '../phases/5-arrival.ts';
import { no } from '../refusals.ts';
import { cardIndex, cardOf, tileOf } from '../rules.ts';
import { type Crew, crewIn, crewOf, type Game, NO_TILE, ownOf, tell } from '../state.ts';
import { drawTile } from '../tiles/bag.ts';
import { layTile } from '../tiles/laid.ts';
import { welcome } from './city.ts';
import { endDrive } from './drive.ts';
import { startHalt } from './halt.ts';
import { canPay, DANGER_DAMAGE, isUncharted, priceOf } from './price.ts';
import { fareFor } from './transport.ts';

/** Entering one space, in the order of BASE-DRIVE-17. */
export interface EntryFrame {
  readonly kind: 'entry';
  readonly seat: Seat;
  readonly to: number;
  /** The line that is taken, or -1; and how many transport cards go with it. */
  readonly line: number;
  readonly cards: number;
  readonly fare: number;
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

/** The first of these cards that are held are those that will be played. */
function showFirst(g: Game, seat: Seat, of: readonly number[], count: number): void {
  let due = count;
  for (const card of of) {
    const held = Math.min(due, ownOf(g, seat).hand[card] ?? 0);
    show(g, seat, card, held);
    due -= held;
  }
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

const petrolDue = (f: EntryFrame): number => (f.poured ? f.petrol - 1 : f.petrol);

const canPayNow = (crew: Crew, f: EntryFrame): boolean =>
  crew.petrol >= petrolDue(f) && mechanicsOf(crew) >= (f.danger ? f.damage + DANGER_DAMAGE : f.damage);

export const entry = frameKind<EntryFrame>({
  asked: (known, f) => (isAsked(crewIn(known, f.seat), f) ? only(f.seat) : NOBODY),
  run(g: Game, f) {
    if (f.stage === 'ready') settlePrice(g, f);
    else if (f.stage === 'price') payOrTurnBack(g, f);
    else if (f.stage === 'move') move(g, f);
    else land(g, f);
  },
  copy(f) {
    const to: EntryFrame = {
      kind: 'entry',
      seat: f.seat,
      to: f.to,
      line: f.line,
      cards: f.cards,
      fare: f.fare,
      petrol: f.petrol,
      damage: f.damage,
      danger: f.danger,
      poured: f.poured,
      stage: f.stage,
    };
    return f.stop === undefined ? to : { ...to, stop: true };
  },
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

/** Whether the crew can still enter, with all it could do on the spot. BASE-DRIVE-04. */
const canBePaid = (g: Game, f: EntryFrame): boolean =>
  canPay(g, f.seat, { petrol: petrolDue(f), damage: f.damage, danger: f.danger });

/** A shield helps against an open danger if the rest can be paid; a jerrycan fills the tank or covers petrol. */
function isOfUse(g: Game, f: EntryFrame, card: number): boolean {
  const { shields, pours } = cardOf(g.rules, card);
  if (shields) return f.danger && canBePaid(g, f);
  return pours > 0 && !isPromised(g, f, card) && (petrolDue(f) > 0 || hasRoom(crewOf(g, f.seat)));
}

/** The last jerrycan of who pours one into the price is spoken for. */
const isPromised = (g: Game, f: EntryFrame, card: number): boolean =>
  f.poured && firstPouring(g, f.seat) === card && ownOf(g, f.seat).hand[card] === 1;

const firstPouring = (g: Game, seat: Seat): number =>
  g.rules.pouring.find((card) => holds(g, seat, card)) ?? -1;

const hasRoom = (crew: Crew): boolean => crew.petrol < crew.petrolMax;

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

function playInto(g: Game, f: EntryFrame, card: number): void {
  const { id, shields, pours } = cardOf(g.rules, card);
  if (pours > 0 && hasRoom(crewOf(g, f.seat))) {
    // What is in the tank stays there, also for who turns back.
    pour(g, f.seat, card);
    return;
  }
  tell(g, { key: 'cardPlayed', seat: f.seat, card: id });
  lose(g, f.seat, card);
  if (shields) avoidDanger(g, f, id);
  else f.petrol -= Math.min(pours, petrolDue(f));
}

function avoidDanger(g: Game, f: EntryFrame, shield: string): void {
  f.danger = false;
  tell(g, { key: 'dangerMet', seat: f.seat, space: f.to, with: shield });
}

function payOrTurnBack(g: Game, f: EntryFrame): void {
  if (canPayNow(crewOf(g, f.seat), f)) pay(g, f);
  else turnBack(g, f);
}

/** BASE-DRIVE-08, 21: who cannot or will not pay goes back, loses nothing, and the drive ends. */
function turnBack(g: Game, f: EntryFrame): void {
  tell(g, { key: 'turnedBack', seat: f.seat, space: f.to });
  pop(g);
  endDrive(g);
}

function pay(g: Game, f: EntryFrame): void {
  const { seat } = f;
  if (f.line >= 0) payFare(g, f);
  if (f.poured) pourIntoPrice(g, f);
  burn(g, seat, f.petrol);
  const damage = f.danger ? f.damage + DANGER_DAMAGE : f.damage;
  tell(g, { key: 'spaceEntered', seat, space: f.to, petrol: f.petrol, damage, danger: f.danger });
  f.stage = 'move';
  if (damage > 0) startSplit(g, { seat, target: seat, amount: damage });
}

function pourIntoPrice(g: Game, f: EntryFrame): void {
  const card = firstPouring(g, f.seat);
  f.poured = false;
  playInto(g, f, card);
}

function payFare(g: Game, f: EntryFrame): void {
  const { seat, line, cards, fare } = f;
  let due = cards;
  for (const card of g.rules.ferrying)
    for (; due > 0 && holds(g, seat, card); due--) {
      tell(g, { key: 'cardPlayed', seat, card: cardOf(g.rules, card).id });
      lose(g, seat, card);
    }
  spend(g, seat, fare);
  tell(g, { key: 'lineTaken', seat, line, from: crewOf(g, seat).at, francs: fare, cards });
  for (const taken of g.rules.seams.lineTaken) taken(g, seat, line);
}

/** Vehicle and token move, onto a space that others may share; then the hand limit. BASE-DRIVE-14, 15. */
function move(g: Game, f: EntryFrame): void {
  const crew = crewOf(g, f.seat);
  crew.at = f.to;
  const level = g.rules.board.level[f.to] ?? 0;
  if (level !== crew.level) {
    crew.level = level;
    crew.since = g.public.moves++;
    tell(g, { key: 'levelReached', seat: f.seat, level });
  }
  f.stage = 'land';
  keepHandLimit(g, f.seat);
}

/** Breakdown, stop or city; else the drive goes on. */
function land(g: Game, f: EntryFrame): void {
  const { seat, to } = f;
  pop(g);
  const city = cityAt(g.rules.board, to);
  if (city !== null) {
    endDrive(g);
    tell(g, { key: 'cityEntered', seat, city: city.id, cards: city.cards });
    if (to === g.rules.board.destination) arrive(g, seat);
    // BASE-DRIVE-19: a purple city gives no cards.
    else if (city.colour !== 'purple') welcome(g, seat, { space: to, cards: city.cards });
    return;
  }
  for (const landed of g.rules.seams.landed) if (landed(g, f)) return;
  const tile = g.public.tiles[to] ?? NO_TILE;
  if (isBroken(crewOf(g, seat)) || tile === NO_TILE) endDrive(g);
  else if (f.stop === true || tileOf(g.rules, tile).stop) startHalt(g, seat, to);
}
