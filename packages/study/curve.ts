// The chances of all crews from act to act of a race that was raced, and what turned it.
import type { Nature } from '@race/bots/racer/outlook.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import type { Race, RaceEvent, RaceRules } from '@race/great-race';
import {
  type Answered,
  type AppliedStep,
  canonical,
  copy,
  type History,
  heard,
  isOver,
  open,
  play,
  type Seat,
  type State,
  view,
} from '@race/kernel';
import { chancesIn, type Look } from './chances.ts';

/** The chances when so many answers stood, in thousandths. */
export interface CurvePoint {
  readonly line: number;
  readonly turn: number;
  readonly chances: readonly number[];
}

/** An act, or the luck in it, that changed the chances. */
export interface Turning {
  /** The answers of the act: those after `from`, up to `line`. */
  readonly from: number;
  readonly line: number;
  readonly turn: number;
  /** Whose act it was; null for the plans, which all make at once. */
  readonly by: Seat | null;
  /** The crew whose chance changed most, and how, in thousandths. */
  readonly crew: Seat;
  readonly before: number;
  readonly after: number;
  /** What was told of it, as far as the point of view heard it. */
  readonly events: readonly RaceEvent[];
}

export interface ChanceCurve {
  /** Whose knowledge it is computed from; null for what was public. */
  readonly seat: Seat | null;
  readonly points: readonly CurvePoint[];
  /** The decisions that turned the race, at most three, in the order of the race. */
  readonly turnings: readonly Turning[];
  /** The luck that did. */
  readonly luck: readonly Turning[];
}

/** How far the curve is: the points so far, of so many answers. */
export interface CurveProgress {
  readonly points: readonly CurvePoint[];
  readonly of: number;
}

interface Raced {
  readonly rules: RaceRules;
  readonly history: History<Race>;
  readonly seat: Seat | null;
  readonly nature: Nature;
}

const WORLDS = 32;
/** Changes below this are not looked at closely, and turn nothing. */
const NOTABLE = 0.04;
const MOST = 3;
const THOUSAND = 1000;

/** The answers from one to the next that belong together. */
interface Act {
  readonly from: number;
  readonly to: number;
  readonly by: Seat | null;
}

export function* chancesOf({ rules, history, seat, nature }: Raced): Generator<CurveProgress, ChanceCurve> {
  const look: Look = { rules, nature, racer: makeRacer(nature), worlds: WORLDS };
  const { standing } = history;
  const g = open<Race>(rules, copy<Race>(rules, history.first));
  const seen = (state: State<Race>) => view<Race>(rules, state, seat);
  const points: CurvePoint[] = [];
  const decisions: Turning[] = [];
  const lucks: Turning[] = [];
  let now: number[] | null = null;
  let turn = -1;
  for (const act of actsOf(rules, history)) {
    if (turn !== g.public.turn || now === null) {
      turn = g.public.turn;
      now = chancesIn(look, seen(g), { until: turn + 1 });
      points.push(pointAt(act.from, turn, now));
    }
    const until = turn + 1;
    const start = copy<Race>(rules, g);
    const steps = standing.slice(act.from, act.to);
    for (const step of steps) play(g, step.seat, step.answer);
    const next: number[] = chancesIn(look, seen(g), { until });
    const change = between(now, next);
    points.push(pointAt(act.to, g.public.turn, next));
    if (largest(change) >= NOTABLE) {
      const luck = act.by === null ? none(change) : luckIn(look, { start, steps, until, seat });
      const decision = between(luck, change);
      const events = steps.flatMap((step) => heard<Race>(step.events, seat));
      const turning = { from: act.from, line: act.to, by: act.by, turn, events };
      decisions.push(turningOf(turning, now, decision));
      lucks.push(turningOf(turning, plus(now, decision), luck));
    }
    now = next;
    yield { points, of: standing.length };
  }
  return { seat, points: thinned(points), turnings: mostOf(decisions), luck: mostOf(lucks) };
}

