import { count, type Spread } from '@race/balance';
import type { GameEnd } from './game.ts';

/** The figures of many games; two tallies can be added (`addUp`). */
export interface SimulationTally {
  games: number;
  decisions: number;
  noWinner: number;
  /** Games in which at least one seat arrived, and seats that did. */
  finishedGames: number;
  finishedSeats: number;
  winsBySeat: number[];
  winsByPlace: number[];
  /** By bot: games won, seats played, seats that arrived. */
  bots: { [name: string]: { wins: number; seats: number; finished: number } };
  /** By character, where a game has any: games won, ties shared, and games played. */
  characters: { [name: string]: { wins: number; games: number } };
  turns: Spread;
  points: Spread;
  winnersPoints: Spread;
  figures: { [name: string]: Spread };
}

export const noGames = (
  seats: number,
  bots: readonly string[],
  characters: readonly string[] = [],
): SimulationTally => ({
  games: 0,
  decisions: 0,
  noWinner: 0,
  finishedGames: 0,
  finishedSeats: 0,
  winsBySeat: new Array<number>(seats).fill(0),
  winsByPlace: new Array<number>(seats).fill(0),
  bots: Object.fromEntries(bots.map((bot) => [bot, { wins: 0, seats: 0, finished: 0 }])),
  characters: Object.fromEntries(characters.map((name) => [name, { wins: 0, games: 0 }])),
  turns: {},
  points: {},
  winnersPoints: {},
  figures: {},
});

/** Adds one game; `bots` are the names by seat. */
export function tallyGame(tally: SimulationTally, end: GameEnd, bots: readonly string[]): void {
  const { winners } = end;
  // A shared victory counts for each as its share of one.
  const part = winners.length === 0 ? 0 : 1 / winners.length;
  const partOf = (seat: number) => (winners.includes(seat) ? part : 0);
  tally.games += 1;
  count(tally.turns, end.turns);
  if (end.finished.includes(true)) tally.finishedGames += 1;
  for (const [seat, name] of bots.entries()) {
    const bot = tally.bots[name];
    if (bot === undefined) throw new Error(`nobody counts ${name}`);
    bot.seats += 1;
    bot.wins += partOf(seat);
    if (end.finished[seat] === true) {
      bot.finished += 1;
      tally.finishedSeats += 1;
    }
    count(tally.points, end.points[seat] ?? 0);
  }
  for (const [seat, name] of (end.characters ?? []).entries()) {
    const character = tally.characters[name];
    if (character === undefined) throw new Error(`nobody counts ${name}`);
    character.games += 1;
    character.wins += partOf(seat);
  }
  for (const [name, value] of Object.entries(end.figures)) {
    tally.figures[name] ??= {};
    count(tally.figures[name], value);
  }
  if (winners.length === 0) tally.noWinner += 1;
  for (const winner of winners) {
    addAt(tally.winsBySeat, winner, part);
    addAt(tally.winsByPlace, end.places[winner] ?? 0, part);
  }
  const [winner] = winners;
  if (winner !== undefined) count(tally.winnersPoints, end.points[winner] ?? 0);
}

function addAt(counts: number[], at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
