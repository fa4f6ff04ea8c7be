import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { pick } from '../choosing.ts';
import { give } from '../race.ts';
import { type Held, held } from './held.ts';

const nameOf = ({ card, isDrawn }: Held): string => `${card.id}${isDrawn ? '+' : ''}`;
const read = signal<string | null>(null);

/** The card being read; null when none is, or when it has left. */
export const reading = computed<Held | null>(
  () => held.value.find((one) => nameOf(one) === read.value) ?? null,
);

// A card that has left is no longer read, also when another like it comes.
effect(() => {
  if (reading.value === null) read.value = null;
});

/** Takes a card up to read it; touched again it is put down. */
export function readCard(one: Held): void {
  read.value = read.peek() === nameOf(one) ? null : nameOf(one);
}

export function putDown(): void {
  read.value = null;
}

/** Does with a card what was chosen; a part is chosen in the bar, where it is fitted. */
export function actWith(answer: Answer): void {
  putDown();
  if (answer.do === 'fit') pick(answer);
  else void give(answer);
}
