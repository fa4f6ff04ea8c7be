// Plays the replay of a dash: one moment after the other, at a readable pace.
import { computed, effect, signal } from '@preact/signals';
import type { DashReplay, ReplayDevice } from '../../sources/replay/dash.ts';
import { roundsIn } from './facts.ts';

const MOMENT_TIME = 1600;

export type ReplayPlayer = ReturnType<typeof makeReplayPlayer>;

/** Shows the first moment at once, and nothing after it is closed. */
export function makeReplayPlayer({ scenes }: DashReplay, device: Pick<ReplayDevice, 'show'>) {
  const at = signal(0);
  const isPlaying = signal(false);
  const last = Math.max(0, scenes.length - 1);
  const rounds = roundsIn(scenes.map(({ public: { round } }) => ({ round })));

  function show(to: number): void {
    at.value = Math.max(0, Math.min(to, last));
    device.show(at.peek());
  }

  /** A step by the reader stops the replay. */
  function stepTo(to: number): void {
    isPlaying.value = false;
    show(to);
  }

  const stopTimer = effect(() => {
    if (!isPlaying.value) return;
    if (at.value >= last) {
      isPlaying.value = false;
      return;
    }
    const next = setTimeout(() => show(at.peek() + 1), MOMENT_TIME);
    return () => clearTimeout(next);
  });
  show(0);

  return {
    at: computed(() => at.value),
    isPlaying: computed(() => isPlaying.value),
    last,
    rounds,
    stepTo,
    play(): void {
      if (at.peek() >= last) show(0);
      isPlaying.value = true;
    },
    /** The beginning of the next round, or of the one before; first the beginning of this one. */
    stepToRound(towards: 'next' | 'previous'): void {
      const starts = rounds.map((round) => round.at);
      if (towards === 'next') stepTo(starts.find((start) => start > at.peek()) ?? last);
      else stepTo(starts.findLast((start) => start < at.peek()) ?? 0);
    },
    close: stopTimer,
  };
}
