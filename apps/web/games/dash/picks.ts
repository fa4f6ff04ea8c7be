// What a player has picked and not yet confirmed, and the answer it makes.
import type { DashAnswer, Vehicle } from '@race/dash';
import type { CardPick } from './card.tsx';
import type { DashTableModel } from './dash-table.ts';

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
