import { seating, seedOf } from '@race/balance';
import { type Bot, seatBots } from '@race/bots';
import { fast, type Rules, type Types } from '@race/kernel';
import { UsageFault } from '../cli/fault.ts';
import type { LabGame } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { noGames, type SimulationTally, tallyGame } from '../games/tally.ts';
import { playGame } from './play.ts';

/** So many games, numbered from the first. */
export interface SimulateJob {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: number;
  /** Other modules in each game. */
  readonly anyModules: boolean;
  readonly first: number;
  readonly games: number;
}

export function playGames(job: SimulateJob): SimulationTally {
  return gameOf(job.game).open((game) => {
    const plain = game.make(job.options);
    const bots = botsOf(game, job.bots);
    const tally = noGames(plain.seats, job.bots, game.characters);
    for (let nth = job.first; nth < job.first + job.games; nth++) {
      const seed = seedOf(job.seed, nth);
      const rules = job.anyModules ? game.make(game.withAnyModules(job.options, fast(seed, MODULES))) : plain;
      const seated = seating(bots, rules.seats, nth);
      const { decisions, end } = playGame(game, { rules, seed, players: seatBots(seated, seed) });
      tally.decisions += decisions;
      tallyGame(
        tally,
        end,
        seated.map(({ name }) => name),
      );
    }
    return tally;
  });
}

/** A stream apart from those of the game and its players. */
const MODULES = 4_000_003;

export function botsOf<T extends Types, R extends Rules<T>>(
  game: LabGame<T, R>,
  names: readonly string[],
): Bot<T, R>[] {
  if (names.length === 0) throw new UsageFault(`no bots given: use --bots ${game.defaultBots.join(',')}`);
  return names.map((name) => {
    const bot = game.bots.find((one) => one.name === name);
    if (bot !== undefined) return bot;
    throw new UsageFault(`there is no bot “${name}”: ${game.bots.map((one) => one.name).join(', ')}`);
  });
}
