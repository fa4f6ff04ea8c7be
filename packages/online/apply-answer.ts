// Applies an answer to a table, and returns what changed for the seats.
import {
  advance,
  only,
  pending,
  type Refusal,
  type Rules,
  type Seat,
  type Step,
  secrecyOf,
  type Types,
  why,
} from '@race/kernel';
import { checksum, difference } from '@race/protocol';
import { whyNot } from './known.ts';
import type { LiveTable } from './live-table.ts';

/** What a step changed, for the messages to the seats. */
export interface StepEffect<T extends Types> extends Step<T> {
  /** The secret part of each seat before the step. */
  readonly seatsBefore: readonly T['seat'][];
  readonly heldBefore: LiveTable<T>['held'];
  /** Whether others may notice it at all. */
  readonly isSeen: boolean;
  /** The change of the public state, as the JSON of a patch; empty for none. */
  readonly public: string;
  readonly ready: boolean;
  /** Sealed answers that were just revealed, by seat. */
  readonly revealed: readonly (T['answer'] | null)[] | null;
  readonly undone?: number;
  readonly undoneFrom?: number;
}

export type StepResult<T extends Types> =
  | { readonly ok: true; readonly effect: StepEffect<T> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Plays an answer if it is legal. It is played in place, and the state before is copied for comparison: the long-lived
 * state keeps its place in memory, and the copy is collected young.
 */
export function applyAnswer<T extends Types>(
  live: LiveTable<T>,
  seat: Seat,
  answer: T['answer'],
): StepResult<T> {
  const { rules, state, held: heldBefore } = live;
  const refusal = why(rules, state, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const secrecy = secrecyOf(rules, state);
  // Until the last one has answered, an answer to a secret question changes nothing but the seat that gave it.
  const isSealing = secrecy !== undefined && !rules.askOnlyWhoCan && pending(rules, state) !== only(seat);
  const seatsBefore = state.seats.map((own, one) => (isSealing && one !== seat ? own : rules.copySeat(own)));
  const publicBefore = isSealing ? state.public : rules.copyPublic(state.public);
  const { events, horizon, visibility } = advance(live, { seat, answer });
  rejoinSeats(rules, seatsBefore, state.seats);
  const isSeen = visibility !== 'hidden';
  if (heldBefore?.seat === seat) live.held = null;
  live.lines += 1;
  if (isSeen) {
    live.at += 1;
    live.beats += 1;
  }
  const isOpen = visibility === 'open' || visibility === 'revealed';
  if (isOpen) live.question = live.at;
  return {
    ok: true,
    effect: {
      seatsBefore,
      heldBefore,
      isSeen,
      seat: visibility === 'open' ? seat : null,
      horizon,
      events,
      public: isOpen ? publicChange(live, publicBefore) : '',
      ready: visibility === 'sealed' || visibility === 'revealed',
      revealed:
        visibility === 'revealed' && secrecy === 'ready is shown'
          ? seatsBefore.map((own, one) => (one === seat ? answer : own.sealed))
          : null,
    },
  };
}

/** An unchanged secret part is the same object before and after, so that comparing is cheap. */
function rejoinSeats<T extends Types>(rules: Rules<T>, before: T['seat'][], now: readonly T['seat'][]): void {
  const { isSameSeat } = rules;
  if (isSameSeat === undefined) return;
  for (let seat = 0; seat < now.length; seat++) {
    const was = before[seat];
    const is = now[seat];
    if (was !== undefined && is !== undefined && isSameSeat(was, is)) before[seat] = is;
  }
}

/** How often the checksum is computed from the whole state, so that no error in its updates stays unnoticed. */
const WHOLE_EVERY = 64;

/** Compares the public state, and updates the checksum. */
function publicChange<T extends Types>(live: LiveTable<T>, before: T['public']): string {
  live.rules.rejoin?.(before, live.state.public);
  const change = difference(before, live.state.public);
  live.checksum =
    live.at % WHOLE_EVERY === 0 ? checksum(live.state.public) : (live.checksum + change.checksum) | 0;
  return change.text;
}

/** Whether this answer would close a danger window, in which nobody sees who has answered. */
export const closesWindow = <T extends Types>({ rules, state }: LiveTable<T>, seat: Seat): boolean =>
  secrecyOf(rules, state) === 'ready is hidden' && pending(rules, state) === only(seat);

/** Keeps the last answer of a window until it may close; others cannot tell it from a sealed one. CARD-02. */
export function hold<T extends Types>(live: LiveTable<T>, seat: Seat, answer: T['answer']): StepResult<T> {
  const refusal = whyNot(live, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const heldBefore = live.held;
  live.held = { seat, answer };
  return { ok: true, effect: { ...NO_EFFECT, seatsBefore: live.state.seats, heldBefore } };
}

/** A step that changes nothing for others yet. */
export const NO_EFFECT = {
  isSeen: false,
  seat: null,
  horizon: false,
  events: [],
  public: '',
  ready: false,
  revealed: null,
};
