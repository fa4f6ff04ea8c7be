import type { Refusal } from '@race/kernel';
import type { House } from './house.ts';
import { NO } from './refusals.ts';

/** Why a table cannot be had: it is closed for now, it was kept long enough, or it never was. ADMIN-05. */
export async function missing(
  { store, isBroken }: Pick<House, 'store' | 'isBroken'>,
  table: string,
): Promise<Refusal> {
  if (isBroken(table)) return NO.tableBroken;
  return (await store.gone(table)) === null ? NO.unknownTable : NO.tableGone;
}
