import {
  chooseFrom,
  close,
  copy,
  fast,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type State,
  start,
  streams,
} from '@race/kernel';
import { CREWS } from '../crew/crews.ts';
import { randomModules, randomOptions } from '../laws/options.ts';
import { makeRace } from '../modules/index.ts';
import { readOptions } from '../options.ts';
import type { ReadableRace } from '../rules.ts';
import { type Race, STREAMS } from '../state.ts';

/** A position with the rules it is played by. */
export interface Position {
  readonly rules: ReadableRace;
  readonly state: State<Race>;
}

export function rulesFor(options: object): ReadableRace {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`${read.fault.option} is ${read.fault.reason}`);
  return makeRace(read.options);
}

/** The rules of the nth race of a sample with modules: any of them, 2 to 5 crews. */
const nthModular = (n: number): ReadableRace => {
  const dice = fast(n, 79);
  return makeRace(randomOptions(dice, randomModules(dice)));
};

/** The rules of the nth race of a sample: both boards, both directions, 2 to 4 crews, vehicles chosen or given. */
function nthRules(n: number): ReadableRace {
  const crews = 2 + (n % 3);
  return rulesFor({
    board: n % 2 === 0 ? 'africa' : 'south-america',
    towards: n % 4 < 2 ? 'south' : 'north',
    crews,
    vehicles: n % 5 === 0 ? CREWS.slice(0, crews) : null,
  });
}

const LONGEST = 5000;

/** Plays one random race and keeps its first position, every so many, and the last. */
function* racePositions(n: number, every: number, rules: ReadableRace): Generator<Position> {
  const dice = fast(n, 77);
  const g = open(rules, start(rules, streams(STREAMS, n)));
  for (let given = 0; given < LONGEST && !isOver(g); given++) {
    if (given % every === 0) yield { rules, state: copy(rules, close(g)) };
    const seat = chooseFrom(dice, listSeats(pending(rules, g)));
    play(g, seat, chooseFrom(dice, legalActions(g, seat)));
  }
  yield { rules, state: close(g) };
}

/** Positions of many random races, always the same ones. */
export function sampledPositions({ races, every }: { races: number; every: number }): Position[] {
  return Array.from({ length: races }, (_, n) => [...racePositions(n, every, nthRules(n))]).flat();
}

/** The same of races with modules. */
export function modularPositions({ races, every }: { races: number; every: number }): Position[] {
  return Array.from({ length: races }, (_, n) => [...racePositions(n, every, nthModular(n))]).flat();
}
