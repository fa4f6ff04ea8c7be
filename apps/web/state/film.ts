// A recorded race as a film: opened, and shown moment by moment.
import { batch, computed, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { loadSheet } from '../map/sheet.ts';
import { speakOfSolo } from '../words/say.ts';
import type { Moment, OpenedRace, Source } from '../worker/messages.ts';
import { lookAt, openRace, type Seen } from './engine.ts';
import { fetchModules, inPlay } from './modules.ts';
import { facts, focus, intent, isActed, known, openHand, sheet, standings, told } from './shown.ts';

export const film = signal<OpenedRace | null>(null);
/** The moment shown, and the one on its way: whoever steps on quickly steps on from there. */
export const at = signal(0);
export const aim = signal(0);
export const isOpening = signal(false);
/** Why the last file could not be opened. */
export const refusal = signal<Refusal | null>(null);

export const lastMoment = computed(() => (film.value?.moments ?? 1) - 1);

/** All moments up to the farthest one seen. */
let seenMoments: readonly Moment[] = [];
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
  await begin(opened.value, Math.min(from, opened.value.moments - 1), ticket);
  return true;
}

async function begin(opened: OpenedRace, from: number, ticket: number): Promise<void> {
  const { board, data, modules } = opened.options;
  if (modules.includes('solo')) await speakOfSolo();
  const [seen, map, faces] = await Promise.all([
    lookAt(from, 0),
    loadSheet(board, data),
    fetchModules(modules.filter((name) => name !== 'solo')),
  ]);
  if (ticket !== wanted) return;
  batch(() => {
    film.value = opened;
    inPlay.value = faces;
    facts.value = opened;
    sheet.value = map;
    focus.value = 0;
    isOpening.value = false;
    refusal.value = null;
    seenMoments = [];
    aim.value = from;
    show(seen);
    isActed.value = false;
  });
}

/** What is still being opened or fetched is no longer wanted: the table belongs to somebody else. */
export function letFilmGo(): void {
  wanted += 1;
  isOpening.value = false;
}

/** Shows another moment of the same race. */
export async function goTo(target: number): Promise<void> {
  if (film.value === null || isOpening.value) return;
  const to = Math.max(0, Math.min(target, lastMoment.value));
  aim.value = to;
  const ticket = ++wanted;
  const seen = await lookAt(to, seenMoments.length);
  if (ticket === wanted) batch(() => show(seen));
}

function show(seen: Seen): void {
  if (seen.moments.length > 0) seenMoments = [...seenMoments, ...seen.moments];
  isActed.value = seen.at === at.value + 1;
  at.value = seen.at;
  known.value = seen.scene.public;
  openHand.value = seen.scene.hand ?? null;
  standings.value = seen.scene.standings;
  intent.value = seen.scene.intent ?? null;
  told.value = seenMoments.slice(0, seen.at + 1);
}

/** The moment at which the next turn begins, or the one before: the beginning of this one first. */
export function turnFrom(here: number, towards: 'next' | 'previous'): number {
  const starts = film.value?.turns ?? [];
  if (towards === 'next') return starts.find((start) => start > here) ?? lastMoment.value;
  return starts.findLast((start) => start < here) ?? 0;
}
