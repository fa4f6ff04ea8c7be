import type { Refusal } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import type { TableServices } from './table-actor.ts';

/** Why there is no such table: it is closed after a fault, its time is over, or it never existed. ADMIN-05. */
export async function missing(
  { store, broken }: Pick<TableServices, 'store' | 'broken'>,
  table: string,
): Promise<Refusal> {
  if (broken.has(table)) return NO.tableBroken;
  return (await store.gone(table)) === null ? NO.unknownTable : NO.tableGone;
}
