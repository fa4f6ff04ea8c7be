// Every card there is, for the book of rules.
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { readOptions } from '@race/great-race/options.ts';
import type { TableParts, TablePlan } from '@race/local';
import type { CardFacts } from '../replay/engine/messages.ts';
import { cardFacts } from './cards.ts';

/** Every card of a race with all modules, as the rules have them. */
export async function allCards(partsFor: (plan: TablePlan) => Promise<TableParts>): Promise<CardFacts[]> {
  const read = readOptions({ modules: CATALOGUE.map(({ name }) => name) });
  if (!read.ok) throw new Error(read.fault.option);
  const { rules } = await partsFor({ options: read.options, players: [], seed: [0], salt: '' });
  return rules.cards.map(cardFacts);
}
