import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Types, View } from '@race/kernel';
import { heard } from '@race/kernel/heard.ts';
import type { GameMessage, NewStep, TableStep } from '../device/protocol.ts';
import type { Loss } from '../device/storage-fallback.ts';

/** As much of a seat's view as the playback reads. */
interface Seen<T extends Types> {
  readonly view: View<T>;
}

/**
 * Steps come in from the worker faster than a person can follow: the playback shows them one by one,
 * at a comfortable pace. Nothing is asked before the last one has been shown.
 */
export interface Playback<T extends Types, S> {
  /** The table as it is shown now; it lags behind the worker while steps are waiting. */
  readonly shown: ReadonlySignal<T['public'] | null>;
  /** How things stand, once everything that led there has been shown. */
  readonly seatView: ReadonlySignal<S | null>;
  /** How things stand at the table, however much of it has been shown. */
  readonly latest: ReadonlySignal<S | null>;
  readonly steps: ReadonlySignal<readonly TableStep<T>[]>;
  /** What was told in the game this one was forked from. */
  readonly before: ReadonlySignal<readonly (readonly T['event'][])[]>;
  /** The events that are acted out at this moment. */
  readonly now: ReadonlySignal<readonly T['event'][]>;
  readonly waiting: ReadonlySignal<number>;
  readonly notice: ReadonlySignal<'elsewhere' | Loss | null>;
  receive(message: GameMessage<T, S, unknown>): void;
  /** Goes back to how things stood, and shows once more what led here from there; what comes meanwhile follows. */
  recap(before: T['public'], shownAgain: readonly NewStep<T>[]): void;
  /** Shows the rest at once. */
  skip(): void;
  forgetNotice(): void;
  /** Another table comes: nothing of this one stays. */
  clear(): void;
}

interface Clock<T extends Types> {
  /** How long a step of others is shown. */
  timeFor(events: readonly T['event'][]): number;
  after(milliseconds: number, then: () => void): void;
}

export function makePlayback<T extends Types, S extends Seen<T>>(clock: Clock<T>): Playback<T, S> {
  const shown = signal<T['public'] | null>(null);
  const latest = signal<S | null>(null);
  const steps = signal<readonly TableStep<T>[]>([]);
  const before = signal<readonly (readonly T['event'][])[]>([]);
  const now = signal<readonly T['event'][]>([]);
  const queue = signal<readonly NewStep<T>[]>([]);
  const notice = signal<'elsewhere' | Loss | null>(null);
  let busy = false;
  /** Timers of an earlier run do nothing. */
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
    const [step, ...rest] = queue.value;
    if (step === undefined) {
      busy = false;
      return;
    }
    busy = true;
    batch(() => {
      queue.value = rest;
      show(step);
      keepSecrets();
    });
    // What is laid face down tells nothing: nobody waits for it.
    const time = step.events.length === 0 ? 0 : clock.timeFor(step.events);
    if (time === 0) next();
    else nextAfter(time);
  }

  function show(step: NewStep<T>): void {
    shown.value = step.after;
    now.value = step.events;
    steps.value = [...steps.value, { line: step.line, seat: step.seat, events: step.events }];
  }

  /** Once the device is somebody else's, or nobody's, what one seat alone was told is forgotten. */
  function keepSecrets(): void {
    const seat = latest.value?.view.seat;
    if (seat === undefined || seat === holder || queue.value.length > 0) return;
    holder = seat;
    now.value = heard<T>(now.value, seat);
    steps.value = steps.value.map((one) => ({ ...one, events: heard<T>(one.events, seat) }));
    before.value = before.value.map((events) => heard<T>(events, seat));
  }

  return {
    shown: computed(() => shown.value),
    seatView: computed(() => (queue.value.length === 0 ? latest.value : null)),
    latest: computed(() => latest.value),
    steps: computed(() => steps.value),
    before: computed(() => before.value),
    now: computed(() => now.value),
    waiting: computed(() => queue.value.length),
    notice: computed(() => notice.value),
    receive(message) {
      switch (message.type) {
        case 'past':
          batch(() => {
            callOff();
            steps.value = message.past;
            before.value = message.before ?? [];
            now.value = [];
          });
          break;
        case 'step':
          // Nobody waits to see what one has just done oneself.
          if (message.step.isOwn && queue.value.length === 0) batch(() => show(message.step));
          else {
            queue.value = [...queue.value, message.step];
            if (!busy) next();
          }
          break;
        case 'view':
          batch(() => {
            latest.value = message.seatView;
            if (queue.value.length === 0) shown.value = message.seatView.view.public;
            keepSecrets();
          });
          break;
        case 'elsewhere':
          notice.value = message.type;
          break;
        case 'storageLost':
          notice.value = message.loss;
          break;
        case 'facts':
      }
    },
    recap(before, shownAgain) {
      const [first] = shownAgain;
      // Whoever is still being shown something sees all of it anyway.
      if (first === undefined || queue.value.length > 0 || busy) return;
      batch(() => {
        steps.value = steps.value.filter(({ line }) => line < first.line);
        now.value = [];
        shown.value = before;
        queue.value = shownAgain;
      });
      // One must see how things stood before they change.
      busy = true;
      nextAfter(clock.timeFor(first.events));
    },
    skip() {
      batch(() => {
        for (const step of queue.value) show(step);
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
        steps.value = [];
        before.value = [];
        now.value = [];
        shown.value = null;
        latest.value = null;
      });
    },
  };
}
