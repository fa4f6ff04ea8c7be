import { type Streams, streams } from './chance.ts';
import type { Refusal, Rules, Seat, State, Types } from './contract.ts';
import { heard } from './heard.ts';
import { asksInSecret, copy, isOver, start, step } from './play.ts';
import { imagine, view } from './view.ts';

/**
 * A line of the log: an answer, or that a seat took its last one back; with `to`, that by consent of all only the
 * first `to` standing answers still stand. Never rewritten.
 */
export type Entry<T extends Types> =
  | { readonly seat: Seat; readonly answer: T['answer'] }
  | { readonly seat: Seat; readonly undo: true; readonly to?: number };

/** An answer that stands, with what it told and whether it closed the way back. */
interface Standing<T extends Types> {
  readonly seat: Seat;
  readonly answer: T['answer'];
  readonly events: readonly T['event'][];
  readonly horizon: boolean;
  /** Whether it was given to a secret question. */
  readonly sealed: boolean;
}

/** A line of the game that another one was forked from. */
export interface Before<T extends Types> {
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
}

/** A game with all that led to it. */
export interface History<T extends Types> {
  readonly rules: Rules<T>;
  readonly first: State<T>;
  /** What was told in the game this one was forked from, line by line, as far as it holds here too. */
  readonly before: readonly Before<T>[];
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
  return { rules, first, before: [], opening, entries: [], standing: [], state: first };
}

/** A number for a quick game, eight words for a sealed one. */
export type Seed = number | readonly number[];

/** Where a game begins: at its own start, or at a moment of another one. */
export interface Origin {
  readonly seed: Seed;
  readonly fork?: Fork;
}

/**
 * A moment of another game, and who goes on from it: what that seat knew stays, the rest is made up anew. Without a
 * seat all of it stays, as everybody may know after the end; only what is still to be drawn is drawn anew.
 */
export interface Fork extends Origin {
  readonly entries: readonly { readonly seat: Seat; readonly answer: unknown }[];
  readonly seat: Seat | null;
}

/** The first position of a game, wherever it begins. */
export function beginAt<T extends Types>(
  rules: Rules<T>,
  names: readonly string[],
  { seed, fork }: Origin,
): Written<T> {
  const chance = streams(names, seed);
  if (fork === undefined) return { ok: true, history: begin(rules, chance) };
  const begun = beginAt(rules, names, fork);
  if (!begun.ok) return begun;
  let { history } = begun;
  for (const { seat, answer } of fork.entries) {
    const own = rules.readAnswer(answer);
    const written = own === null ? noMoment : append(history, seat, own);
    if (!written.ok) return written;
    history = written.history;
  }
  if ((fork.seat ?? 0) >= rules.seats || isOver(history.state)) return noMoment;
  const first = worldAt(history, fork.seat, chance);
  const before = toldBefore(history, fork.seat);
  return {
    ok: true,
    history: { rules, first, before, opening: [], entries: [], standing: [], state: first },
  };
}

/** The position a fork begins at. */
function worldAt<T extends Types>(
  { rules, state }: History<T>,
  seat: Seat | null,
  chance: Streams,
): State<T> {
  if (seat !== null) return imagine(rules, view(rules, state, seat), chance);
  const same = copy(rules, state);
  same.table.chance = chance;
  return same;
}

/** What was told until now; of a world that is made up anew, what others alone were told does not hold. */
function toldBefore<T extends Types>(
  { before, opening, standing }: History<T>,
  seat: Seat | null,
): Before<T>[] {
  const lines = [...before, { seat: null, events: opening }, ...standing];
  return lines.map(({ seat: by, events }) => ({
    seat: by,
    events: seat === null ? events : heard<T>(events, seat),
  }));
}

const noMoment = { ok: false, refusal: { reason: 'record.fork', rule: 'TABLE-02', with: {} } } as const;

/** Adds an answer or an undo to the log. */
export function write<T extends Types>(history: History<T>, entry: Entry<T>): Written<T> {
  if (!('undo' in entry)) return append(history, entry.seat, entry.answer);
  return entry.to === undefined ? takeBack(history, entry.seat) : goBack(history, entry, entry.to);
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
  if (taken < 0) return refused;
  const again = rerun(history, (i) => i !== taken);
  return { ok: true, history: { ...again, entries: [...history.entries, { seat, undo: true }] } };
}

/** All have agreed to go back behind the horizon. TABLE-03. */
function goBack<T extends Types>(history: History<T>, entry: Entry<T>, to: number): Written<T> {
  if (!Number.isInteger(to) || to < 0 || to >= history.standing.length) return refused;
  const again = rerun(history, (i) => i < to);
  return { ok: true, history: { ...again, entries: [...history.entries, entry] } };
}

const refused = { ok: false, refusal: { reason: 'undo.horizon', rule: 'TABLE-01', with: {} } } as const;

/** The game with only some of the answers that stood. */
function rerun<T extends Types>(history: History<T>, stands: (at: number) => boolean): History<T> {
  let again: History<T> = { ...history, standing: [], state: history.first };
  for (const [i, past] of history.standing.entries()) {
    if (!stands(i)) continue;
    const written = append(again, past.seat, past.answer);
    if (!written.ok)
      throw new Error(`an answer that stood is refused after an undo: ${written.refusal.reason}`);
    again = written.history;
  }
  return again;
}
