import { writeFileSync } from 'node:fs';
import { intervalOf } from '@race/balance';
import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { file, flag, maybeList, oneOf, text, whole } from '../cli/options.ts';
import { rounded, table } from '../cli/table.ts';
import { GAME_IDS, gameOf } from '../games/index.ts';
import { botsOf } from '../simulate/job.ts';
import { ladderOf, type Pairing } from '../tournament/ladder.ts';
import { pageOf } from '../tournament/page.ts';
import { pairingsIn, readResults, withResults, writeResults } from '../tournament/results.ts';
import { type RoundRace, race } from '../tournament/round.ts';

const QUICK = { least: 2, most: 4 };

export const tournament = command({
  name: 'tournament',
  summary:
    'Plays bots against each other in pairs until it is clear which is stronger, and prints the ranking.',
  options: {
    game: oneOf('which game', GAME_IDS, 'race'),
    bots: maybeList('who takes part; everybody who plays the game when left out'),
    bot: text('another bot: a program that reads and writes lines of JSON (docs/bots.md)', null),
    least: whole('minimum number of races per pair', 20, { least: 2 }),
    most: whole('maximum number of races per pair', 200, { least: 2 }),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    neighbours: flag('only pairs that are next to each other in the list'),
    quick: flag('few races, neighbours only: a first impression within a minute'),
    results: file('a file of results: these are added to it, and the ladder is that of all of them', null),
    html: file('write the ladder as a page', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run(given, { progress }) {
    const { game, bot, seed, quick, results, html, threads } = given;
    const { bots, tables } = gameOf(game).open((one) => {
      const named = given.bots ?? one.bots.map(({ name }) => name);
      botsOf(one, named);
      return { bots: named, tables: one.duels };
    });
    if (tables.length === 0) throw new UsageFault(`there is no game of two bots in “${game}”`);
    const names = bot === null ? bots : [...bots, bot];
    if (names.length < 2) throw new UsageFault('a tournament needs two bots: --bots racer,planner');
    const { least, most } = quick ? QUICK : given;
    const pairs = pairsOf(names, quick || given.neighbours);
    const before = results === null ? [] : readResults(results);
    const raced: RoundRace[] = [];
    for (const [first, second] of pairs) {
      progress.show(raced.length, pairs.length, 'pairs');
      raced.push(await race({ game, first, second, outsider: bot, tables, seed, least, most, threads }));
    }
    const now = raced.map(({ first, second, games, wins }) => ({ game, seed, first, second, games, wins }));
    const kept = withResults(before, now);
    if (results !== null) writeResults(results, kept);
    const pairings = pairingsIn(kept, game);
    const ladder = ladderOf([...new Set(pairings.flatMap(({ first, second }) => [second, first]))], pairings);
    const result = {
      game,
      seed,
      ladder: ladder.map((rung, at) => ({
        ...rung,
        beatsNext: beats(pairings, rung.bot, ladder[at + 1]?.bot),
      })),
      pairings,
      milliseconds: timesOf(names, raced),
    };
    const how = `lab tournament --game ${game} --bots ${names.join(',')} --least ${least} --most ${most} --seed ${seed}`;
    if (html !== null) writeFileSync(html, pageOf({ ladder, pairings, how }));
    return { result, text: show(result), ok: true };
  },
});

function pairsOf(names: readonly string[], neighbours: boolean): [string, string][] {
  return names.flatMap((second, at) =>
    names
      .slice(at + 1)
      .filter((_, beyond) => !neighbours || beyond === 0)
      .map((first): [string, string] => [first, second]),
  );
}

interface Beats {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The result of a bot against the next lower one; null if they did not meet. */
function beats(pairings: readonly Pairing[], bot: string, next: string | undefined): Beats | null {
  for (const { first, second, games, wins } of pairings) {
    const won = first === bot && second === next ? wins : games - wins;
    const met = (first === bot && second === next) || (first === next && second === bot);
    if (!met || games === 0) continue;
    const { low, high } = intervalOf({ games, wins: won });
    return { games, share: rounded(won / games), low: rounded(low), high: rounded(high) };
  }
  return null;
}

/** The 95th percentile of what an answer took, by bot, in milliseconds of CPU. */
function timesOf(
  names: readonly string[],
  raced: readonly RoundRace[],
): { readonly [bot: string]: number | null } {
  return Object.fromEntries(
    names.map((name) => {
      const own = raced.flatMap(({ first, second, times }) => {
        if (times === null) return [];
        if (name === first) return [times[0]];
        return name === second ? [times[1]] : [];
      });
      const longest = own.flatMap(({ longest: some }) => some).sort((a, b) => b - a);
      const decisions = own.reduce((sum, { decisions: some }) => sum + some, 0);
      const p95 = longest[Math.floor(decisions / 20)];
      return [name, p95 === undefined ? null : rounded(p95)];
    }),
  );
}

interface Shown {
  readonly ladder: readonly {
    readonly bot: string;
    readonly rating: number;
    readonly low: number;
    readonly high: number;
    readonly beatsNext: Beats | null;
  }[];
  readonly milliseconds: { readonly [bot: string]: number | null };
}

const show = ({ ladder, milliseconds }: Shown): string =>
  table([
    ['bot', 'rating', '95 % from', 'to', 'beats the next', 'from', 'to', 'races', 'ms, 95th'],
    ...ladder.map(({ bot, rating, low, high, beatsNext }) => [
      bot,
      rating,
      low,
      high,
      beatsNext?.share ?? '',
      beatsNext?.low ?? '',
      beatsNext?.high ?? '',
      beatsNext?.games ?? '',
      milliseconds[bot] ?? '',
    ]),
  ]);
