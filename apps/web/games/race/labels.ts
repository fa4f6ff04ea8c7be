import type { Answer } from '@race/great-race';
import { label } from '@race/words';
import { words } from '../../shell/words/say.ts';
import type { TableModel } from '../../table/model/table.ts';
import { choosingOf } from './choosing.ts';

/** An answer in full, with its price. Not part of `choosingOf`: nobody needs it before the first plan is made. */
export function labelOf(table: TableModel, answer: Answer): string {
  const { context } = choosingOf(table);
  return context.value === null ? '' : label(words(), answer, context.value);
}
