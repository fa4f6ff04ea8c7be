import type { SqlReader, SqlRow } from '../sql.ts';
import type { DailyStore, ListedRun, RunRow } from './port.ts';

export const dailyReads = ({ one, many }: SqlReader): DailyStore => ({
  run: (day, person) => one('run', readRun, day, person),
  runsBy: (person) => many('runsBy', readRun, person),
  runsOf: (day, most) => many('runsOf', readListed, day, most),
  countRuns: async (day) => (await one('countRuns', readCount, day)) ?? { started: 0, finished: 0 },
  runsAhead: async (day, { score, finished }) =>
    (await one('runsAhead', (row) => Number(row.ahead), day, score, finished)) ?? 0,
  unverified: (most) => many('unverified', readRun, most),
  daysBefore: (day, most) => many('daysBefore', (row) => String(row.day), day, most),
});

const readRun = (row: SqlRow): RunRow => ({
  day: String(row.day),
  person: String(row.person),
  table: String(row.table_id),
  made: Number(row.made),
  ends: Number(row.ends),
  struck: row.struck === 1,
  result:
    row.score === null
      ? null
      : { score: Number(row.score), finished: Number(row.finished), detail: String(row.detail) },
});

const readListed = (row: SqlRow): ListedRun => ({ ...readRun(row), name: String(row.name) });

const readCount = (row: SqlRow) => ({ started: Number(row.started), finished: Number(row.finished) });
