import type { Refusal } from '@race/kernel';
import type { House } from './house.ts';
import { NO } from './refusals.ts';

/** Why there is no such table: it was kept long enough, or it never was. ADMIN-05. */
export const missing = async ({ store }: Pick<House, 'store'>, table: string): Promise<Refusal> =>
  (await store.gone(table)) === null ? NO.unknownTable : NO.tableGone;
