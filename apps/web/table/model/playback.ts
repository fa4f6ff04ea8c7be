import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, SeatView, Step, Types } from '@race/kernel';
import { heard, seenBy } from '@race/kernel/heard.ts';
import type { GameMessage, Loss, NewStep, TableStep } from '../../sources/messages.ts';

/** The part of a seat's view that the playback reads. */
interface Seen<T extends Types> {
  readonly view: SeatView<T>;
}

/**
 * Steps come from the worker faster than a person can follow: the playback shows them one by one,
 * at a comfortable pace. Nothing is asked before the last one has been shown.
 */
export interface Playback<T extends Types, S> {
  /** The table as it is shown now; it lags behind the worker while steps are waiting. */
  readonly shown: ReadonlySignal<T['public'] | null>;
  /** The view of the table, once all steps before it have been shown; else null. */
  readonly seatView: ReadonlySignal<S | null>;
  /** The view of the table, however many steps have been shown. */
  readonly latest: ReadonlySignal<S | null>;
  readonly steps: ReadonlySignal<readonly TableStep<T>[]>;
  /** The steps of the game this one was forked from. */
  readonly before: ReadonlySignal<readonly Step<T>[]>;
  /** The events that are acted out at this moment. */
  readonly now: ReadonlySignal<readonly T['event'][]>;
  readonly waiting: ReadonlySignal<number>;
  readonly notice: ReadonlySignal<'elsewhere' | Loss | null>;
  receive(message: GameMessage<T, S, unknown>): void;
  /** Goes back to an earlier state and shows the steps since then again, then the steps that came meanwhile. */
  recap(before: T['public'], shownAgain: readonly NewStep<T>[]): void;
  /** Goes on to the next step without waiting any longer. */
  hasten(): void;
  /** While held, no further step is shown: something that was revealed is being looked at. */
  hold(isHeld: boolean): void;
  /** Shows the rest at once. */
  skip(): void;
  forgetNotice(): void;
  /** Forgets this table, for another one. */
  clear(): void;
}

interface Clock<T extends Types> {
  /** How long a step of another player is shown. */
  timeFor(events: readonly T['event'][]): number;
  /** Whether a step goes on with what the one before it began: both are shown as one. */
  goesOn?(before: TableStep<T>, next: TableStep<T>): boolean;
  /** How long to wait for more of what these events begin, before they are shown. */
  waitFor?(events: readonly T['event'][]): number;
  after(milliseconds: number, then: () => void): void;
}

export function makePlayback<T extends Types, S extends Seen<T>>(clock: Clock<T>): Playback<T, S> {
  const shown = signal<T['public'] | null>(null);
  const latest = signal<S | null>(null);
  const steps = signal<readonly TableStep<T>[]>([]);
  const before = signal<readonly Step<T>[]>([]);
  const now = signal<readonly T['event'][]>([]);
  const queue = signal<readonly NewStep<T>[]>([]);
  const notice = signal<'elsewhere' | Loss | null>(null);
  let busy = false;
  let isHeld = false;
  /** Whether a step waits until it is no longer held. */
  let isBlocked = false;
  /** The number of this run: timers of earlier ones do nothing. */
  let run = 0;
  /** The seat whose knowledge the steps contain. */
  let holder: Seat | null = null;

  /** The number of the timer that counts: one that was overtaken does nothing. */
  let timer = 0;

  function nextAfter(time: number, hasWaited = false): void {
    timer += 1;
    const [mine, own] = [run, timer];
    clock.after(time, () => {
      if (mine === run && own === timer) next(hasWaited);
    });
  }

  function callOff(): void {
    run += 1;
    busy = false;
    isBlocked = false;
    queue.value = [];
  }

  function next(hasWaited = false): void {
    const [step] = queue.value;
    if (step === undefined) {
      busy = false;
      return;
    }
    busy = true;
    isBlocked = isHeld;
    if (isHeld) return;
    const together = queue.value.findIndex(
      (one, at, all) => at > 0 && !(clock.goesOn?.(all[at - 1] ?? one, one) ?? false),
    );
    const wait = together < 0 && !hasWaited ? (clock.waitFor?.(step.events) ?? 0) : 0;
    if (wait > 0) {
      nextAfter(wait, true);
      return;
    }
    const all = together < 0 ? queue.value : queue.value.slice(0, together);
    const events = all.flatMap((one) => one.events);
    batch(() => {
      queue.value = queue.value.slice(all.length);
      for (const one of all) show(one);
      now.value = events;
      keepSecrets();
    });
    // A step without events, such as a card laid face down, takes no time.
    const time = events.length === 0 ? 0 : clock.timeFor(events);
    if (time === 0) next();
    else nextAfter(time);
  }

  function show(step: NewStep<T>): void {
    shown.value = step.after;
    now.value = step.events;
    const { after: _, isOwn: __, ...past } = step;
    steps.value = [...steps.value, past];
  }

  /** When the screen changes to another seat or to none, forgets the events that only one seat was told. */
  function keepSecrets(): void {
    const seat = latest.value?.view.seat;
    if (seat === undefined || seat === holder || queue.value.length > 0) return;
    holder = seat;
    now.value = heard<T>(now.value, seat);
    steps.value = steps.value.map((one) => ({ ...one, events: heard<T>(one.events, seat) }));
    before.value = before.value.map((one) => seenBy<T>(one, seat));
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
          // A player does not wait for their own step.
          if (message.step.isOwn && queue.value.length === 0) batch(() => show(message.step));
          // In one batch: a step that takes no time does not hide the question.
          else
            batch(() => {
              queue.value = [...queue.value, message.step];
              if (!busy) next();
            });
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
        case 'refused':
        case 'facts':
      }
    },
    recap(before, shownAgain) {
      const [first] = shownAgain;
      // Steps that are still waiting will be shown anyway.
      if (first === undefined || queue.value.length > 0 || busy) return;
      batch(() => {
        steps.value = steps.value.filter(({ line }) => line < first.line);
        now.value = [];
        shown.value = before;
        queue.value = shownAgain;
      });
      // Shows the earlier state for a while before it changes.
      busy = true;
      nextAfter(clock.timeFor(first.events));
    },
    hasten() {
      if (!busy) return;
      timer += 1;
      next(true);
    },
    hold(held) {
      isHeld = held;
      if (!held && isBlocked) next();
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
