// How long tables are kept whose race is over: for ever, unless an administrator has said otherwise. ADMIN-05.
import type { Store } from '@race/store';

const KEEPING = 'keeping';
const FOR_EVER = 'for ever';

/** Days; null for ever. */
export async function keepingIn(store: Pick<Store, 'mark'>): Promise<number | null> {
  const days = Number((await store.mark(KEEPING)) ?? FOR_EVER);
  return Number.isSafeInteger(days) && days > 0 ? days : null;
}

export const keepingMark = (days: number | null) => ({
  name: KEEPING,
  value: days === null ? FOR_EVER : String(days),
});
