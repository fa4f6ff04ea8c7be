import type { CardPick } from './card.tsx';
import { picks, seatView } from './game.ts';
import { canPick } from './picks.ts';

/** How a card is picked where it lies; undefined where it cannot be now. */
export function pickFrom(from: 'hand' | 'offer' | 'course', card: string): CardPick | undefined {
  const now = seatView.value;
  if (now === null || !canPick(now.answers, from, card)) return undefined;
  return {
    isPicked: picks.value[from] === card,
    onPick: () => {
      picks.value = { ...picks.value, [from]: card };
    },
  };
}
