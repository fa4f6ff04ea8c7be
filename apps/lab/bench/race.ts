import { BOTS, seatBots } from '@race/bots';
import { makeRace, type Race, type ReadableRace, readOptions, STREAMS } from '@race/great-race';
import { hurrying } from '@race/great-race/laws/players.ts';
import {
  close,
  copy,
  fast,
  isOver,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type State,
  start,
  streams,
  view,
} from '@race/kernel';
import { race } from '../games/race.ts';
import { playGame } from '../simulate/play.ts';
import { type BenchResult, measure } from './measure.ts';

export interface BenchTable {
  readonly board: string;
  readonly crews: number;
  readonly modules?: readonly string[];
}

function rulesOf({ board, crews, modules = [] }: BenchTable): ReadableRace {
  const read = readOptions({ board, crews, modules });
  if (!read.ok) throw new Error(`no such table: ${read.fault.option}`);
  return makeRace(read.options);
}

/** Positions from races of half-hurried random players, at this part of the race. */
function positions(
  rules: ReadableRace,
  through: { readonly from: number; readonly to: number },
): State<Race>[] {
  const found: State<Race>[] = [];
  for (let seed = 1; found.length < 400; seed++) {
    const race = raceOf(rules, seed);
    const from = Math.floor(race.length * through.from);
    const to = Math.floor(race.length * through.to);
    for (let at = from; at < to; at += 3) {
      const state = race[at];
      if (state !== undefined) found.push(state);
    }
  }
  return found;
}

function raceOf(rules: ReadableRace, seed: number): State<Race>[] {
  const dice = fast(seed, 1);
  const choose = hurrying(rules, 50);
  const g = open(rules, start(rules, streams(STREAMS, seed)));
  const states: State<Race>[] = [];
  while (!isOver(g)) {
    states.push(copy(rules, close(g)));
    const seat = lowest(pending(rules, g));
    play(g, seat, choose({ g, seat, answers: legalActions(g, seat), dice }));
  }
  return states;
}

const MIDDLE = { from: 0.4, to: 0.6 };
const LATE = { from: 0.85, to: 1 };

export function benchCopy(table: BenchTable, seconds: number): BenchResult {
  const rules = rulesOf(table);
  const states = positions(rules, MIDDLE);
  return measure(seconds, () => {
    for (const state of states) copy(rules, state);
    return states.length;
  });
}

export function benchView(table: BenchTable, seconds: number): BenchResult {
  const rules = rulesOf(table);
  const states = positions(rules, MIDDLE);
  const sizes = states.flatMap((state) =>
    state.seats.map((_, seat) => Buffer.byteLength(JSON.stringify(view(rules, state, seat)))),
  );
  const measured = measure(seconds, () => {
    for (const state of states) view(rules, state, state.public.order[0] ?? 0);
    return states.length;
  });
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  return { ...measured, bytes: mean, bytesMost: Math.max(...sizes) };
}

const askedAt = (rules: ReadableRace, through: typeof MIDDLE) =>
  positions(rules, through).map((state) => ({ g: open(rules, state), seat: lowest(pending(rules, state)) }));

export function benchAnswers(table: BenchTable, seconds: number): BenchResult {
  const rules = rulesOf(table);
  const asked = askedAt(rules, MIDDLE);
  return measure(seconds, () => {
    for (const { g, seat } of asked) legalActions(g, seat);
    return asked.length;
  });
}

/** The time of the slowest of a hundred lists of answers, late in a race. */
export function benchLate(table: BenchTable, seconds: number): BenchResult {
  const rules = rulesOf(table);
  const asked = askedAt(rules, LATE);
  const times: number[] = [];
  const measured = measure(seconds, () => {
    times.length = 0;
    for (const { g, seat } of asked) {
      const before = performance.now();
      legalActions(g, seat);
      times.push(1000 * (performance.now() - before));
    }
    return asked.length;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 100) / 100;
  return { ...measured, microsecondsP50: at(0.5), microsecondsP99: at(0.99) };
}

export function benchRacer(table: BenchTable, seconds: number): BenchResult {
  const rules = rulesOf(table);
  const bots = new Array(table.crews).fill(BOTS.racer);
  let seed = 0;
  return measure(seconds, () => playGame(race, { rules, seed, players: seatBots(bots, ++seed) }).decisions);
}
