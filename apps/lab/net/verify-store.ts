// Replays every stored game, line by line, with the present rules.
import { type Rules, streams, type Types } from '@race/kernel';
import { gameOf } from '@race/server/rooms/games.ts';
import { rerun } from '@race/server/rooms/rerun.ts';
import { readPlan } from '@race/server/rooms/table-schema.ts';
import type { Store, TableRow } from '@race/store';

export interface StoreFigures {
  readonly tables: number;
  readonly lines: number;
  readonly differences: { readonly table: string; readonly line: number; readonly problem: string }[];
}

const A_PAGE = 100;

export async function verifyStore(store: Store, report: (tables: number) => void): Promise<StoreFigures> {
  const figures = { tables: 0, lines: 0, differences: [] as StoreFigures['differences'] };
  for (let last = ''; ; ) {
    const page = await store.tablesAfter(last, A_PAGE);
    for (const row of page) {
      last = row.table;
      figures.tables += 1;
      const found = await verifyTable(store, row);
      figures.lines += found.lines;
      if (found.problem !== null)
        figures.differences.push({ table: row.table, line: found.lines, problem: found.problem });
    }
    report(figures.tables);
    if (page.length < A_PAGE) return figures;
  }
}

interface Verified {
  readonly lines: number;
  readonly problem: string | null;
}

async function verifyTable(store: Store, row: TableRow): Promise<Verified> {
  const game = gameOf(row.game);
  if (game === null) return { lines: 0, problem: `no game is called ${row.game}` };
  const lines = await store.lines(row.table);
  try {
    const plan = readPlan(row.plan);
    const rules: Rules<Types> = game.rules(plan.options);
    if (plan.version !== rules.version) return { lines: 0, problem: `rules ${plan.version} are not here` };
    const again = rerun(rules, streams(game.streams, plan.seed), lines);
    if (!again.ok) return { lines: again.line, problem: again.problem };
    return { lines: lines.length, problem: null };
  } catch (error) {
    return { lines: lines.length, problem: error instanceof Error ? error.message : 'unreadable' };
  }
}
