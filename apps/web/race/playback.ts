import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Types, View } from '@race/kernel';
import { heard } from '@race/kernel/heard.ts';
import type { Beat, GameSaid, Told } from '../device/protocol.ts';
import type { Loss } from '../device/storage-fallback.ts';

/** As much of a sight as a stage looks at. */
interface Seen<T extends Types> {
  readonly view: View<T>;
}

/**
 * What is played out before the person's eyes: beats come in from the worker and go over the stage one by one,
 * at a pace one can follow. Nothing is asked before the last one has been shown.
 */
export interface Stage<T extends Types, S> {
  /** The table as the stage shows it now; it lags behind the worker while beats are waiting. */
  readonly shown: ReadonlySignal<T['public'] | null>;
  /** How things stand, once everything that led there has been shown. */
  readonly sight: ReadonlySignal<S | null>;
  /** How things stand at the table, however much of it has been shown. */
  readonly latest: ReadonlySignal<S | null>;
  readonly told: ReadonlySignal<readonly Told<T>[]>;
  /** What was told in the game this one was forked from. */
  readonly before: ReadonlySignal<readonly (readonly T['event'][])[]>;
  /** What the stage acts out at this moment. */
  readonly now: ReadonlySignal<readonly T['event'][]>;
  readonly waiting: ReadonlySignal<number>;
  readonly notice: ReadonlySignal<'elsewhere' | Loss | null>;
  hear(said: GameSaid<T, S, unknown>): void;
  /** Goes back to how things stood, and shows once more what led here from there; what comes meanwhile follows. */
  again(before: T['public'], beats: readonly Beat<T>[]): void;
  /** Shows the rest at once. */
  skip(): void;
  forgetNotice(): void;
  /** Another table comes: nothing of this one stays. */
  clear(): void;
}

interface Clock<T extends Types> {
  /** How long what was told by others stays on the stage. */
  timeFor(events: readonly T['event'][]): number;
  after(milliseconds: number, then: () => void): void;
}

export function makeStage<T extends Types, S extends Seen<T>>(clock: Clock<T>): Stage<T, S> {
  const shown = signal<T['public'] | null>(null);
  const latest = signal<S | null>(null);
  const told = signal<readonly Told<T>[]>([]);
  const before = signal<readonly (readonly T['event'][])[]>([]);
  const now = signal<readonly T['event'][]>([]);
  const queue = signal<readonly Beat<T>[]>([]);
  const notice = signal<'elsewhere' | Loss | null>(null);
  let busy = false;
  /** What waits for its time on the stage is called off with all that is shown. */
  let run = 0;
  /** Whose knowledge all that was told is. */
  let holder: Seat | null = null;

  function nextAfter(time: number): void {
    const mine = run;
    clock.after(time, () => {
      if (mine === run) next();
    });
  }

  function callOff(): void {
    run += 1;
    busy = false;
    queue.value = [];
  }

  function next(): void {
    const [beat, ...rest] = queue.value;
    if (beat === undefined) {
      busy = false;
      return;
    }
    busy = true;
    batch(() => {
      queue.value = rest;
      show(beat);
      keepSecrets();
    });
    // What is laid face down tells nothing: nobody waits for it.
    const time = beat.events.length === 0 ? 0 : clock.timeFor(beat.events);
    if (time === 0) next();
    else nextAfter(time);
  }

  function show(beat: Beat<T>): void {
    shown.value = beat.after;
    now.value = beat.events;
    told.value = [...told.value, { line: beat.line, seat: beat.seat, events: beat.events }];
  }

  /** Once the device is somebody else's, or nobody's, what one seat alone was told is forgotten. */
  function keepSecrets(): void {
    const seat = latest.value?.view.seat;
    if (seat === undefined || seat === holder || queue.value.length > 0) return;
    holder = seat;
    now.value = heard<T>(now.value, seat);
    told.value = told.value.map((one) => ({ ...one, events: heard<T>(one.events, seat) }));
    before.value = before.value.map((events) => heard<T>(events, seat));
  }

  return {
    shown: computed(() => shown.value),
    sight: computed(() => (queue.value.length === 0 ? latest.value : null)),
    latest: computed(() => latest.value),
    told: computed(() => told.value),
    before: computed(() => before.value),
    now: computed(() => now.value),
    waiting: computed(() => queue.value.length),
    notice: computed(() => notice.value),
    hear(said) {
      switch (said.say) {
        case 'past':
          batch(() => {
            callOff();
            told.value = said.past;
            before.value = said.before ?? [];
            now.value = [];
          });
          break;
        case 'beat':
          // Nobody waits to see what one has just done oneself.
          if (said.beat.isOwn && queue.value.length === 0) batch(() => show(said.beat));
          else {
            queue.value = [...queue.value, said.beat];
            if (!busy) next();
          }
          break;
        case 'sight':
          batch(() => {
            latest.value = said.sight;
            if (queue.value.length === 0) shown.value = said.sight.view.public;
            keepSecrets();
          });
          break;
        case 'elsewhere':
          notice.value = said.say;
          break;
        case 'forgetful':
          notice.value = said.loss;
          break;
        case 'facts':
      }
    },
    again(before, beats) {
      const [first] = beats;
      // Whoever is still being shown something sees all of it anyway.
      if (first === undefined || queue.value.length > 0 || busy) return;
      batch(() => {
        told.value = told.value.filter(({ line }) => line < first.line);
        now.value = [];
        shown.value = before;
        queue.value = beats;
      });
      // One must see how things stood before they change.
      busy = true;
      nextAfter(clock.timeFor(first.events));
    },
    skip() {
      batch(() => {
        for (const beat of queue.value) show(beat);
        queue.value = [];
        now.value = [];
        keepSecrets();
      });
    },
    forgetNotice() {
      notice.value = null;
    },
    clear() {
      batch(() => {
        callOff();
        told.value = [];
        before.value = [];
        now.value = [];
        shown.value = null;
        latest.value = null;
      });
    },
  };
}
