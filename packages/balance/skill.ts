// How much skill counts against luck: the same race twice, with the two bots on each other's seats.
import { playOut, type RaceBot, seatBots } from '@race/bots';
import { type Race, type RaceRules, STREAMS, winnerOf } from '@race/great-race';
import { streams } from '@race/kernel';
import { seedOf } from './heats.ts';

/** Pairs of races: the better bot won both, the worse one did, or the same seat did (what was dealt decided). */
export interface Duels {
  readonly better: number;
  readonly worse: number;
  readonly dealt: number;
}

export interface Pair {
  /** At a table for two. */
  readonly rules: RaceRules;
  readonly better: RaceBot;
  readonly worse: RaceBot;
  readonly seed: number;
  readonly first: number;
  readonly pairs: number;
}

export function runDuels({ rules, better, worse, seed, first, pairs }: Pair): Duels {
  const duels = { better: 0, worse: 0, dealt: 0 };
  for (let nth = first; nth < first + pairs; nth++) {
    const chance = seedOf(seed, nth);
    const winner = (bots: readonly RaceBot[]) =>
      winnerOf(
        playOut<Race, RaceRules>(rules, seatBots(bots, chance), streams(STREAMS, chance)).state.public,
      );
    const wins = Number(winner([better, worse]) === 0) + Number(winner([worse, better]) === 1);
    duels[wins === 2 ? 'better' : wins === 0 ? 'worse' : 'dealt'] += 1;
  }
  return duels;
}
