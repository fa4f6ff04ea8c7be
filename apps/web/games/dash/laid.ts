// The cards of this round: whose they are, their order, what a booster makes of them, and the one that only the reader sees.

import {
  BOOSTS,
  type Counting,
  cardAt,
  countingAs,
  type DashAnswer,
  type DashCard,
  type DashPublic,
  type Vehicle,
} from '@race/dash';
import type { Seat } from '@race/kernel';
import { vehicleName } from '@race/words/dash/index.ts';
import { capital, named } from '@race/words/t.ts';
import type { CardPick } from './card.tsx';
import type { DashTableModel } from './dash-table.ts';
import { say, words } from './words.ts';

/** What is picked before it is confirmed: a card of the hand, of the offer or of the course, a vehicle, a character. */
export interface Picks {
  readonly hand: string | null;
  readonly offer: string | null;
  readonly course: string | null;
  readonly vehicle: Vehicle | null;
  readonly character: string | null;
}

export const NO_PICKS: Picks = { hand: null, offer: null, course: null, vehicle: null, character: null };

/** The answer that the picks make, if it is among those offered. */
export function pickedAnswer(picks: Picks, answers: readonly DashAnswer[]): DashAnswer | undefined {
  return answers.find((answer) => {
    switch (answer.do) {
      case 'cast':
        return answer.character === picks.character;
      case 'play':
        return answer.card === picks.hand;
      case 'take':
        return answer.card === picks.offer;
      case 'raise':
        return answer.vehicle === picks.vehicle;
      case 'swap':
        return answer.course === picks.course && answer.hand === picks.hand;
      default:
        return false;
    }
  });
}

/** Whether a card can be picked from a hand, the offer or a course now. */
export const canPick = (
  answers: readonly DashAnswer[],
  from: 'hand' | 'offer' | 'course',
  card: string,
): boolean =>
  answers.some(
    (answer) =>
      (from === 'hand' && answer.do === 'play' && answer.card === card) ||
      (from === 'offer' && answer.do === 'take' && answer.card === card) ||
      (from !== 'offer' && answer.do === 'swap' && answer[from] === card),
  );

/** How a card is picked; undefined where it cannot be picked now. */
export function pickFrom(
  { picks, seatView }: DashTableModel,
  from: 'hand' | 'offer' | 'course',
  card: string,
): CardPick | undefined {
  const now = seatView.value;
  if (now === null || !canPick(now.answers, from, card)) return undefined;
  return {
    isPicked: picks.value[from] === card,
    onPick: () => {
      picks.value = { ...picks.value, [from]: card };
    },
  };
}

export interface LaidCard {
  readonly seat: Seat;
  readonly card: DashCard;
  /** The row in which it counts, and the speed. */
  readonly vehicle: Vehicle;
  readonly speed: number;
  /** The place in the order; null while not all cards are open. */
  readonly place: number | null;
  /** What a booster makes of it; undefined where it counts as printed. */
  readonly note: string | undefined;
  /** What decides its place, in two words. */
  readonly words: string;
}

/** Open cards in their order. */
export function laidIn({ cards }: DashTableModel, publicState: DashPublic): LaidCard[] {
  const isOrdered = publicState.stack.at(-1)?.kind === 'take';
  return publicState.order.flatMap((seat, at) => {
    const played = publicState.played[seat] ?? null;
    if (played === null) return [];
    const card = cardAt(cards.value, played);
    const { vehicle, speed } = countingAs(publicState, seat, card);
    const note = noteOf(card, { vehicle, speed });
    return [
      {
        seat,
        card,
        vehicle,
        speed,
        place: isOrdered ? at + 1 : null,
        note,
        words: note ?? `${capital(words(), vehicleName(words(), card.vehicle))} ${card.speed}`,
      },
    ];
  });
}

/** Whether a booster lets speed come before the lanes in this round. */
export const isFastestFirst = ({ boost }: DashPublic): boolean =>
  boost !== null && BOOSTS[boost.booster].speedFirst;

/** Why the vehicles of a lane come in this order: a booster, their speeds, or that nobody comes after. */
export function reasonIn(table: DashTableModel, publicState: DashPublic, vehicle: Vehicle): string {
  const all = laidIn(table, publicState);
  const here = all.filter((one) => one.vehicle === vehicle && one.place !== null);
  const note = here.find((one) => one.note !== undefined)?.note;
  if (note !== undefined) return note;
  const [first, second] = here;
  if (first && second && !isFastestFirst(publicState))
    return say('dash.page.faster', { fast: first.speed, slow: second.speed });
  const last = here.at(-1);
  const isLast = last !== undefined && last.place === all.length && last.card.booster !== null;
  return isLast && publicState.round < 5 ? say('dash.page.lastBooster') : '';
}

interface OwnCard {
  readonly card: DashCard;
  readonly isSealed: boolean;
  /** Neither laid nor picked: the pointer is over it. */
  readonly isGhost: boolean;
  readonly counts: Counting;
}

/** The reader's own card that is not open yet: laid face down, or picked, or under the pointer. */
export function ownIn(
  { cards, me, picks, glance, seatView, latest }: DashTableModel,
  publicState: DashPublic,
): OwnCard | null {
  const kind = publicState.stack.at(-1)?.kind;
  if (me.value === null || (kind !== 'play' && kind !== 'follow')) return null;
  const sealed: DashAnswer | null = latest.value?.view.own?.sealed ?? null;
  const answers = seatView.value?.answers ?? [];
  const chosen = sealed ?? pickedAnswer(picks.value, answers);
  const answer = chosen ?? pickedAnswer({ ...picks.value, hand: glance.value }, answers);
  const index = answer?.do === 'play' ? cards.value.cardIndex.get(answer.card) : undefined;
  if (index === undefined) return null;
  const card = cardAt(cards.value, index);
  return {
    card,
    isSealed: sealed !== null,
    isGhost: chosen === undefined,
    counts: countingAs(publicState, me.value, card),
  };
}

function noteOf(
  printed: DashCard,
  counts: { readonly vehicle: Vehicle; readonly speed: number },
): string | undefined {
  if (counts.vehicle !== printed.vehicle)
    return say('dash.page.countsAs', {
      vehicle: named(words(), `dash.vehicle.${counts.vehicle}`),
      speed: counts.speed,
    });
  return counts.speed === printed.speed ? undefined : say('dash.page.countsFastest');
}
