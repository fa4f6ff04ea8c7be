// The race that is shown: which one, at which moment, and how to go on from there.
import { batch, computed, signal } from '@preact/signals';
import type { Refusal, Seat } from '@race/kernel';
import { loadSheet, type Sheet } from '../map/sheet.ts';
import type { Moment, OpenedRace, Scene, Source } from '../worker/messages.ts';
import { lookAt, openRace } from './engine.ts';

export const race = signal<OpenedRace | null>(null);
export const sheet = signal<Sheet | null>(null);
/** The moment shown. */
export const at = signal(0);
export const scene = signal<Scene | null>(null);
/** All moments up to the farthest one seen. */
export const moments = signal<readonly Moment[]>([]);
export const refusal = signal<Refusal | null>(null);
export const isOpening = signal(false);
/** How the picture came to be: a step forward is acted out, a jump is not. */
export const isStep = signal(false);

/** The crew whose dashboard is shown large. */
export const focus = signal<Seat>(0);

export const lastMoment = computed(() => (race.value?.moments ?? 1) - 1);
export const moment = computed<Moment | undefined>(() => moments.value[at.value]);
/** How far the log goes: what comes after the moment shown is not told yet. */
export const told = computed(() => moments.value.slice(0, at.value + 1));

let wanted = 0;

/** Opens a race at a moment. Tells whether it could be opened; the one shown before stays if not. */
export async function openFilm(source: Source, from = 0): Promise<boolean> {
  const ticket = ++wanted;
  isOpening.value = true;
  const opened = await openRace(source);
  if (ticket !== wanted) return false;
  if (!opened.ok) {
    batch(() => {
      refusal.value = opened.refusal;
      isOpening.value = false;
    });
    return false;
  }
  await show(opened.value, Math.min(from, opened.value.moments - 1), ticket);
  return true;
}

async function show(opened: OpenedRace, from: number, ticket: number): Promise<void> {
  const { board, data } = opened.options;
  const [seen, map] = await Promise.all([lookAt(from, 0), loadSheet(board, data)]);
  if (ticket !== wanted) return;
  batch(() => {
    race.value = opened;
    sheet.value = map;
    moments.value = seen.moments;
    scene.value = seen.scene;
    at.value = from;
    focus.value = 0;
    isStep.value = false;
    isOpening.value = false;
    refusal.value = null;
  });
}

/** Shows another moment of the same race. */
export async function goTo(target: number): Promise<void> {
  if (race.value === null || isOpening.value) return;
  const to = Math.max(0, Math.min(target, lastMoment.value));
  const ticket = ++wanted;
  const known = moments.value.length;
  const seen = await lookAt(to, known);
  if (ticket !== wanted) return;
  batch(() => {
    if (seen.moments.length > 0) moments.value = [...moments.value.slice(0, known), ...seen.moments];
    isStep.value = to === at.value + 1;
    scene.value = seen.scene;
    at.value = to;
  });
}

/** The moment at which the next turn begins, or the one before: the beginning of this one first. */
export function turnFrom(here: number, towards: 'next' | 'previous'): number {
  const starts = race.value?.turns ?? [];
  if (towards === 'next') return starts.find((start) => start > here) ?? lastMoment.value;
  return starts.findLast((start) => start < here) ?? 0;
}
