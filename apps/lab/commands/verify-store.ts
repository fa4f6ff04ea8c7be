import { existsSync } from 'node:fs';
import { openSqlite } from '@race/store';
import { type CommandOutcome, command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { type StoreFigures, verifyStore } from '../net/verify-store.ts';

export const verifyStored = command({
  name: 'verify-store',
  summary: 'Replays every stored game and reports differences. Run it before each release.',
  takes: ['FILE'],
  options: {},
  async run(_given, { files: [file = ''], progress }) {
    if (!existsSync(file)) throw new UsageFault(`there is no store ${file}`);
    const store = openSqlite(file);
    const figures = await verifyStore(store, (tables) => progress.show(tables, tables, 'tables'));
    await store.close();
    return outcomeOf(file, figures);
  },
});

/** The findings in a store, for every command that replays one. */
export function outcomeOf(file: string, { tables, lines, differences }: StoreFigures): CommandOutcome {
  const listed = differences
    .slice(0, 20)
    .map(({ table, line, problem }) => `  ${table}, line ${line}: ${problem}`);
  const text = [`${tables} tables, ${lines} lines, ${differences.length} differences`, ...listed].join('\n');
  return {
    result: { file, tables, lines, differences: differences.slice(0, 100) },
    text,
    ok: differences.length === 0,
  };
}
