// The resource cards: what each is called, what it does, and its rule, in one text.
import type { CardId } from '@race/great-race';
import type { RuleText } from './text.ts';

export interface ResourceText {
  /** With its forms and kinds, as `packages/words` takes them. */
  readonly name: string;
  /** As the object of a sentence: “plays a guide card”. */
  readonly a: string;
  /** In a few words, on the card itself. */
  readonly does: string;
  readonly rule: string;
  readonly ruling?: string;
}

/** Every card of the base game: a card without a text does not compile. In the order of the cards. */
export type ResourceTexts = { readonly [Id in CardId]: ResourceText };

export type ResourceRuleId = `CARD-${Uppercase<CardId>}`;

const SOFT_HYPHEN = '\u00ad';

/** The rule of each card; its title is the name of the card. */
export const resourceRules = (texts: ResourceTexts): Record<ResourceRuleId, RuleText> =>
  Object.assign(
    {},
    ...Object.entries<ResourceText>(texts).map(([id, { name, rule, ruling }]) => {
      const [title] = name.replaceAll(SOFT_HYPHEN, '').split('|');
      return { [`CARD-${id.toUpperCase()}`]: { title, rule, ...(ruling !== undefined && { ruling }) } };
    }),
  );
