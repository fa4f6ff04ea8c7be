// Racing again: only who agrees has a seat at the next table.
import type { Refusal } from '@race/kernel';
import type { TableNews } from '@race/protocol';
import type { Go } from '../../shell/router/router.ts';
import { news, sendRequest } from '../../sources/online/connection.ts';

/** Shows a refusal at the table; null for none. */
export type OnRefused = (refusal: Refusal | null) => void;

/** Offers another race or agrees to the offer, and goes to its table. */
export async function goToNext(
  { table }: Pick<TableNews, 'table'>,
  go: Go,
  onRefused: OnRefused,
): Promise<void> {
  const done = await sendRequest({ do: 'rematch', table, agrees: true });
  onRefused(done.ok ? null : done.refusal);
  // The reader may have left meanwhile.
  if (done.ok && done.value.kind === 'table' && news.peek()?.table === table)
    go({ at: 'online', table: done.value.table });
}
