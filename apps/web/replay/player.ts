// Plays the replay: one moment after the other, at a readable pace.
import { effect, signal } from '@preact/signals';
import { hurry, moment } from '../state/table-state.ts';
import { at, goTo, isOpening, lastMoment } from './replay.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export const isPlaying = signal(false);
export const speed = signal<Speed>(1);

const SHORTEST = 700;
const FOR_EACH_EVENT = 450;
const LONGEST = 2600;

/** How long a moment stays: the more it told, the longer. */
function lengthOf(events: number, pace: Speed): number {
  return Math.min(LONGEST, SHORTEST + FOR_EACH_EVENT * events) / pace;
}

export function play(): void {
  if (at.value >= lastMoment.value)
    void goTo(0).then(() => {
      isPlaying.value = true;
    });
  else isPlaying.value = true;
}

export const pause = (): void => {
  isPlaying.value = false;
};

/** A step by hand stops the replay. */
export function stepTo(target: number): void {
  pause();
  void goTo(target);
}

let next: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  clearTimeout(next);
  if (!isPlaying.value || isOpening.value) return;
  if (at.value >= lastMoment.value) return pause();
  const wait = lengthOf(moment.value?.events.length ?? 1, speed.value);
  next = setTimeout(() => void goTo(at.value + 1), wait);
});

effect(() => {
  hurry.value = Math.max(1, speed.value);
});