/** Splits a race into acts: what one crew does after being asked what to do next, or the plans of all. */
function actsOf(rules: RaceRules, { first, standing }: History<Race>): Act[] {
  const g = open<Race>(rules, copy<Race>(rules, first));
  const acts: Act[] = [];
  let from = 0;
  let before: { readonly by: Seat | null } | null = null;
  for (const [at, step] of standing.entries()) {
    const kind = g.public.stack.at(-1)?.kind;
    const by = kind === 'plan' ? null : step.seat;
    if (before !== null && (by !== before.by || kind === 'sequence')) {
      acts.push({ from, to: at, by: before.by });
      from = at;
    }
    before = { by };
    play(g, step.seat, step.answer);
  }
  if (before !== null) acts.push({ from, to: standing.length, by: before.by });
  return acts;
}

interface ActSteps {
  readonly start: State<Race>;
  readonly steps: readonly AppliedStep<Race>[];
  readonly until: number;
  readonly seat: Seat | null;
}

/**
 * What chance did to each crew in an act: where something was drawn or rolled, the chances after it, less those that
 * the crew could expect of its answer by what it knew itself.
 */
function luckIn(look: Look, { start, steps, until, seat }: ActSteps): number[] {
  const { rules } = look;
  const g = open<Race>(rules, start);
  let luck = g.public.crews.map(() => 0);
  for (const { seat: by, answer } of steps) {
    if (!isDrawing(look, g, { seat: by, answer })) {
      play(g, by, answer);
      continue;
    }
    const before = chancesIn(look, view<Race>(rules, g, seat), { until });
    const own = view<Race>(rules, g, by);
    const couldExpect = chancesIn(look, own, { until });
    const expected = chancesIn(look, own, { until, first: { seat: by, answer } });
    play(g, by, answer);
    const after = chancesIn(look, view<Race>(rules, g, seat), { until });
    const unexpected = between(between(couldExpect, expected), between(before, after));
    luck = luck.map((so, crew) => so + (unexpected[crew] ?? 0));
    if (isOver(g)) break;
  }
  return luck;
}

/** Whether chance has a say in what comes of an answer. */
function isDrawing({ rules }: Look, state: State<Race>, { seat, answer }: Answered<Race>): boolean {
  const g = open<Race>(rules, copy<Race>(rules, state));
  play(g, seat, answer);
  return canonical(g.table.chance) !== canonical(state.table.chance);
}

const between = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((chance, crew) => chance - (before[crew] ?? 0));

const plus = (chances: readonly number[], change: readonly number[]): number[] =>
  chances.map((chance, crew) => chance + (change[crew] ?? 0));

const none = (chances: readonly number[]): number[] => chances.map(() => 0);

const largest = (change: readonly number[]): number => Math.max(...change.map(Math.abs));

const inThousandths = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * THOUSAND);

const pointAt = (line: number, turn: number, chances: readonly number[]): CurvePoint => ({
  line,
  turn,
  chances: chances.map(inThousandths),
});

/** The crew that an act meant most to. */
function turningOf(
  act: Omit<Turning, 'crew' | 'before' | 'after'>,
  chances: readonly number[],
  change: readonly number[],
): Turning {
  const most = largest(change);
  const crew = change.findIndex((one) => Math.abs(one) === most);
  const before = chances[crew] ?? 0;
  return {
    ...act,
    crew,
    before: inThousandths(before),
    after: inThousandths(before + (change[crew] ?? 0)),
  };
}

const sizeOf = ({ before, after }: Turning): number => Math.abs(after - before);

const mostOf = (turnings: readonly Turning[]): Turning[] =>
  turnings
    .filter((turning) => sizeOf(turning) >= NOTABLE * THOUSAND)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.line - b.line);

/** Of several points at one line the last: at the start of a turn everybody looks a turn further ahead. */
const thinned = (points: readonly CurvePoint[]): CurvePoint[] =>
  points.filter(({ line }, at) => points[at + 1]?.line !== line);
