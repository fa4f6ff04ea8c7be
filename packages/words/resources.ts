// What is said of the resource cards: their texts are in the rulebook, with their rules.
import type { CardId } from '@race/great-race';
import type { ResourceText, ResourceTexts } from '@race/rulebook/resources.ts';

type Names = { readonly [Id in CardId as `names.card.${Id}` | `names.a.${Id}`]: string };
type Effects = { readonly [Id in CardId as `bivouac.does.${Id}`]: string };

const entriesOf = (texts: ResourceTexts) => Object.entries<ResourceText>(texts);

export const resourceNames = (texts: ResourceTexts): Names =>
  Object.assign(
    {},
    ...entriesOf(texts).map(([id, { name, a }]) => ({ [`names.card.${id}`]: name, [`names.a.${id}`]: a })),
  );

export const resourceEffects = (texts: ResourceTexts): Effects =>
  Object.assign({}, ...entriesOf(texts).map(([id, { does }]) => ({ [`bivouac.does.${id}`]: does })));
