import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LawId, noChecks } from '@race/kernel/laws/index.ts';
import { type CommandOutcome, command } from '../cli/command.ts';
import { file, flag, list, oneOf, whole } from '../cli/options.ts';
import type { ProgressLine } from '../cli/progress.ts';
import { rounded, table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';
import { RANDOM } from '../games/game.ts';
import { GAME_IDS, gameOf } from '../games/index.ts';
import { tableOptions } from '../games/table.ts';
import type { LawsDone, LawsJob } from '../laws/job.ts';
import { pinnedGames } from '../laws/pinned.ts';
import { again } from '../laws/replay-breach.ts';
import { save } from '../laws/save.ts';

const DECISIONS_A_JOB = 20_000;
/** The most breaches in a result; more would only repeat themselves. */
const MOST_SHOWN = 20;

export const laws = command({
  name: 'laws',
  summary: 'Plays random games with random options on all cores and checks the laws of the architecture.',
  options: {
    game: oneOf('which game', GAME_IDS, 'race'),
    modules: list('modules (season:hard picks a variant), none, or random', []),
    decisions: whole('minimum number of decisions; only those with two or more answers count', 100_000, {
      least: 1,
    }),
    seed: whole('the same seed gives the same games', 1, { least: 0, most: 0x7fffffff }),
    out: file('the folder for games that break a law; a temporary one when left out', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
    random: flag('random games only, without the recorded games (law 9)'),
    again: file('look closely at a game that broke a law', null),
  },
  async run(given, { progress }) {
    if (given.again !== null) return again(given.again);
    const { game, modules, seed } = given;
    if (!modules.includes(RANDOM)) gameOf(game).open((one) => one.make(tableOptions({ modules })));
    const jobs: LawsJob[] = [];
    for (let left = given.decisions; left > 0; left -= DECISIONS_A_JOB)
      jobs.push({ game, modules, seed, nth: jobs.length, decisions: Math.min(DECISIONS_A_JOB, left) });
    const before = process.cpuUsage();
    const done = await overCores('laws', {
      jobs,
      threads: given.threads,
      done: reporter(progress, given.decisions),
    });
    const pinned = given.random ? { games: 0, violations: [] } : pinnedGames(game);
    const { user, system } = process.cpuUsage(before);
    return outcome({ ...given, done, pinned, cpuSeconds: rounded((user + system) / 1e6) });
  },
});

function reporter(progress: ProgressLine, all: number) {
  let decisions = 0;
  return (part: LawsDone) => {
    decisions += part.decisions;
    progress.show(decisions, all, 'decisions');
  };
}

interface Findings {
  readonly game: string;
  readonly modules: readonly string[];
  readonly seed: number;
  readonly out: string | null;
  readonly done: readonly LawsDone[];
  readonly pinned: ReturnType<typeof pinnedGames>;
  readonly cpuSeconds: number;
}

function outcome(found: Findings): CommandOutcome {
  const checks: Record<LawId, number> & { 9: number } = { ...noChecks(), 9: found.pinned.games };
  let games = 0;
  let decisions = 0;
  for (const part of found.done) {
    games += part.games;
    decisions += part.decisions;
    for (const [law, count] of Object.entries(part.checks)) checks[law as LawId] += count;
  }
  const broken = found.done.flatMap(({ violations }) => violations);
  const folder = broken.length === 0 ? '' : (found.out ?? mkdtempSync(join(tmpdir(), 'race-laws-')));
  const violations = [
    ...broken
      .slice(0, MOST_SHOWN)
      .map((violation, nth) => save(violation, join(folder, `law-${violation.law}-${nth + 1}.json`))),
    ...found.pinned.violations,
  ];
  const { game, modules, seed, cpuSeconds } = found;
  const ok = violations.length === 0;
  const result = {
    game,
    modules,
    seed,
    games,
    decisions,
    cpuSeconds,
    checks,
    violations,
    violationsInAll: broken.length + found.pinned.violations.length,
  };
  return { result, text: show(result), ok };
}

function show(result: {
  readonly games: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly checks: { readonly [law: string]: number };
  readonly violations: readonly { readonly law: string; readonly how: string; readonly file: string }[];
}): string {
  const lines = [
    `${result.games} games, ${result.decisions} decisions, ${result.cpuSeconds} s of CPU`,
    '',
    table([['law', 'checks'], ...Object.entries(result.checks).map(([law, count]) => [law, count])]),
    '',
    result.violations.length === 0 ? 'no violation' : `${result.violations.length} violations`,
    ...result.violations.map(({ law, how, file: at }) => `  law ${law}: ${how}\n    ${at}`),
  ];
  return lines.join('\n');
}
