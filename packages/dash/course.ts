import { sum } from '@race/kernel/sum.ts';
import type { CardIndex, CharacterId, DashCard, Vehicle } from './cards/card.ts';
import { VEHICLES, VIOLET } from './cards/card.ts';
import { cardAt, type DashRules } from './state.ts';

/** What two halves that meet are worth: an airfield four stages, everything else one. DASH-END-01. */
const JOINED: Readonly<Record<Vehicle, number>> = { train: 1, car: 1, motorbike: 1, boat: 1, plane: 4 };
const STARTERS_FOR_VIOLET = 2;

/** A course in its best order, and how it counts. DASH-END-04. */
export interface CountedCourse {
  /** From left to right. */
  readonly order: readonly CardIndex[];
  readonly whole: number;
  /** Where two halves meet, by the place of the left one in the order; and what each is worth. */
  readonly joins: readonly { readonly at: number; readonly vehicle: Vehicle; readonly stages: number }[];
  /** For cards in one's own colour. */
  readonly own: number;
  /** For two starters in the violet course. */
  readonly violet: number;
  readonly stages: number;
  /** The sum of speeds, for ties. DASH-END-03. */
  readonly speed: number;
}

/** Orders a course in the best way and counts it. DASH-END-01 to 06. */
export function countCourse(
  rules: Pick<DashRules, 'cards'>,
  course: readonly CardIndex[],
  character: CharacterId,
): CountedCourse {
  const order = bestOrder(rules, course);
  const cards = order.map((card) => cardAt(rules, card));
  const joins = cards.flatMap((card, at) => {
    const next = cards[at + 1];
    // DASH-END-05: halves match within one vehicle only, each once.
    if (next === undefined || !card.right || !next.left || card.vehicle !== next.vehicle) return [];
    return [{ at, vehicle: card.vehicle, stages: JOINED[card.vehicle] }];
  });
  const whole = sum(cards.map(({ stages }) => stages));
  const { own, violet } = bonusOf(cards, character);
  return {
    order,
    whole,
    joins,
    own,
    violet,
    stages: whole + sum(joins.map(({ stages }) => stages)) + own + violet,
    speed: sum(cards.map(({ speed }) => speed)),
  };
}

/** Own colour one stage a card (DASH-END-02, 06: also what was taken back); violet one for two starters or more. */
function bonusOf(cards: readonly DashCard[], character: CharacterId) {
  const own = cards.filter((card) => card.character === character).length;
  const starters = cards.filter((card) => card.character === null).length;
  return { own, violet: character === VIOLET && starters >= STARTERS_FOR_VIOLET ? 1 : 0 };
}

/**
 * Vehicle by vehicle, since no half meets that of another: first a card with a right half alone, then all with
 * both, then one with a left half alone; what is left goes in pairs. No order joins more.
 */
function bestOrder(rules: Pick<DashRules, 'cards'>, course: readonly CardIndex[]): CardIndex[] {
  return VEHICLES.flatMap((vehicle) => {
    const group = course.filter((card) => cardAt(rules, card).vehicle === vehicle).sort((a, b) => a - b);
    const those = (left: boolean, right: boolean) =>
      group.filter((card) => {
        const printed = cardAt(rules, card);
        return printed.left === left && printed.right === right;
      });
    const [opening, ...openings] = those(false, true);
    const [closing, ...closings] = those(true, false);
    const pairs = Array.from({ length: Math.max(openings.length, closings.length) }, (_, at) => [
      openings[at],
      closings[at],
    ]);
    return [opening, ...those(true, true), closing, ...pairs.flat(), ...those(false, false)].filter(
      (card) => card !== undefined,
    );
  });
}

/** How many stages a course counts, without its order: what bots ask thousands of times. */
export function stagesOf(
  { cards }: Pick<DashRules, 'cards'>,
  course: readonly CardIndex[],
  character: CharacterId,
): number {
  let stages = 0;
  let starters = 0;
  for (const index of course) {
    const card = cards[index] as DashCard;
    stages += card.stages;
    if (card.character === character) stages += 1;
    if (card.character === null) starters += 1;
  }
  if (character === VIOLET && starters >= STARTERS_FOR_VIOLET) stages += 1;
  return stages + joinedStages(cards, course);
}

function joinedStages(cards: readonly DashCard[], course: readonly CardIndex[]): number {
  let stages = 0;
  for (const vehicle of WITH_HALVES) {
    let lefts = 0;
    let rights = 0;
    let single = false;
    for (const index of course) {
      const card = cards[index] as DashCard;
      if (card.vehicle !== vehicle) continue;
      if (card.left) lefts += 1;
      if (card.right) rights += 1;
      if (card.left !== card.right) single = true;
    }
    const joins = Math.min(lefts, rights);
    // Cards with two halves each make a chain, whose ends stay open.
    stages += JOINED[vehicle] * (single || joins === 0 ? joins : joins - 1);
  }
  return stages;
}

/** The vehicles that have half stages. DASH-COMP-01. */
const WITH_HALVES = ['car', 'boat', 'plane'] as const satisfies readonly Vehicle[];
