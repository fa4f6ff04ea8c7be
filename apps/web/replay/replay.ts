// The replay of a recorded race: opened, and shown moment by moment.
import { batch, computed, signal } from '@preact/signals';
import type { Refusal } from '@race/kernel';
import { loadSheet } from '../map/sheet.ts';
import { fetchModules, inPlay } from '../state/modules.ts';
import {
  facts,
  focus,
  intent,
  isActed,
  moments,
  openHands,
  publicState,
  sheet,
  standings,
} from '../state/table-state.ts';
import { loadSoloTexts } from '../words/say.ts';
import type { OpenedRace, ReplayIndex, ReplaySource, ShownMoment, Viewpoint } from './engine/messages.ts';
import { lookAt, openRace, type Seen, seeWith } from './engine-client.ts';

export const replay = signal<OpenedRace | null>(null);
/** The race as the current viewpoint sees it. */
export const replayIndex = signal<ReplayIndex | null>(null);
/** The moment shown, and the one on its way: whoever steps on quickly steps on from there. */
export const at = signal(0);
export const aim = signal(0);
export const isOpening = signal(false);
/** Why the last file could not be opened. */
export const refusal = signal<Refusal | null>(null);

export const lastMoment = computed(() => (replayIndex.value?.moments ?? 1) - 1);

/** All moments up to the farthest one seen. */
let seenMoments: readonly ShownMoment[] = [];
let wanted = 0;

/** Where in a race to begin: at a moment, or where so many answers stood. */
type From = number | { readonly line: number };

/**
 * Opens a race at a moment; when none is named, one that is over at its start, and one that runs where it stands now.
 * Tells whether it could be opened; the one shown before stays if not.
 */
export async function openReplay(source: ReplaySource, from?: From): Promise<boolean> {
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
  await begin(opened.value, from, ticket);
  return true;
}

/** The last moment at which no more than so many answers stood. */
const momentAt = ({ lines }: ReplayIndex, line: number): number =>
  Math.max(
    0,
    lines.findLastIndex((one) => one <= line),
  );

const placeOf = (start: From, first: ReplayIndex): number =>
  typeof start === 'number' ? Math.min(start, first.moments - 1) : momentAt(first, start.line);

async function begin(
  { race: opened, replayIndex: first }: { readonly race: OpenedRace; readonly replayIndex: ReplayIndex },
  start: From | undefined,
  ticket: number,
): Promise<void> {
  const from = placeOf(start ?? (opened.isOver ? 0 : first.moments), first);
  const { board, data, modules } = opened.options;
  if (modules.includes('solo')) await loadSoloTexts();
  const [seen, map, faces] = await Promise.all([
    lookAt(from, 0),
    loadSheet(board, data),
    fetchModules(modules.filter((name) => name !== 'solo')),
  ]);
  if (ticket !== wanted) return;
  batch(() => {
    replay.value = opened;
    replayIndex.value = first;
    inPlay.value = faces;
    facts.value = opened;
    sheet.value = map;
    focus.value = typeof first.viewpoint === 'number' ? first.viewpoint : 0;
    isOpening.value = false;
    refusal.value = null;
    seenMoments = [];
    aim.value = from;
    show(seen);
    isActed.value = false;
  });
}

/** What is still being opened or fetched is no longer wanted: the table belongs to somebody else. */
export function releaseReplay(): void {
  wanted += 1;
  isOpening.value = false;
}

/** Shows the same moment from another viewpoint, or the last one it saw before. */
export async function lookWith(viewpoint: Viewpoint): Promise<void> {
  const line = replayIndex.peek()?.lines[at.peek()] ?? 0;
  if (replay.peek() === null || isOpening.peek()) return;
  const ticket = ++wanted;
  const next = await seeWith(viewpoint);
  const to = momentAt(next, line);
  const seen = await lookAt(to, 0);
  if (ticket !== wanted) return;
  batch(() => {
    replayIndex.value = next;
    if (typeof viewpoint === 'number') focus.value = viewpoint;
    seenMoments = [];
    aim.value = to;
    show(seen);
    isActed.value = false;
  });
}

/** Shows another moment of the same race. */
export async function goTo(target: number): Promise<void> {
  if (replay.value === null || isOpening.value) return;
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
  publicState.value = seen.scene.public;
  openHands.value = seen.scene.hands ?? [];
  standings.value = seen.scene.standings;
  intent.value = seen.scene.intent ?? null;
  moments.value = [...(replay.value?.before ?? []), ...seenMoments.slice(0, seen.at + 1)];
}

/** The moment at which the next turn begins, or the one before: the beginning of this one first. */
export function turnFrom(here: number, towards: 'next' | 'previous'): number {
  const starts = replayIndex.value?.turns ?? [];
  if (towards === 'next') return starts.find((start) => start > here) ?? lastMoment.value;
  return starts.findLast((start) => start < here) ?? 0;
}
