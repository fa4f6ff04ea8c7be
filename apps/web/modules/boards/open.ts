// Which board lies open. A question that is answered on one opens it, and takes it away when it is answered.

import { computed, effect, signal } from '@preact/signals';
import type { ModuleFace } from '../face.ts';
import { gather, inPlay } from '../kit.ts';
import { boardAnswers, openFrame } from './acts.ts';

export const opened = signal<string | null>(null);

/** The modules that have a board. */
export const withBoard = computed<readonly ModuleFace[]>(() =>
  inPlay.value.filter(({ Board }) => Board !== undefined),
);

/** The module on whose board the open question is answered. */
const asking = computed<string | null>(() => {
  const kind = openFrame.value?.kind;
  if (kind === undefined) return null;
  return gather(({ name, asks }) => (asks?.includes(kind) ? name : undefined))[0] ?? null;
});

let before: string | null = null;
effect(() => {
  const now = asking.value;
  if (now === before) return;
  if (now !== null) opened.value = now;
  else if (opened.peek() === before) opened.value = null;
  before = now;
});

/** What was done on a board that one opened oneself goes on elsewhere: on the map, in the bar, with the others. */
export function putAway(): void {
  if (asking.peek() === null) opened.value = null;
}

/** Whether something can be done on a board now. */
export const canAct = ({ stands }: ModuleFace): boolean =>
  boardAnswers.value.some((answer) => stands?.[answer.do] === 'board');
