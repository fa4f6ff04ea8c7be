// What one's own seat has ordered at the table that is looked at: as the table told it, or as it was said since.
import { computed, signal } from '@preact/signals';
import type { OrdersNews, RequestBody } from '@race/protocol';
import { news, sendRequest } from '../../net/connection.ts';

const NONE: OrdersNews = { decline: null, guards: false, drafted: null };
const said = signal<{ readonly table: string; readonly orders: OrdersNews } | null>(null);

export const given = computed<OrdersNews>(() => {
  const now = news.value;
  if (said.value !== null && said.value.table === now?.table) return said.value.orders;
  return now?.orders ?? NONE;
});

/** Changes it here and there; what is refused is as it was. */
export async function order(
  next: Partial<OrdersNews>,
  request: (table: string) => RequestBody,
): ReturnType<typeof sendRequest> {
  const table = news.peek()?.table ?? '';
  const before = given.peek();
  said.value = { table, orders: { ...before, ...next } };
  const done = await sendRequest(request(table));
  if (!done.ok) said.value = { table, orders: before };
  return done;
}
