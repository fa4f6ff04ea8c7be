import { type Streams, streams } from './chance.ts';
import type { Answered, AppliedStep, Refusal, Rules, Seat, State, Step, Types } from './contract.ts';
import {
  advance,
  bare,
  type Entry,
  finish,
  type GameInPlay,
  openGame,
  playAgain,
  remaining,
  takeBack,
} from './game-in-play.ts';
import { heard } from './heard.ts';
import { copy, isOver, start, why } from './play.ts';
import { imagine, view } from './view.ts';

/** A game on a device, with all that led to it. It never changes: a line makes another one. */
export interface History<T extends Types> {
  readonly rules: Rules<T>;
  readonly first: State<T>;
  /** The steps of the game this one was forked from, up to the fork. */
  readonly before: readonly Step<T>[];
  /** What was told before the first question. */
  readonly opening: Step<T>;
  readonly entries: readonly Entry<T>[];
  readonly standing: readonly AppliedStep<T>[];
  readonly state: State<T>;
}

type Written<T extends Types> =
  | { readonly ok: true; readonly history: History<T> }
  | { readonly ok: false; readonly refusal: Refusal };

export function begin<T extends Types>(rules: Rules<T>, chance: Streams): History<T> {
  const events: T['event'][] = [];
  const first = start(rules, chance, events);
  return { rules, first, before: [], opening: openingOf(events), entries: [], standing: [], state: first };
}

const openingOf = <T extends Types>(events: readonly T['event'][]): Step<T> => ({
  seat: null,
  events,
  horizon: false,
});

/** A number for a quick game, eight words for a sealed one. */
export type Seed = number | readonly number[];

/** Where a game begins: at its own start, at a moment of another one, or at a position without a past. */
export interface Origin {
  readonly seed: Seed;
  readonly fork?: Fork;
  /** From outside: it is read again each time the game begins. */
  readonly position?: unknown;
}

/**
 * A moment of another game, and who goes on from it: what that seat knew stays, the rest is made up anew. Without a
 * seat all of it stays, as everybody may know after the end; only what is still to be drawn is drawn anew.
 */
export interface Fork extends Origin {
  readonly entries: readonly Answered[];
  readonly seat: Seat | null;
}

/** The first position of a game, wherever it begins. */
export function beginAt<T extends Types>(
  rules: Rules<T>,
  names: readonly string[],
  { seed, fork, position }: Origin,
): Written<T> {
  const chance = streams(names, seed);
  if (position !== undefined) {
    const first = rules.readPosition?.(position, chance) ?? null;
    return first === null ? noPosition : { ok: true, history: from(rules, first, []) };
  }
  if (fork === undefined) return { ok: true, history: begin(rules, chance) };
  const begun = beginAt(rules, names, fork);
  if (!begun.ok) return begun;
  let { history } = begun;
  for (const { seat, answer } of fork.entries) {
    const own = rules.readAnswer(answer);
    const written = own === null ? noMoment : write(history, { seat, answer: own });
    if (!written.ok) return written;
    history = written.history;
  }
  if ((fork.seat ?? 0) >= rules.seats || isOver(history.state)) return noMoment;
  const first = worldAt(history, fork.seat, chance);
  return { ok: true, history: from(rules, first, toldBefore(history, fork.seat)) };
}

const from = <T extends Types>(
  rules: Rules<T>,
  first: State<T>,
  before: History<T>['before'],
): History<T> => ({
  rules,
  first,
  before,
  opening: openingOf<T>([]),
  entries: [],
  standing: [],
  state: first,
});

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

/** The steps until now. In an imagined world, events that only other seats saw are left out. */
function toldBefore<T extends Types>(
  { before, opening, standing }: History<T>,
  seat: Seat | null,
): readonly Step<T>[] {
  return [...before, opening, ...standing].map(({ seat: by, events, horizon }) => ({
    seat: by,
    events: seat === null ? events : heard<T>(events, seat),
    horizon,
  }));
}

const noPosition = {
  ok: false,
  refusal: { reason: 'position.impossible', rule: 'TABLE-02', with: {} },
} as const;

const noMoment = { ok: false, refusal: { reason: 'record.fork', rule: 'TABLE-02', with: {} } } as const;

/** Adds an answer or an undo to the log. The history before stays as it is. */
export function write<T extends Types>(history: History<T>, entry: Entry<T>): Written<T> {
  const { rules, first, state, standing, entries } = history;
  let game: GameInPlay<T> = { ...openGame(rules, state, true), standing: [...standing] };
  if ('undo' in entry) {
    const taken = takeBack(game, entry);
    if (taken.how === 'refused') return { ok: false, refusal: taken.refusal };
    if (taken.how === 'again') {
      game = openGame(rules, copy(rules, first), true);
      finish(playAgain(game, remaining(standing, entry)));
    }
  } else {
    const refusal = why(rules, state, entry.seat, entry.answer);
    if (refusal !== null) return { ok: false, refusal };
    game.state = copy(rules, state);
    advance(game, entry);
  }
  return {
    ok: true,
    history: {
      ...history,
      state: game.state,
      standing: game.standing,
      entries: [...entries, bare(entry)],
    },
  };
}
