// What a card does and when, in a few words each.
import { find } from '@race/words/t.ts';
import type { CardFacts } from '../../replay/engine/messages.ts';
import { capital, say, words } from '../../words/say.ts';

/** Empty for a card of a module that has no such words. */
export const doesWords = ({ id }: CardFacts): string => capital(find(words(), `bivouac.does.${id}`, ''));

export const whenWords = ({ when, danger }: CardFacts): string =>
  say(`decide.when.${danger ? 'danger' : when}`);

/** The identifier of a card's own rule. */
export const ruleWords = ({ id }: CardFacts): string => `CARD-${id.toUpperCase()}`;
