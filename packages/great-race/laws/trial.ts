import type { Promised, Trial } from '@race/kernel/laws/index.ts';
import type { ReadableRace } from '../rules.ts';
import { type Race, STREAMS } from '../state.ts';
import { missingFrom } from './conserved.ts';
import { hurrying } from './players.ts';
import { misplacedIn } from './shape.ts';
import { torpedoMoves } from './torpedo-moves.ts';
import { isDelicate, reveals, twinOf } from './twins.ts';
import { settlesOnce } from './windows.ts';

/** Thirty turns of four crews, with all they could do in one. */
const LONGEST = 20_000;

/** The race before the laws, its players as much in a hurry as is said, in percent. */
export function raceTrial(rules: ReadableRace, hurry: number): Trial<Race> {
  const settles: Promised<Race> = {
    law: '5',
    every: 1,
    check: (_trial, moment) => settlesOnce(rules, moment),
  };
  const moves: Promised<Race> = {
    law: '8',
    every: 1,
    check: (_trial, moment) => torpedoMoves(rules, moment),
  };
  return {
    rules,
    streams: STREAMS,
    longest: LONGEST,
    answers: rules.answers.all,
    choose: hurrying(rules, hurry),
    missing: (state) => missingFrom(rules, state),
    twin: (state, watcher, dice) => twinOf(rules, state, watcher, dice),
    reveals,
    isDelicate,
    openThings: (known, seat) => known.crews[seat],
    misplaced: misplacedIn(rules),
    promises: rules.game === 'solo' ? [settles, moves] : [settles],
  };
}
