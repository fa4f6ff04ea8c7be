import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Race, RaceEvent, RacePublic } from '@race/great-race';
import { heard, type Seat } from '@race/kernel';
import type { Loss } from '../device/keeping.ts';
import type { Beat, Said, Sight, Told } from '../device/protocol.ts';
import type { Pace } from '../front/wishes.ts';

/** How long what the bots do stays on the stage. */
const A_BEAT: Record<Pace, number> = { calm: 1400, brisk: 600, atOnce: 0 };
const FOR_EACH_EVENT: Record<Pace, number> = { calm: 350, brisk: 120, atOnce: 0 };
const LONGEST = 4000;

/**
 * What is played out before the person's eyes: beats come in from the worker and go over the stage one by one,
 * at a pace one can follow. Nothing is asked before the last one has been shown.
 */
export interface Stage {
  /** The table as the stage shows it now; it lags behind the worker while beats are waiting. */
  readonly shown: ReadonlySignal<RacePublic | null>;
  /** How things stand, once everything that led there has been shown. */
  readonly sight: ReadonlySignal<Sight | null>;
  readonly told: ReadonlySignal<readonly Told[]>;
  /** What the stage acts out at this moment. */
  readonly now: ReadonlySignal<readonly RaceEvent[]>;
  readonly waiting: ReadonlySignal<number>;
  readonly notice: ReadonlySignal<'elsewhere' | Loss | null>;
  hear(said: Said): void;
  /** Shows the rest at once. */
  skip(): void;
  forgetNotice(): void;
  /** Another table comes: nothing of this one stays. */
  clear(): void;
}

interface Clock {
  after(milliseconds: number, then: () => void): void;
}

export function makeStage(pace: ReadonlySignal<Pace>, clock: Clock): Stage {
  const shown = signal<RacePublic | null>(null);
  const latest = signal<Sight | null>(null);
  const told = signal<readonly Told[]>([]);
  const now = signal<readonly RaceEvent[]>([]);
  const queue = signal<readonly Beat[]>([]);
  const notice = signal<'elsewhere' | Loss | null>(null);
  let busy = false;
  /** Whose knowledge all that was told is. */
  let holder: Seat | null = null;

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
    const time = timeFor(beat);
    if (time === 0) next();
    else clock.after(Math.min(LONGEST, time), next);
  }

  /** A plan laid face down tells nothing: nobody waits for it. */
  const timeFor = ({ events }: Beat): number =>
    events.length === 0 ? 0 : A_BEAT[pace.value] + FOR_EACH_EVENT[pace.value] * events.length;

  function show(beat: Beat): void {
    shown.value = beat.after;
    now.value = beat.events;
    told.value = [...told.value, { line: beat.line, seat: beat.seat, events: beat.events }];
  }

  /** Once the device is somebody else's, or nobody's, what one seat alone was told is forgotten. */
  function keepSecrets(): void {
    const seat = latest.value?.view.seat;
    if (seat === undefined || seat === holder || queue.value.length > 0) return;
    holder = seat;
    now.value = heard<Race>(now.value, seat);
    told.value = told.value.map((one) => ({ ...one, events: heard<Race>(one.events, seat) }));
  }

  return {
    shown: computed(() => shown.value),
    sight: computed(() => (queue.value.length === 0 ? latest.value : null)),
    told: computed(() => told.value),
    now: computed(() => now.value),
    waiting: computed(() => queue.value.length),
    notice: computed(() => notice.value),
    hear(said) {
      switch (said.say) {
        case 'past':
          batch(() => {
            queue.value = [];
            told.value = said.past;
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
        case 'outcome':
      }
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
        queue.value = [];
        told.value = [];
        now.value = [];
        shown.value = null;
        latest.value = null;
      });
    },
  };
}
