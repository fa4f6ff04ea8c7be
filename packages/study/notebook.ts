// A notebook beside a race: acts that leave it, what follows them, and what the reader writes to them.

import { type Answer, type Race, type RaceRules, STREAMS } from '@race/great-race';
import {
  type AppliedStep,
  copy,
  imagine,
  isOver,
  legalActions,
  lowest,
  open,
  pending,
  type Seat,
  type State,
  step,
  streams,
  view,
} from '@race/kernel';
import { placeText, readPlaces } from './puzzle.ts';

/** Where a line leaves the race: after so many answers, as this seat knows them; null with all cards open. */
export interface Leaving {
  readonly line: number;
  readonly eyes: Seat | null;
}

/** An act: the answers that a crew gives one after the other. */
export interface NoteAct {
  /** The place of the act that it follows, which is before it in the notebook; or where it leaves the race. */
  readonly after: number | Leaving;
  /** The seed of the world that is made up before it; null where it goes on in that of the act before. */
  readonly world: number | null;
  readonly by: Seat;
  /** Its answers, each by its place among those that were possible. */
  readonly played: string;
  readonly name: string;
  readonly comment: string;
}

export type Notebook = readonly NoteAct[];

export const MOST_ACTS = 200;
const LONGEST_NAME = 40;
const LONGEST_COMMENT = 400;
/** Many times the longest act. */
const LONGEST_ACT = 400;
const MOST_SEEDS = 2 ** 24;

/** The acts that lead to one, from where they leave the race; null for a notebook that refers to nothing. */
export function pathTo(notebook: Notebook, act: number): readonly number[] {
  const path: number[] = [];
  for (let at: number | Leaving = act; typeof at === 'number'; ) {
    path.unshift(at);
    const before: number | Leaving | undefined = notebook[at]?.after;
    if (before === undefined || (typeof before === 'number' && before >= at)) return [];
    at = before;
  }
  return path;
}

/** Where the line of an act leaves the race. */
export function leavingOf(notebook: Notebook, act: number): Leaving | null {
  const after = notebook[pathTo(notebook, act)[0] ?? -1]?.after;
  return after === undefined || typeof after === 'number' ? null : after;
}

/** The acts that follow one, or that leave the race there. */
export const following = (notebook: Notebook, after: NoteAct['after']): number[] =>
  notebook.flatMap((act, at) => (isSame(act.after, after) ? [at] : []));

const isSame = (a: NoteAct['after'], b: NoteAct['after']): boolean =>
  typeof a === 'number' || typeof b === 'number' ? a === b : a.line === b.line && a.eyes === b.eyes;

/** The notebook with an act, and its place; the act that is there already where it is the same. */
export function withAct(
  notebook: Notebook,
  act: NoteAct,
): { readonly notebook: Notebook; readonly at: number } | null {
  const there = following(notebook, act.after).find((at) => {
    const { world, by, played } = notebook[at] ?? act;
    return world === act.world && by === act.by && played === act.played;
  });
  if (there !== undefined) return { notebook, at: there };
  return notebook.length < MOST_ACTS ? { notebook: [...notebook, act], at: notebook.length } : null;
}

/** The notebook without an act and all that follows it. */
export function withoutAct(notebook: Notebook, gone: number): Notebook {
  return only(
    notebook,
    notebook.flatMap((_, at) => (pathTo(notebook, at).includes(gone) ? [] : [at])),
  );
}

/** These acts alone, of which each follows another one of them or leaves the race. */
function only(notebook: Notebook, kept: readonly number[]): Notebook {
  return kept.flatMap((at) => {
    const act = notebook[at];
    if (act === undefined) return [];
    return [{ ...act, after: typeof act.after === 'number' ? kept.indexOf(act.after) : act.after }];
  });
}

/** The line of an act: what leads to it, and what follows it first. */
export function lineThrough(notebook: Notebook, act: number): Notebook {
  const line = [...pathTo(notebook, act)];
  for (let next = following(notebook, act)[0]; next !== undefined; next = following(notebook, next)[0])
    line.push(next);
  return only(notebook, line);
}

/** The lines that leave the race at one moment, as one seat knows it. */
export const linesFrom = (notebook: Notebook, from: Leaving): Notebook =>
  only(
    notebook,
    notebook.flatMap((_, at) => {
      const leaving = leavingOf(notebook, at);
      return leaving !== null && isSame(leaving, from) ? [at] : [];
    }),
  );

/** Two notebooks of one race as one; null where they are too long together. */
export function joined(notebook: Notebook, more: Notebook): Notebook | null {
  let all = notebook;
  const places: number[] = [];
  for (const act of more) {
    const after = typeof act.after === 'number' ? (places[act.after] ?? 0) : act.after;
    const added = withAct(all, { ...act, after });
    if (added === null) return null;
    all = added.notebook;
    places.push(added.at);
  }
  return all;
}

