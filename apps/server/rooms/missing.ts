import type { Refusal } from '@race/kernel';
import { NO } from './refusals.ts';
import type { RoomServices } from './room-services.ts';

/** Why a table cannot be had: it is closed for now, it was kept long enough, or it never was. ADMIN-05. */
export async function missing(
  { store, isBroken }: Pick<RoomServices, 'store' | 'isBroken'>,
  table: string,
): Promise<Refusal> {
  if (isBroken(table)) return NO.tableBroken;
  return (await store.gone(table)) === null ? NO.unknownTable : NO.tableGone;
}
