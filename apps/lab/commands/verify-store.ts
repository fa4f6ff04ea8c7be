import { existsSync } from 'node:fs';
import { openSqlite } from '@race/store';
import { command } from '../cli/command.ts';
import { Fault } from '../cli/fault.ts';
import { verifyStore } from '../net/verify-store.ts';

export const verifyStored = command({
  name: 'verify-store',
  summary: 'Plays every stored game again and reports what differs: before each release.',
  takes: ['FILE'],
  options: {},
  async run(_given, { files: [file = ''], progress }) {
    if (!existsSync(file)) throw new Fault(`there is no store ${file}`);
    const store = openSqlite(file);
    const figures = await verifyStore(store, (tables) => progress.show(tables, tables, 'tables'));
    await store.close();
    const { tables, lines, differences } = figures;
    const listed = differences
      .slice(0, 20)
      .map(({ table, line, problem }) => `  ${table}, line ${line}: ${problem}`);
    const text = [`${tables} tables, ${lines} lines, ${differences.length} differences`, ...listed].join(
      '\n',
    );
    return {
      result: { file, tables, lines, differences: differences.slice(0, 100) },
      text,
      ok: differences.length === 0,
    };
  },
});
