import type { Rulebook, RuleText } from '@race/rulebook';
import { type ChoiceContext, seatName, t, type Words } from '@race/words';
import type { MapGround } from '../map/toll.ts';
import type { TerminalView } from '../seat/sight.ts';

/** What a person sees, and the language to tell it in. */
export interface NarrationContext {
  readonly sight: TerminalView;
  readonly words: Words;
  readonly book: Rulebook;
}

export function contextOf({ sight, words }: NarrationContext): ChoiceContext {
  const { rules, seat, view } = sight;
  return { rules, seat, known: view.public, name: (of) => seatName(words, view.public, of) };
}

/** What everybody sees, for prices and ways. */
export const groundOf = ({ sight }: NarrationContext): MapGround => ({
  rules: sight.rules,
  known: sight.view.public,
});

/** A crew's name; the player's own crew has a word of its own. */
export function crewName(telling: NarrationContext, seat: number): string {
  const crew = contextOf(telling).name(seat);
  return seat === telling.sight.seat ? t(telling.words, 'terminal.you', { crew }) : String(crew);
}

/** A rule by an identifier that is only known in play. */
export function ruleText({ book }: NarrationContext, id: string): RuleText | undefined {
  const rules: { readonly [id: string]: RuleText | undefined } = book.rules;
  return rules[id];
}

/** What a card does: the first sentence of its rule, without the rules it refers to. */
export function cardEffect(telling: NarrationContext, card: string): string {
  const { rule = '' } = ruleText(telling, `CARD-${card.toUpperCase()}`) ?? {};
  const sentence = /^.*?[.!?](?=\s|$)/.exec(rule)?.[0] ?? rule;
  return sentence.replaceAll(/\s\([^)]*[A-Z]+-[A-Z0-9-]+[^)]*\)/g, '');
}

/** Two things that belong together, in every language. */
export const paired = (first: string, second: string): string => `${first} – ${second}`;
