// Tables and lines as tests keep them.
import type { KeptLine, KeptTable } from '../port.ts';

export const row = (table: string, more: Partial<KeptTable> = {}): KeptTable => ({
  table,
  game: 'race',
  plan: '{"seed":[1,2]}',
  matter: '{}',
  stage: 'gathering',
  listed: true,
  made: 1_000,
  touched: 1_000,
  revision: 1,
  people: ['anna'],
  due: null,
  ...more,
});

export const line = (n: number, more: Partial<KeptLine> = {}): KeptLine => ({
  line: n,
  seat: 0,
  entry: '{"do":"pass"}',
  key: `k${n}`,
  at: n,
  question: n,
  print: -5,
  ...more,
});
