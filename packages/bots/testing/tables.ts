import {
  BOARD_IDS,
  DIRECTIONS,
  makeRace,
  type Race,
  type RaceOptions,
  type RaceRules,
  STREAMS,
} from '@race/great-race';
import {
  chooseFrom,
  fast,
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  type Seat,
  type State,
  start,
  streams,
} from '@race/kernel';
import type { Bot } from '../base/bots.ts';
import { seatChoice } from '../play-out.ts';

const DEFAULT_OPTIONS: RaceOptions = {
  board: 'africa',
  data: 1,
  towards: 'south',
  crews: 4,
  order: 'drawn',
  vehicles: null,
  askOnlyWhoCan: false,
  modules: [],
};

export const raceWith = (options: Partial<RaceOptions>): RaceRules =>
  makeRace({ ...DEFAULT_OPTIONS, ...options });

/** Both boards in both directions. */
export const EVERYWHERE = BOARD_IDS.flatMap((board) => DIRECTIONS.map((towards) => ({ board, towards })));

export interface Position {
  readonly state: State<Race>;
  readonly seat: Seat;
}

/**
 * The questions of a race in which every other answer is a bot's and the rest are random, so that
 * crews come far and into trouble. The state goes on changing: use it before the next one.
 */
export function* questions(
  rules: RaceRules,
  bot: Bot<Race, RaceRules>,
  { seed, most }: { seed: number; most: number },
): Generator<Position> {
  const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, seed)));
  const chance = fast(seed, 99);
  for (let n = 0; n < most && !isOver(g); n++) {
    const seat = chooseFrom(chance, listSeats(pending<Race>(rules, g)));
    yield { state: g, seat };
    const isBots = chooseFrom(chance, [true, false]);
    const answer = isBots
      ? seatChoice<Race, RaceRules>(rules, g, { bot, chance, seat })
      : chooseFrom(chance, legalActions(g, seat));
    play(g, seat, answer);
  }
}
