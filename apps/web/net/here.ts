// The line from this page to its server, and what the page knows of it.
import { computed, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import type { NetAsk, NetBrought, TableNews } from '@race/protocol';
import type { Device } from '../live/client.ts';
import { connectHere } from './browser.ts';
import { keepName, myName } from './identity.ts';
import type { LinkState } from './link.ts';

const { device: table, link } = connectHere();

/** The line as it is now. */
export const line = signal<LinkState>('opening');
link.watch((state) => {
  line.value = state;
});

/** The table that is looked at, apart from its race. */
export const news = signal<TableNews | null>(null);
table.hearNews((told) => {
  news.value = told;
});

/** The line after which one has not seen anything; null when nothing was missed. */
export const missedAfter = signal<number | null>(null);
table.hearMissed((after) => {
  missedAfter.value = after;
});

/** Wishes of the race that have no outcome yet. */
const underWay = signal(0);
/** Something was answered that the server has not heard of. */
export const isUnsent = computed(() => underWay.value > 0 && line.value !== 'here');

/** The table elsewhere, as the page speaks to it. */
export const device: Device = {
  async wish(wish) {
    underWay.value += 1;
    try {
      return await table.wish(wish);
    } finally {
      underWay.value -= 1;
    }
  },
  hear: table.hear,
};

export const hearServer = link.hear;

/** Stops looking at the table. */
export function lookAway(): void {
  table.leave();
  news.value = null;
  missedAfter.value = null;
}

type Asked =
  | { readonly ok: true; readonly value: NetBrought }
  | { readonly ok: false; readonly refusal: Refusal };

export const ask = (wish: NetAsk): Promise<Asked> => link.ask(wish);

/** Says who one is before sitting down; the name is kept for next time. */
export async function introduce(name: string): Promise<Asked> {
  if (name === myName()) return NOTHING_TO_DO;
  keepName(name);
  return ask({ do: 'rename', name });
}

const NOTHING_TO_DO: Asked = { ok: true, value: { kind: 'done' } };
