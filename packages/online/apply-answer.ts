// An answer is given: what it does to the table, for telling the seats.
import {
  close,
  only,
  open,
  pending,
  play,
  type Refusal,
  type Rules,
  type Seat,
  secrecyOf,
  type Types,
  why,
} from '@race/kernel';
import { checksum, difference } from '@race/protocol';
import { whyNot } from './known.ts';
import { type LiveTable, note } from './live-table.ts';
import { visibilityOf } from './replay-steps.ts';

/** What a line did to a table, for telling the seats. */
export interface StepEffect<T extends Types> {
  /** What each seat alone knew. */
  readonly seatsBefore: readonly T['seat'][];
  readonly heldBefore: LiveTable<T>['held'];
  /** Whether others may notice it at all. */
  readonly isSeen: boolean;
  readonly by: Seat | null;
  readonly horizon: boolean;
  readonly events: readonly T['event'][];
  /** What changed for everybody, as the JSON of a patch; empty when nothing did. */
  readonly public: string;
  readonly ready: boolean;
  /** What was sealed and has just been revealed, by seat. */
  readonly revealed: readonly (T['answer'] | null)[] | null;
  readonly undone?: number;
  readonly undoneFrom?: number;
}

export type StepResult<T extends Types> =
  | { readonly ok: true; readonly effect: StepEffect<T> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Plays an answer. The table goes on only if the answer is legal. It is played in place, and what stood before is copied
 * to be compared and thrown away: what lives long stays where it is, and what is new dies young.
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
  const events: T['event'][] = [];
  const table = open(rules, state, events);
  play(table, seat, answer);
  rejoinSeats(rules, seatsBefore, state.seats);
  const { horizon } = table;
  const visibility = visibilityOf(secrecy, horizon);
  const isSeen = visibility !== 'hidden';
  live.state = close(table);
  if (heldBefore?.seat === seat) live.held = null;
  live.lines += 1;
  if (isSeen) live.at += 1;
  const isOpen = visibility === 'open' || visibility === 'revealed';
  if (isOpen) live.question = live.at;
  note(live, seat, { visibility, horizon });
  return {
    ok: true,
    effect: {
      seatsBefore,
      heldBefore,
      isSeen,
      by: visibility === 'open' ? seat : null,
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

/** Whose own part is as it was has the same one before and after: who compares them stops there. */
function rejoinSeats<T extends Types>(rules: Rules<T>, before: T['seat'][], now: readonly T['seat'][]): void {
  const { isSameSeat } = rules;
  if (isSameSeat === undefined) return;
  for (let seat = 0; seat < now.length; seat++) {
    const was = before[seat];
    const is = now[seat];
    if (was !== undefined && is !== undefined && isSameSeat(was, is)) before[seat] = is;
  }
}

/** How often the checksum is made from the whole state, so that no mistake in a sum could go unseen. */
const WHOLE_EVERY = 64;

/** What changed in the public state; the checksum follows. */
function publicChange<T extends Types>(live: LiveTable<T>, before: T['public']): string {
  live.rules.rejoin?.(before, live.state.public);
  const change = difference(before, live.state.public);
  live.checksum =
    live.at % WHOLE_EVERY === 0 ? checksum(live.state.public) : (live.checksum + change.checksum) | 0;
  return change.text;
}

/** Whether this answer would close a window that shows nobody's answers. */
export const closesWindow = <T extends Types>({ rules, state }: LiveTable<T>, seat: Seat): boolean =>
  secrecyOf(rules, state) === 'ready is hidden' && pending(rules, state) === only(seat);

/** Keeps the last answer of a window until it may close; nobody can tell it from one that was sealed. CARD-02. */
export function hold<T extends Types>(live: LiveTable<T>, seat: Seat, answer: T['answer']): StepResult<T> {
  const refusal = whyNot(live, seat, answer);
  if (refusal !== null) return { ok: false, refusal };
  const heldBefore = live.held;
  live.held = { seat, answer };
  return { ok: true, effect: { ...NO_EFFECT, seatsBefore: live.state.seats, heldBefore } };
}

/** A step of which nobody hears anything yet. */
export const NO_EFFECT = {
  isSeen: false,
  by: null,
  horizon: false,
  events: [],
  public: '',
  ready: false,
  revealed: null,
};
