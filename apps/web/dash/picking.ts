import type { Pick } from './card.tsx';
import { picks, sight } from './game.ts';
import { canPick } from './picks.ts';

/** How a card is picked where it lies; undefined where it cannot be now. */
export function pickFrom(from: 'hand' | 'offer' | 'course', card: string): Pick | undefined {
  const now = sight.value;
  if (now === null || !canPick(now.answers, from, card)) return undefined;
  return {
    isPicked: picks.value[from] === card,
    onPick: () => {
      picks.value = { ...picks.value, [from]: card };
    },
  };
}
