import type { Streams } from './chance.ts';
import type { Refusal, Rules, Seat, State, Types } from './contract.ts';
import { asksInSecret, start, step } from './play.ts';

/** A line of the log: an answer, or that a seat took its last one back. Never rewritten. */
export type Entry<T extends Types> =
  | { readonly seat: Seat; readonly answer: T['answer'] }
  | { readonly seat: Seat; readonly undo: true };

/** An answer that stands, with what it told and whether it closed the way back. */
interface Standing<T extends Types> {
  readonly seat: Seat;
  readonly answer: T['answer'];
  readonly events: readonly T['event'][];
  readonly horizon: boolean;
  /** Whether it was given to a secret question. */
  readonly sealed: boolean;
}

/** A game with all that led to it. */
export interface History<T extends Types> {
  readonly rules: Rules<T>;
  readonly first: State<T>;
  /** What was told before the first question. */
  readonly opening: readonly T['event'][];
  readonly entries: readonly Entry<T>[];
  readonly standing: readonly Standing<T>[];
  readonly state: State<T>;
}

type Written<T extends Types> =
  | { readonly ok: true; readonly history: History<T> }
  | { readonly ok: false; readonly refusal: Refusal };

export function begin<T extends Types>(rules: Rules<T>, chance: Streams): History<T> {
  const opening: T['event'][] = [];
  const first = start(rules, chance, opening);
  return { rules, first, opening, entries: [], standing: [], state: first };
}

/** Adds an answer or an undo to the log. */
export function write<T extends Types>(history: History<T>, entry: Entry<T>): Written<T> {
  return 'undo' in entry ? takeBack(history, entry.seat) : append(history, entry.seat, entry.answer);
}

function append<T extends Types>(history: History<T>, seat: Seat, answer: T['answer']): Written<T> {
  const stepped = step(history.rules, history.state, seat, answer);
  if (!stepped.ok) return stepped;
  const { state, events, horizon } = stepped;
  const sealed = asksInSecret(history.rules, history.state);
  return {
    ok: true,
    history: {
      ...history,
      state,
      entries: [...history.entries, { seat, answer }],
      standing: [...history.standing, { seat, answer, events, horizon, sealed }],
    },
  };
}

/** Which standing answer a seat may take back by itself, or -1. TABLE-01. */
export function undoable<T extends Types>(history: History<T>, seat: Seat): number {
  const { standing } = history;
  const given = standing.findLastIndex((past) => past.seat === seat);
  const since = standing.slice(given);
  if (given < 0 || since.some((past) => past.horizon)) return -1;
  // Until the reveal nobody has built on a sealed answer, so it comes out from under the later ones.
  return since.length === 1 || since[0]?.sealed === true ? given : -1;
}

function takeBack<T extends Types>(history: History<T>, seat: Seat): Written<T> {
  const taken = undoable(history, seat);
  if (taken < 0) return { ok: false, refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} } };
  let again: History<T> = { ...history, standing: [], state: history.first };
  for (const [i, past] of history.standing.entries()) {
    if (i === taken) continue;
    const written = append(again, past.seat, past.answer);
    if (!written.ok)
      throw new Error(`an answer that stood is refused after an undo: ${written.refusal.reason}`);
    again = written.history;
  }
  return { ok: true, history: { ...again, entries: [...history.entries, { seat, undo: true }] } };
}
