// Tables and lines for tests.
import type { LineRow, TableRow } from '../index.ts';

export const row = (table: string, more: Partial<TableRow> = {}): TableRow => ({
  table,
  game: 'race',
  plan: '{"seed":[1,2]}',
  record: '{}',
  stage: 'gathering',
  listed: true,
  made: 1_000,
  touched: 1_000,
  revision: 1,
  people: ['anna'],
  due: null,
  ...more,
});

export const line = (n: number, more: Partial<LineRow> = {}): LineRow => ({
  line: n,
  seat: 0,
  entry: '{"do":"pass"}',
  key: `k${n}`,
  at: n,
  question: n,
  checksum: -5,
  ...more,
});
