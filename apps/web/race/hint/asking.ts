// "What would you do?": whether it can be asked now, and what it was asked about.
import { computed, signal } from '@preact/signals';
import { onlineTable } from '../online-table.ts';
import { seatView } from '../race.ts';
import { isFair } from './fair.ts';

/** The open question, where somebody may be asked about it; null where there is nothing to choose. */
const question = computed<string | null>(() => {
  const now = seatView.value;
  if (now === null || now.view.seat === null || now.answers.length < 2) return null;
  return isFair(now.players, onlineTable.value !== null) ? `${now.table} ${now.line}` : null;
});

const asked = signal<string | null>(null);

export const canAsk = computed(() => question.value !== null);
/** What was asked is forgotten with its question. */
export const isAsked = computed(() => asked.value !== null && asked.value === question.value);

export function toggle(): void {
  asked.value = isAsked.peek() ? null : question.peek();
}

export function close(): void {
  asked.value = null;
}
