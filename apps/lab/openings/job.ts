import { seedOf } from '@race/balance';
import { playWatched, seatBots } from '@race/bots';
import { type BoardId, type Direction, type Race, STREAMS, winnerOf } from '@race/great-race';
import { type Seat, type State, streams } from '@race/kernel';
import { race } from '../games/race.ts';
import { botsOf } from '../simulate/job.ts';

/** One race in which the plans of the first turn are written down. */
export interface FirstPlansJob {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly crews: number;
  readonly bot: string;
  readonly seed: number;
  readonly nth: number;
}

/** A plan of the first turn, and what became of the crew. */
export interface FirstPlan {
  readonly boxes: readonly number[];
  readonly hasWon: boolean;
}

export function firstPlans({ board, towards, crews, bot, seed, nth }: FirstPlansJob): FirstPlan[] {
  const rules = race.make({ board, towards, crews });
  const plans = new Map<Seat, readonly number[]>();
  const [player] = botsOf(race, [bot]);
  if (player === undefined) throw new Error(`no bot ${bot}`);
  const noted: typeof player = {
    ...player,
    choose(ask) {
      const answer = player.choose(ask);
      const { seat, public: known } = ask.view;
      if (answer.do === 'plan' && known.turn === 1 && seat !== null) plans.set(seat, answer.boxes);
      return answer;
    },
  };
  const chance = seedOf(seed, nth);
  const players = seatBots(
    Array.from({ length: crews }, () => noted),
    chance,
  );
  const { watch } = playWatched(rules, players, streams(STREAMS, chance), seen);
  const winner = watch.winner();
  return [...plans].map(([seat, boxes]) => ({ boxes, hasWon: seat === winner }));
}

const seen = ({ public: known }: State<Race>) => ({
  hear: () => undefined,
  winner: () => winnerOf(known),
});
