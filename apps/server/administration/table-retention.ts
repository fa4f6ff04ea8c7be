// How long tables are stored after their race: forever, unless an administrator has set a number of days. ADMIN-05.
import type { Store } from '@race/store';

const RETENTION_MARK = 'keeping';
const FOR_EVER = 'for ever';

/** In days; null for forever. */
export async function retentionIn(store: Pick<Store, 'mark'>): Promise<number | null> {
  const days = Number((await store.mark(RETENTION_MARK)) ?? FOR_EVER);
  return Number.isSafeInteger(days) && days > 0 ? days : null;
}

export const retentionMark = (days: number | null) => ({
  name: RETENTION_MARK,
  value: days === null ? FOR_EVER : String(days),
});
