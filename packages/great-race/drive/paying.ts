// The price of an entry: what it comes to, what can be put towards it, and paying it.
import type { Seat } from '@race/kernel';
import { burn, mechanicsOf } from '../crew/gauges.ts';
import { holds, lose, pour, show } from '../crew/hand.ts';
import { spend } from '../crew/money.ts';
import { startSplit } from '../danger/split.ts';
import { pop } from '../frames.ts';
import { cardOf } from '../rules.ts';
import { type Crew, crewOf, type Game, ownOf, tell } from '../state.ts';
import { endDrive } from './end.ts';
import type { EntryFrame } from './entry.ts';
import { canPay, DANGER_DAMAGE } from './price.ts';

export const petrolDue = (f: EntryFrame): number => (f.poured ? f.petrol - 1 : f.petrol);

export const canPayNow = (crew: Crew, f: EntryFrame): boolean =>
  crew.petrol >= petrolDue(f) && mechanicsOf(crew) >= (f.danger ? f.damage + DANGER_DAMAGE : f.damage);

/** Whether the crew can still enter, with all it could do on the spot. BASE-DRIVE-04. */
export const canBePaid = (g: Game, f: EntryFrame): boolean =>
  canPay(g, f.seat, { petrol: petrolDue(f), damage: f.damage, danger: f.danger });

/** A shield helps against an open danger if the rest can be paid; a jerrycan fills the tank or covers petrol. */
export function isOfUse(g: Game, f: EntryFrame, card: number): boolean {
  const { shields, pours } = cardOf(g.rules, card);
  if (shields) return f.danger && canBePaid(g, f);
  return pours > 0 && !isPromised(g, f, card) && (petrolDue(f) > 0 || hasRoom(crewOf(g, f.seat)));
}

/** Whether this is the last jerrycan and the price already uses it. */
const isPromised = (g: Game, f: EntryFrame, card: number): boolean =>
  f.poured && firstPouring(g, f.seat) === card && ownOf(g, f.seat).hand[card] === 1;

const firstPouring = (g: Game, seat: Seat): number =>
  g.rules.pouring.find((card) => holds(g, seat, card)) ?? -1;

const hasRoom = (crew: Crew): boolean => crew.petrol < crew.petrolMax;

/** The first of these cards that are held are those that will be played. */
export function showFirst(g: Game, seat: Seat, of: readonly number[], count: number): void {
  let due = count;
  for (const card of of) {
    const held = Math.min(due, ownOf(g, seat).hand[card] ?? 0);
    show(g, seat, card, held);
    due -= held;
  }
}

export function playInto(g: Game, f: EntryFrame, card: number): void {
  const { id, shields, pours } = cardOf(g.rules, card);
  if (pours > 0 && hasRoom(crewOf(g, f.seat))) {
    // What is in the tank stays there, also for a crew that turns back.
    pour(g, f.seat, card);
    return;
  }
  tell(g, { key: 'cardPlayed', seat: f.seat, card: id });
  lose(g, f.seat, card);
  if (shields) avoidDanger(g, f, id);
  else f.petrol -= Math.min(pours, petrolDue(f));
}

export function avoidDanger(g: Game, f: EntryFrame, shield: string): void {
  f.danger = false;
  tell(g, { key: 'dangerMet', seat: f.seat, space: f.to, with: shield });
}

export function payOrTurnBack(g: Game, f: EntryFrame): void {
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
  for (const taken of g.rules.seams.lineTaken) taken(g, f);
}
