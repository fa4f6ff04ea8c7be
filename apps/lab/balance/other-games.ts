// René's decks and the Dash: only their chances are compared with bounds.
import {
  addUp,
  type Finding,
  findChange,
  findShare,
  type Interval,
  intervalOf,
  type Score,
  shareOf,
} from '@race/balance';
import { BOARD_IDS, DIRECTIONS } from '@race/great-race';
import { LEVELS } from '@race/great-race/modules/solo/rene/cards.ts';
import type { Lab } from '../cli/command.ts';
import { overCores } from '../cores/cores.ts';
import type { SimulateJob } from '../simulate/job.ts';

export interface OtherTable {
  readonly name: string;
  readonly group: 'solo' | 'dash';
  readonly bound: 'solo' | 'powers' | 'legend' | 'dash';
  readonly options: object;
  readonly bot: string;
  readonly allowed: Interval;
}

/** The bot that searches longest, in few races. */
const CHAMPION = 'champion';
export const isSearching = ({ bot }: OtherTable): boolean => bot === CHAMPION;

/** Its subject: the racer, or each character. */
export type Scores = { readonly [of: string]: Score };

/** How often a competent player wins against each of René's decks. */
const AGAINST_RENE: Record<(typeof LEVELS)[number], Interval> = {
  1: { low: 0.6, high: 0.75 },
  2: { low: 0.35, high: 0.5 },
  3: { low: 0.15, high: 0.3 },
};

/** A legendary campaign can be won to its end. */
const AGAINST_ALL_POWERS: Interval = { low: 0.05, high: 1 };
const BEST_AGAINST_ALL_POWERS: Interval = { low: 0.2, high: 1 };

const ROADS = BOARD_IDS.flatMap((board) => DIRECTIONS.map((towards) => ({ board, towards })));
const soloName = (road: (typeof ROADS)[number], rival: string): string =>
  `solo ${road.board} ${road.towards} ${rival}`;
const EVERYTHING = 'level 3, all powers';

/** Percentage points above a fair share, between equal players. */
const CHARACTER = 0.02;
const PLAYERS = [2, 3, 4, 5, 6, 7];

export const OTHER_TABLES: readonly OtherTable[] = [
  ...LEVELS.flatMap((level) =>
    ROADS.map((road) => ({
      name: soloName(road, `level ${level}`),
      group: 'solo' as const,
      bound: 'solo' as const,
      options: { ...road, level },
      bot: 'racer',
      allowed: AGAINST_RENE[level],
    })),
  ),
  ...ROADS.map((road) => ({
    name: soloName(road, EVERYTHING),
    group: 'solo' as const,
    bound: 'powers' as const,
    options: { ...road, level: 3, powers: 'all' },
    bot: 'racer',
    allowed: AGAINST_ALL_POWERS,
  })),
  ...ROADS.map((road) => ({
    name: soloName(road, `${EVERYTHING}, ${CHAMPION}`),
    group: 'solo' as const,
    bound: 'legend' as const,
    options: { ...road, level: 3, powers: 'all' },
    bot: CHAMPION,
    allowed: BEST_AGAINST_ALL_POWERS,
  })),
  ...PLAYERS.map((players) => ({
    name: `dash ${players}`,
    group: 'dash' as const,
    bound: 'dash' as const,
    options: { players },
    bot: 'driver',
    allowed: { low: 0, high: 1 / players + CHARACTER },
  })),
];

/** Small enough that all cores stay busy to the end. */
const AT_ONCE = 50;

interface How {
  readonly games: number;
  readonly seed: number;
  readonly threads: number | null;
  readonly lab: Pick<Lab, 'progress'>;
}

export async function measureOther(table: OtherTable, { games, seed, threads, lab }: How): Promise<Scores> {
  const { name, group, options, bot } = table;
  const jobs: SimulateJob[] = [];
  for (let first = 0; first < games; first += AT_ONCE)
    jobs.push({
      game: group,
      options,
      bots: [bot],
      seed,
      anyModules: false,
      first,
      games: Math.min(AT_ONCE, games - first),
    });
  let counted = 0;
  const done = ({ games: more }: { readonly games: number }) => {
    counted += more;
    lab.progress.show(counted, games, `games: ${name}`);
  };
  const tally = (await overCores('simulate', { jobs, threads, done })).reduce(addUp);
  if (group === 'dash') return tally.characters;
  return { [bot]: { games: tally.games, wins: tally.winsBySeat[0] ?? 0 } };
}

export const otherFindings = ({ name, bound, allowed }: OtherTable, scores: Scores): (Finding & Named)[] =>
  Object.entries(scores).map(([of, score]) => ({ cell: name, ...findShare(bound, of, score, allowed) }));

/** On each road the racer wins no more often against a stronger rival: level by level, then with all powers. */
export function risingFindings(others: { readonly [name: string]: Scores }): (Finding & Named)[] {
  const rivals = [...LEVELS.map((level) => `level ${level}`), EVERYTHING];
  return ROADS.flatMap((road) =>
    rivals.slice(1).flatMap((rival, nth) => {
      const [easier, harder] = [rivals[nth] ?? '', rival].map((one) => others[soloName(road, one)]?.racer);
      if (easier === undefined || harder === undefined) return [];
      const change = findChange('rising', '', [measuredIn(easier), measuredIn(harder)], { low: -1, high: 0 });
      return [{ cell: soloName(road, rival), ...change }];
    }),
  );
}

const measuredIn = (score: Score) => ({ value: shareOf(score), interval: intervalOf(score) });

interface Named {
  readonly cell: string;
}
