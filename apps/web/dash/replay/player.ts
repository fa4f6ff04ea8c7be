// Plays the replay of a dash: one moment after the other, at a readable pace.
import { computed, effect, signal } from '@preact/signals';
import { roundsIn } from '../moments.ts';
import type { ReplayDevice } from './device.ts';
import type { DashReplay } from './replay.ts';

const A_MOMENT = 1600;

const showing = signal<{ readonly replay: DashReplay; readonly device: ReplayDevice } | null>(null);
export const at = signal(0);
export const isPlaying = signal(false);

export const last = computed(() => (showing.value?.replay.scenes.length ?? 1) - 1);
/** The end of a dash is of its last round. */
export const rounds = computed(() =>
  roundsIn((showing.value?.replay.scenes ?? []).map(({ public: { round } }) => ({ round }))),
);

/** Shows a replay on the page; returns how to remove it again. */
export function putOn(replay: DashReplay, device: ReplayDevice): () => void {
  showing.value = { replay, device };
  stepTo(0);
  return () => {
    isPlaying.value = false;
    if (showing.peek()?.device === device) showing.value = null;
  };
}

function show(to: number): void {
  at.value = Math.max(0, Math.min(to, last.peek()));
  showing.peek()?.device.show(at.peek());
}

/** A step by hand stops the replay. */
export function stepTo(to: number): void {
  isPlaying.value = false;
  show(to);
}

export function play(): void {
  if (at.peek() >= last.peek()) show(0);
  isPlaying.value = true;
}

/** Where the next round begins, or the one before: the beginning of this one first. */
export function roundFrom(here: number, towards: 'next' | 'previous'): number {
  const starts = rounds.value.map((round) => round.at);
  if (towards === 'next') return starts.find((start) => start > here) ?? last.value;
  return starts.findLast((start) => start < here) ?? 0;
}

let next: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  clearTimeout(next);
  if (!isPlaying.value) return;
  if (at.value >= last.value) isPlaying.value = false;
  else next = setTimeout(() => show(at.peek() + 1), A_MOMENT);
});
