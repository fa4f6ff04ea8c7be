import { type Score, seedOf } from '@race/balance';
import { type Bot, seatBots } from '@race/bots';
import type { Rules, Types } from '@race/kernel';
import type { LabGame } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { botsOf } from '../simulate/job.ts';
import { playGame } from '../simulate/play.ts';

/** Races between two bots: each start is raced twice, with seats exchanged. */
export interface MatchJob {
  readonly game: string;
  /** One after the other, from race to race. */
  readonly tables: readonly unknown[];
  readonly bots: readonly [string, string];
  readonly seed: number;
  readonly first: number;
  readonly games: number;
}

export interface MatchDone extends Score {
  /** The time of the slowest answers of each bot, in milliseconds of CPU. */
  readonly longest: readonly [readonly number[], readonly number[]];
  readonly decisions: readonly [number, number];
}

/** The score of the first bot: 1, 0, or a half if nobody or both won. */
export const worthOf = (winners: readonly number[], firstSits: number): number => {
  if (winners.length !== 1) return 0.5;
  return winners[0] === firstSits ? 1 : 0;
};

/** The nth race: its table, its seed, and the seat of the first bot. */
export function drawRace({ tables, seed, first }: Pick<MatchJob, 'tables' | 'seed' | 'first'>, nth: number) {
  const start = Math.floor((first + nth) / 2);
  return {
    options: tables[start % tables.length],
    seed: seedOf(seed, start),
    firstSits: (first + nth) % 2,
  };
}

export function playMatch(job: MatchJob): MatchDone {
  return gameOf(job.game).open((game) => playAll(game, job));
}

function playAll<T extends Types, R extends Rules<T>>(game: LabGame<T, R>, job: MatchJob): MatchDone {
  const clocks = [clock(), clock()] as const;
  const bots = botsOf(game, job.bots).map((bot, n) => timed(bot, clocks[n === 0 ? 0 : 1]));
  let wins = 0;
  for (let nth = 0; nth < job.games; nth++) {
    const { options, seed, firstSits } = drawRace(job, nth);
    const rules = game.make(options);
    const seated = firstSits === 0 ? bots : bots.toReversed();
    const { end } = playGame(game, { rules, seed, players: seatBots(seated, seed) });
    wins += worthOf(end.winners, firstSits);
  }
  return {
    games: job.games,
    wins,
    longest: [clocks[0].longest(), clocks[1].longest()],
    decisions: [clocks[0].count(), clocks[1].count()],
  };
}

/** Keeps the slowest tenth, which is enough for a 95th percentile. */
function clock() {
  const times: number[] = [];
  return {
    add: (milliseconds: number) => void times.push(milliseconds),
    count: () => times.length,
    longest: () => times.sort((a, b) => b - a).slice(0, Math.ceil(times.length / 10)),
  };
}

function timed<T extends Types, R extends Rules<T>>(
  bot: Bot<T, R>,
  { add }: { readonly add: (milliseconds: number) => void },
): Bot<T, R> {
  return {
    name: bot.name,
    choose(ask) {
      const before = process.threadCpuUsage();
      const answer = bot.choose(ask);
      const { user, system } = process.threadCpuUsage(before);
      add((user + system) / 1000);
      return answer;
    },
  };
}
