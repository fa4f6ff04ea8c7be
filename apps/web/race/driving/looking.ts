// Looking at a space without choosing it: what it would cost, or why it cannot be chosen.
import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import type { DriveRoute } from '@race/local';
import { whyNoRoute } from '@race/local/drive-routes.ts';
import { askingFrame } from '@race/words/asking.ts';
import { answers, chosen, chosenWay, context, selectableSpaces, selectedThing } from '../choosing.ts';
import { seatView, whyNot } from '../race.ts';
import { roads } from './roads.ts';

export const looked = signal<number | null>(null);

/** The way to the space looked at, if it can be chosen. */
export const lookedWay = computed<DriveRoute | null>(() => {
  const space = looked.value;
  if (space === null || space === chosen.value) return chosenWay.value;
  if (roads.value === null || !selectableSpaces.value.includes(space)) return null;
  return seatView.value?.ways.find(({ to }) => to === space) ?? null;
});

/** Why a space cannot be chosen now; null when it can, or when there is nothing to choose. */
export async function whyNotSpace(space: number): Promise<Refusal | null> {
  const now = context.peek();
  if (now === null || selectableSpaces.peek().includes(space)) return null;
  const ahead = roads.peek();
  if (ahead !== null) return whyNoRoute(ahead, space);
  const wanted = wantedOn(space);
  return wanted === null ? null : whyNot(wanted);
}

/** What one would have answered with a space, as things stand. */
function wantedOn(space: number): Answer | null {
  const publicState = context.peek()?.known;
  const frame = publicState === undefined || answers.peek().length === 0 ? null : askingFrame(publicState);
  if (frame?.kind === 'lay') return frame.held < 0 ? null : { do: 'place', space };
  if (frame?.kind === 'pick') return { do: 'pick', space };
  if (frame?.kind !== 'sequence') return null;
  return selectedThing.peek() === 'security' ? { do: 'clear', space } : { do: 'drive' };
}

/** Why the space looked at cannot be chosen; it may take the worker a moment to say. */
export const hindrance = signal<Refusal | null>(null);

effect(() => {
  const space = looked.value;
  hindrance.value = null;
  if (space === null || seatView.value === null || selectableSpaces.value.includes(space)) return;
  void whyNotSpace(space).then((refusal) => {
    if (looked.peek() === space) hindrance.value = refusal;
  });
});
