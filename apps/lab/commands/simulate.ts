import { addUp, type Summary, summary } from '@race/balance';
import { command } from '../cli/command.ts';
import { maybeList, whole } from '../cli/options.ts';
import { rounded, type TableCell, table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';
import { RANDOM } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { TABLE, tableOptions } from '../games/table.ts';
import { noGames, type SimulationTally } from '../games/tally.ts';
import { botsOf, type SimulateJob } from '../simulate/job.ts';

/** Small enough that all cores stay busy to the end, large enough that a worker warms up. */
const GAMES_A_JOB = 25;

export const simulate = command({
  name: 'simulate',
  summary: 'Plays games between bots on all cores and prints statistics.',
  options: {
    ...TABLE,
    bots: maybeList(
      'who plays; they move on by one seat from game to game; the default bots of the game when left out',
    ),
    games: whole('number of games', 100, { least: 1 }),
    seed: whole('the same seed gives the same games', 1, { least: 0, most: 0x7fffffff }),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, { progress }) {
    const { games, seed, threads } = given;
    const { options, seats, characters, bots } = gameOf(given.game).open((game) => {
      const rules = game.make(tableOptions(given));
      const names = given.bots ?? game.defaultBots;
      botsOf(game, names);
      return {
        options: game.optionsOf(rules),
        seats: rules.seats,
        characters: game.characters,
        bots: names,
      };
    });
    const jobs: SimulateJob[] = [];
    for (let first = 0; first < games; first += GAMES_A_JOB)
      jobs.push({
        game: given.game,
        options,
        bots,
        seed,
        anyModules: given.modules.includes(RANDOM),
        first,
        games: Math.min(GAMES_A_JOB, games - first),
      });
    let played = 0;
    const before = process.cpuUsage();
    const done = (tally: SimulationTally) => {
      played += tally.games;
      progress.show(played, games, 'games');
    };
    const tallies = await overCores('simulate', { jobs, threads, done });
    const { user, system } = process.cpuUsage(before);
    const total = tallies.reduce(addUp, noGames(seats, bots, characters));
    const result = {
      game: given.game,
      options,
      bots,
      seed,
      ...report(total),
      ...gameOf(given.game).open((game) => game.more?.(total) ?? {}),
      cpuSeconds: rounded((user + system) / 1e6),
    };
    return { result, text: show(result), ok: true };
  },
});

function report(tally: SimulationTally) {
  const { games, decisions, winsBySeat, winsByPlace, noWinner } = tally;
  const entries = Object.entries(tally.bots);
  const seats = entries.reduce((sum, [, bot]) => sum + bot.seats, 0);
  /** In how many games something happens, if it is counted at all. */
  const everHappens = (as: string, name: string) => {
    const figure = tally.figures[name];
    return figure === undefined ? {} : { [as]: share(games - (figure[0] ?? 0), games) };
  };
  return {
    games,
    decisions,
    turns: brief(summary(tally.turns)),
    winsBySeat: winsBySeat.map(rounded),
    winsByPlace: winsByPlace.map(rounded),
    winsByBot: Object.fromEntries(entries.map(([name, { wins }]) => [name, rounded(wins)])),
    winShareByBot: Object.fromEntries(entries.map(([name, { wins }]) => [name, share(wins, games)])),
    seatsByBot: Object.fromEntries(entries.map(([name, bot]) => [name, bot.seats])),
    ...byCharacter(tally),
    noWinner,
    /** Games with an arrival; and crews that arrived, in all and by bot. */
    finishedShare: share(tally.finishedGames, games),
    arrivedShare: share(tally.finishedSeats, seats),
    arrivedShareByBot: Object.fromEntries(
      entries.map(([name, bot]) => [name, share(bot.finished, bot.seats)]),
    ),
    prestige: brief(summary(tally.points)),
    winnersPrestige: brief(summary(tally.winnersPoints)),
    ...everHappens('bagEmptiedShare', 'bagRefills'),
    ...everHappens('lineUseShare', 'linesTaken'),
    figures: Object.fromEntries(
      Object.entries(tally.figures).map(([name, spread]) => [name, brief(summary(spread))]),
    ),
  };
}

/** How even the chances of characters are, if a game has any; shared victories are split. */
function byCharacter({ characters, winsBySeat }: SimulationTally) {
  const entries = Object.entries(characters);
  const fair = 1 / winsBySeat.length;
  if (entries.length === 0) return {};
  return {
    winsByCharacter: Object.fromEntries(entries.map(([name, { wins }]) => [name, rounded(wins)])),
    winShareByCharacter: Object.fromEntries(
      entries.map(([name, { wins, games }]) => [name, share(wins, games)]),
    ),
    /** In percentage points, of the games in which the character took part. */
    pointsOverFairShare: Object.fromEntries(
      entries.map(([name, { wins, games }]) => [
        name,
        games === 0 ? 0 : rounded(100 * (wins / games - fair)),
      ]),
    ),
  };
}

const share = (part: number, all: number): number => (all === 0 ? 0 : rounded(part / all));

const brief = ({ mean, ...rest }: Summary): Summary => ({ mean: rounded(mean), ...rest });

function show(result: ReturnType<typeof report> & { readonly cpuSeconds: number }): string {
  const spreads: [string, Summary][] = [
    ['turns', result.turns],
    ['prestige', result.prestige],
    ["the winner's prestige", result.winnersPrestige],
    ...Object.entries(result.figures),
  ];
  const bots: TableCell[][] = Object.entries(result.winsByBot).map(([name, wins]) => [
    name,
    wins,
    result.winShareByBot[name] ?? 0,
    result.arrivedShareByBot[name] ?? 0,
  ]);
  return [
    `${result.games} games, ${result.decisions} decisions, ${result.cpuSeconds} s of CPU`,
    `finished ${result.finishedShare}, crews arrived ${result.arrivedShare}, without a winner ${result.noWinner}`,
    '',
    table([
      ['', 'mean', 'least', '5 %', '50 %', '95 %', 'most'],
      ...spreads.map(([name, s]) => [name, s.mean, s.least, s.p5, s.p50, s.p95, s.most]),
    ]),
    '',
    table([['bot', 'wins', 'share', 'arrived'], ...bots]),
    '',
    ...(result.winsByCharacter === undefined
      ? []
      : [
          table([
            ['character', 'wins', 'share', 'points over a fair share'],
            ...Object.entries(result.winsByCharacter).map(([name, wins]): TableCell[] => [
              name,
              wins,
              result.winShareByCharacter?.[name] ?? 0,
              result.pointsOverFairShare?.[name] ?? 0,
            ]),
          ]),
          '',
        ]),
    table([
      ['wins by seat', ...result.winsBySeat],
      ['wins by place in the first order', ...result.winsByPlace],
    ]),
  ].join('\n');
}
