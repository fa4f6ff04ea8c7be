// Many races between bots, counted.
import { playWatched, type RaceBot, seatBots } from '@race/bots';
import { type Answer, type Race, type RaceRules, STREAMS } from '@race/great-race';
import { chooseFrom, streams } from '@race/kernel';
import { addUp } from './add-up.ts';
import { seating, seedOf } from './heats.ts';
import { NO_RACES, type RaceTally } from './tally.ts';
import { watchRace } from './watch.ts';

/** So many races at one table, counted from the first of them. */
export interface HeatJob {
  readonly rules: RaceRules;
  /** They move on by one seat from race to race. */
  readonly bots: readonly RaceBot[];
  readonly seed: number;
  readonly first: number;
  readonly races: number;
}

export function runRaces({ rules, bots, seed, first, races }: HeatJob): RaceTally {
  let tally = NO_RACES;
  const drivers = bots.map(byLot);
  for (let nth = first; nth < first + races; nth++) {
    const chance = seedOf(seed, nth);
    const players = seatBots<Race, RaceRules>(seating(drivers, rules.seats, nth), chance);
    const { decisions, watch } = playWatched<Race, RaceRules, ReturnType<typeof watchRace>>(
      rules,
      players,
      streams(STREAMS, chance),
      watchRace,
    );
    tally = addUp(tally, watch.end(decisions));
  }
  return tally;
}

const GIVEN_OUT: readonly Answer['do'][] = ['choose', 'lead'];

/** Crews and leaders are drawn, not chosen: whom bots like best must not decide how well somebody fares. */
const byLot = (bot: RaceBot): RaceBot => ({
  ...bot,
  choose: (ask) =>
    ask.answers.every((answer) => GIVEN_OUT.includes(answer.do))
      ? chooseFrom(ask.chance, ask.answers)
      : bot.choose(ask),
});
