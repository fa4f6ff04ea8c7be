// Taking back: a sealed answer at once, an open one by playing the log again without it.
import { type Refusal, type Seat, type Types, withdraw } from '@race/kernel';
import { difference } from '@race/protocol';
import { NO_EFFECT, type StepEffect } from './apply-answer.ts';
import { type LiveTable, UNSEEN } from './live-table.ts';

export type TakenBack<T extends Types> =
  /** It was sealed; it comes out without touching anything else. */
  | { readonly how: 'withdrawn'; readonly effect: StepEffect<T>; readonly isLine: boolean }
  /** The log has to be played again without it. */
  | { readonly how: 'again'; readonly beat: number }
  | { readonly how: 'refused'; readonly refusal: Refusal };

/** Takes a seat's last answer back, as far as it may by itself. TABLE-01. */
export function takeBack<T extends Types>(live: LiveTable<T>, seat: Seat): TakenBack<T> {
  if (live.held?.seat === seat) {
    const heldBefore = live.held;
    live.held = null;
    return {
      how: 'withdrawn',
      effect: { ...NO_EFFECT, seatsBefore: live.state.seats, heldBefore },
      isLine: false,
    };
  }
  const at = live.tail.findLastIndex((given) => given.seat === seat);
  const given = live.tail[at];
  if (given === undefined || !(given.sealed || at === live.tail.length - 1))
    return { how: 'refused', refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} } };
  const state = given.sealed ? withdraw(live.rules, live.state, seat) : null;
  if (state === null) return { how: 'again', beat: given.beat };
  const seatsBefore = live.state.seats;
  live.state = state;
  live.tail.splice(at, 1);
  live.lines += 1;
  const isSeen = given.beat !== UNSEEN;
  if (isSeen) {
    live.at += 1;
    live.beats -= 1;
    live.tail = live.tail.map((one) => (one.beat > given.beat ? { ...one, beat: one.beat - 1 } : one));
  }
  const effect: StepEffect<T> = {
    ...NO_EFFECT,
    seatsBefore,
    heldBefore: live.held,
    isSeen,
    ready: isSeen,
    ...(isSeen ? { undone: given.beat } : {}),
  };
  return { how: 'withdrawn', effect, isLine: true };
}

/** Puts a table where the log leads after an undo that had to be played again. */
export function goBack<T extends Types>(
  live: LiveTable<T>,
  again: LiveTable<T>,
  undone: { readonly undone: number } | { readonly undoneFrom: number },
): StepEffect<T> {
  const { state: before, held: heldBefore } = live;
  const at = live.at + 1;
  Object.assign(live, { ...again, rules: live.rules, at, question: at, lines: live.lines + 1 });
  return {
    ...NO_EFFECT,
    seatsBefore: before.seats,
    heldBefore,
    isSeen: true,
    public: difference(before.public, live.state.public).text,
    ready: true,
    ...undone,
  };
}
