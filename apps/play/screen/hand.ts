import { cardName, t } from '@race/words';
import { heading, item, type TextPage, text } from '../console/page.ts';
import { crewOf } from '../seat/world.ts';
import { cardEffect, type NarrationContext, paired } from './telling.ts';

/** One's own cards, when each can be played, and what it does. */
export function handPage(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  const { cards, chassis } = crewOf(sight);
  const hand = sight.view.own?.hand ?? [];
  const lines = hand.flatMap((count, index) => {
    const card = sight.rules.cards[index];
    if (card === undefined || count === 0) return [];
    const name = cardName(words, card.id);
    const some = count === 1 ? name : t(words, 'names.several', { count, name });
    const when = t(words, `names.moment.${card.when}`);
    const what = card.danger ? `${when}, ${t(words, 'names.dangerCard')}` : when;
    return [item(paired(`${some} (${what})`, cardEffect(telling, card.id)))];
  });
  if (lines.length === 0) return [text(t(words, 'terminal.handEmpty'))];
  return [heading(t(words, 'terminal.hand', { count: cards, limit: chassis })), ...lines];
}