/** A notebook from outside; null for anything else. */
export function readNotebook(from: unknown): Notebook | null {
  if (!Array.isArray(from) || from.length > MOST_ACTS) return null;
  const acts: unknown[] = from;
  return acts.every((act, at): act is NoteAct => isAct(act, at)) ? acts : null;
}

const isWhole = (from: unknown, most = Number.MAX_SAFE_INTEGER): from is number =>
  typeof from === 'number' && Number.isInteger(from) && from >= 0 && from < most;

const isText = (from: unknown, longest: number): from is string =>
  typeof from === 'string' && from.length <= longest;

function isAct(from: unknown, at: number): boolean {
  if (typeof from !== 'object' || from === null) return false;
  const { after, world, by, played, name, comment } = from as Partial<NoteAct>;
  const isFirst = typeof after === 'object' && after !== null;
  return (
    (isFirst ? isLeaving(after) : isWhole(after, at)) &&
    (isWhole(world, MOST_SEEDS) || (world === null && !isFirst)) &&
    isWhole(by) &&
    isText(played, LONGEST_ACT) &&
    (readPlaces(played)?.length ?? 0) > 0 &&
    isText(name, LONGEST_NAME) &&
    isText(comment, LONGEST_COMMENT)
  );
}

const isLeaving = ({ line, eyes }: Partial<Leaving>): boolean =>
  isWhole(line) && (eyes === null || isWhole(eyes));

/** A world that these eyes allow: with all cards open only what is still to be drawn is made up. */
export function worldSeenBy(
  rules: RaceRules,
  state: State<Race>,
  { eyes, seed }: { readonly eyes: Seat | null; readonly seed: number },
): State<Race> {
  const chance = streams(STREAMS, seed);
  if (eyes !== null) return imagine<Race>(rules, view<Race>(rules, state, eyes), chance);
  const same = copy<Race>(rules, state);
  same.table.chance = chance;
  return same;
}

/** An act as it was played: its steps, and the state after it. */
export interface PlayedAct {
  readonly state: State<Race>;
  readonly steps: readonly AppliedStep<Race>[];
}

/** Plays an act; null where one of its answers is not possible. */
export function playAct(
  rules: RaceRules,
  before: State<Race>,
  { act, eyes }: { readonly act: Pick<NoteAct, 'world' | 'by' | 'played'>; readonly eyes: Seat | null },
): PlayedAct | null {
  const { world, by, played } = act;
  let state = world === null ? before : worldSeenBy(rules, before, { eyes, seed: world });
  const steps: AppliedStep<Race>[] = [];
  for (const place of readPlaces(played) ?? []) {
    const answer = legalActions(open<Race>(rules, state), by)[place];
    const next = answer === undefined ? null : step<Race>(rules, state, by, answer);
    if (next === null || !next.ok) return null;
    steps.push(next);
    state = next.state;
  }
  return { state, steps };
}

/** Answers as an act: as many of them as are possible one after the other; null where none is. */
export function actOf(
  rules: RaceRules,
  before: State<Race>,
  { by, answers }: { readonly by: Seat; readonly answers: readonly Answer[] },
): { readonly played: string; readonly state: State<Race> } | null {
  let [played, state] = ['', before];
  for (const answer of answers) {
    const place = legalActions(open<Race>(rules, state), by).indexOf(answer);
    const next = place < 0 ? null : step<Race>(rules, state, by, answer);
    if (next === null || !next.ok) break;
    played += placeText(place);
    state = next.state;
    // Something came up that nobody could know: the crew decides anew.
    if (next.horizon && isAskedIn(rules, state, by)) break;
  }
  return played === '' ? null : { played, state };
}

const isAskedIn = (rules: RaceRules, state: State<Race>, seat: Seat): boolean =>
  (pending(rules, state) & (1 << seat)) !== 0;

/** Who decides at a moment: the crew whose eyes these are where it is asked, else who is asked first; null at the end. */
export function deciderIn(rules: RaceRules, state: State<Race>, eyes: Seat | null): Seat | null {
  if (isOver(state)) return null;
  if (eyes !== null && isAskedIn(rules, state, eyes)) return eyes;
  return lowest(pending(rules, state));
}

/** Whether every act can be played, each line from where it leaves the race. */
export function isPlayable(
  rules: RaceRules,
  notebook: Notebook,
  stateAt: (line: number) => State<Race> | null,
): boolean {
  const states: (State<Race> | null)[] = [];
  for (const [at, act] of notebook.entries()) {
    const leaving = leavingOf(notebook, at);
    if (leaving === null || (leaving.eyes ?? 0) >= rules.seats) return false;
    const before = typeof act.after === 'number' ? (states[act.after] ?? null) : stateAt(leaving.line);
    const played = before === null ? null : playAct(rules, before, { act, eyes: leaving.eyes });
    if (played === null) return false;
    states.push(played.state);
  }
  return true;
}
