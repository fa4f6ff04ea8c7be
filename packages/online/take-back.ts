// Undo: a sealed answer is withdrawn at once, an open one by replaying the log without it.
import { type Refusal, type Types, takeBack, type Undo } from '@race/kernel';
import { difference } from '@race/protocol';
import { NO_EFFECT, type StepEffect } from './apply-answer.ts';
import type { LiveTable } from './live-table.ts';

/** The beats that are undone: one of them, or all from it on. */
export type Undone = { readonly undone: number } | { readonly undoneFrom: number };

export type UndoResult<T extends Types> =
  /** It was sealed or held, and is gone. One that was held has no line in the log. */
  | { readonly how: 'withdrawn'; readonly effect: StepEffect<T>; readonly isLine: boolean }
  /** The log has to be replayed without it. */
  | { readonly how: 'again'; readonly undone: Undone }
  | { readonly how: 'refused'; readonly refusal: Refusal };

/** Takes a seat's last answer back, as far as it may do so alone. TABLE-01. */
export function undoLast<T extends Types>(live: LiveTable<T>, entry: Undo): UndoResult<T> {
  const { held: heldBefore, standing } = live;
  const unseen = { ...NO_EFFECT, seatsBefore: live.state.seats, heldBefore };
  if (heldBefore?.seat === entry.seat) {
    live.held = null;
    return { how: 'withdrawn', effect: unseen, isLine: false };
  }
  const taken = takeBack(live, entry);
  if (taken.how === 'refused') return taken;
  if (taken.how === 'again') return { how: 'again', undone: { undone: live.beats - 1 } };
  live.lines += 1;
  const isSeen = standing[taken.at]?.visibility !== 'hidden';
  if (!isSeen) return { how: 'withdrawn', effect: unseen, isLine: true };
  const undone =
    live.beats - standing.slice(taken.at).filter(({ visibility }) => visibility !== 'hidden').length;
  live.at += 1;
  live.beats -= 1;
  return { how: 'withdrawn', effect: { ...unseen, isSeen, ready: true, undone }, isLine: true };
}

/** Sets a table to the position after an undo that was replayed. */
export function goBack<T extends Types>(
  live: LiveTable<T>,
  again: LiveTable<T>,
  undone: Undone,
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
