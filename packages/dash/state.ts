import type { ReadableRules, Rules, Seat, Seats, StateFields, Streams, Table } from '@race/kernel';
import type { DashAnswer, DashAnswers } from './answers.ts';
import type { BoosterId, LastingBooster } from './boosters.ts';
import type { CardIndex, CharacterId, DashCard, Vehicle } from './cards/card.ts';
import type { DashEvent } from './events.ts';
import type { DashOptions } from './options.ts';

/** The types of the Dash. */
export interface Dash {
  public: DashPublic;
  seat: DashSeat;
  table: DashTable;
  answer: DashAnswer;
  event: DashEvent;
}

export const STREAMS = ['characters', 'starters'] as const;

/** A dash has five rounds, one for each card of a hand. */
export const ROUNDS = 5;

/**
 * What everybody sees. Hands are in it: a character's five cards are known, and every card that leaves
 * or enters a hand does so openly, so there is nothing in a hand that anyone could not count.
 */
export interface DashPublic {
  stack: DashFrame[];
  /** Counted from 1; 0 while characters are chosen. */
  round: number;
  /** By seat; null until chosen. */
  characters: (CharacterId | null)[];
  /** Highest first. */
  hierarchy: Vehicle[];
  /** What lies to the right, to be taken; lowest index first. */
  offer: CardIndex[];
  /** What lies to the left, by seat; null for a player who has not revealed. */
  played: (CardIndex | null)[];
  /** By seat, lowest index first. */
  hands: CardIndex[][];
  /** By seat, as they were taken. */
  courses: CardIndex[][];
  /** The order of this round once all have revealed, until then that of the last; seat order before the first. */
  order: Seat[];
  /** The booster that works in this round, and whose it is. */
  boost: { readonly booster: LastingBooster; readonly seat: Seat } | null;
}

/** The only secret of a dash is the card chosen and not yet revealed. */
export interface DashSeat {
  sealed: DashAnswer | null;
}

export interface DashTable {
  chance: Streams;
  ready: Seats;
}

/** Everything a dash can wait for or still has to do; one thing at a time. */
export type DashFrame =
  | { readonly kind: 'setup' }
  | { readonly kind: 'cast'; next: Seat }
  | { readonly kind: 'play' }
  | { readonly kind: 'follow'; readonly seat: Seat }
  | { readonly kind: 'take'; next: number }
  | { readonly kind: 'boost'; readonly seat: Seat; readonly booster: BoosterId };

export type FrameOf<K extends DashFrame['kind']> = Extract<DashFrame, { readonly kind: K }>;

/** The Dash as it is played at one table. */
export interface DashRules extends Rules<Dash> {
  readonly options: DashOptions;
  readonly cards: readonly DashCard[];
  readonly cardIndex: ReadonlyMap<string, CardIndex>;
  readonly answers: DashAnswers;
  /** What a dash at this table consists of. */
  readonly fields: StateFields<Dash>;
}

/** The Dash that also takes up positions from outside. */
export type ReadableDash = DashRules & ReadableRules<Dash>;

export interface DashGame extends Table<Dash> {
  readonly rules: DashRules;
}

export function cardAt({ cards }: Pick<DashRules, 'cards'>, index: CardIndex): DashCard {
  const card = cards[index];
  if (card === undefined) throw new Error(`no card ${index}`);
  return card;
}

export const handOf = (known: DashPublic, seat: Seat): CardIndex[] => listAt(known.hands, seat);
export const courseOf = (known: DashPublic, seat: Seat): CardIndex[] => listAt(known.courses, seat);

function listAt(lists: CardIndex[][], seat: Seat): CardIndex[] {
  const list = lists[seat];
  if (list === undefined) throw new Error(`no seat ${seat}`);
  return list;
}

export function characterOf(known: DashPublic, seat: Seat): CharacterId {
  const character = known.characters[seat] ?? null;
  if (character === null) throw new Error(`seat ${seat} has no character`);
  return character;
}

export const tell = (g: DashGame, event: DashEvent): void => void g.events?.push(event);

/** What the frame on top of the stack becomes; null ends the dash. */
export function goOn(g: DashGame, frame: DashFrame | null): void {
  g.public.stack.pop();
  if (frame !== null) g.public.stack.push(frame);
}

/** Puts a card among others, lowest index first. */
export function addCard(cards: CardIndex[], card: CardIndex): void {
  const at = cards.findIndex((other) => other > card);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

export function removeCard(cards: CardIndex[], card: CardIndex): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not there`);
  cards.splice(at, 1);
}
