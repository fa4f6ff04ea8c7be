import { writeFileSync } from 'node:fs';
import { BOARD_IDS, DIRECTIONS } from '@race/great-race';
import type { OpeningsOfRoad } from '@race/study/openings.ts';
import { command } from '../cli/command.ts';
import { file, text, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { overCores } from '../cores/cores.ts';
import type { FirstPlan } from '../openings/job.ts';

/** What hardly anybody plans says nothing. */
const LEAST_SHARE = 0.02;
const MOST_PLANS = 5;

export const openings = command({
  name: 'openings',
  summary: `Counts what strong bots plan in turn 1 on each board and in each direction, and how often they win.

What ships is written with --out packages/study/openings.json.`,
  options: {
    races: whole('races on each road', 60, { least: 1 }),
    crews: whole('crews in each race', 4, { least: 2, most: 4 }),
    bot: text('the bot that all crews are driven by', 'planner'),
    seed: whole('the same seed gives the same races', 1, { least: 0, most: 0x7fffffff }),
    out: file('where the counts are written', null),
    threads: whole('number of threads (default: all cores)', null, { least: 1, most: 256 }),
  },
  async run({ races, crews, bot, seed, out, threads }, { progress }) {
    const roads = BOARD_IDS.flatMap((board) => DIRECTIONS.map((towards) => ({ board, towards })));
    const jobs = roads.flatMap((road) =>
      Array.from({ length: races }, (_, nth) => ({ ...road, crews, bot, seed, nth })),
    );
    let played = 0;
    const done = () => progress.show(++played, jobs.length, 'races');
    const plans = await overCores('firstPlans', { jobs, threads, done });
    const result = {
      bot,
      crews,
      seed,
      races,
      roads: roads.map((road, nth): OpeningsOfRoad => {
        const some = plans.slice(nth * races, (nth + 1) * races).flat();
        return { ...road, made: some.length, plans: counted(some) };
      }),
    };
    if (out !== null) writeFileSync(out, `${JSON.stringify(result)}\n`);
    return { result, text: shown(result.roads), ok: true };
  },
});

/** Plans by how often they were made, each with how often it won. */
function counted(plans: readonly FirstPlan[]): OpeningsOfRoad['plans'] {
  const counts = new Map<string, { boxes: readonly number[]; times: number; won: number }>();
  for (const { boxes, hasWon } of plans) {
    const count = counts.get(boxes.join()) ?? { boxes, times: 0, won: 0 };
    count.times += 1;
    count.won += hasWon ? 1 : 0;
    counts.set(boxes.join(), count);
  }
  return [...counts.values()]
    .filter(({ times }) => times >= LEAST_SHARE * plans.length)
    .sort((a, b) => b.times - a.times || (a.boxes.join() < b.boxes.join() ? 1 : -1))
    .slice(0, MOST_PLANS);
}

const shown = (roads: readonly OpeningsOfRoad[]): string =>
  table([
    ['road', 'plan', 'made', 'won'],
    ...roads.flatMap(({ board, towards, made, plans }) =>
      plans.map(({ boxes, times, won }) => [
        `${board} ${towards}`,
        boxes.join(' '),
        `${times} of ${made}`,
        won,
      ]),
    ),
  ]);
