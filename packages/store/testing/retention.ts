import { expect, it } from 'vitest';
import type { ReportRow, Store } from '../index.ts';
import { AGEING, type Ageing } from '../retention.ts';
import { row } from './kept.ts';

const report = (name: string, made: number): ReportRow => ({
  report: name,
  reporter: 'anna',
  person: 'ben',
  name: 'Ben',
  table: 'a',
  seat: 1,
  line: null,
  reason: 'insult',
  words: '',
  made,
  settled: null,
  outcome: null,
  reply: '',
  heard: null,
});

const quote = { line: 1, person: 'ben', name: 'Ben', seat: 1, phrase: '', words: 'you', made: 1 };

const act = (name: string, made: number) => ({
  act: name,
  administrator: 'root',
  kind: 'warning',
  person: 'ben',
  days: null,
  made,
});

const sanction = (name: string, made: number, more: { until?: number | null; kind?: string } = {}) => ({
  sanction: name,
  person: 'ben',
  kind: 'silence',
  reason: 'insult',
  made,
  until: null,
  lifted: null,
  confirmed: null,
  ...more,
});

const bug = (name: string, made: number) => ({
  write: 'bug' as const,
  bug: { bug: name, table: 'a', seat: null, at: 1, note: 'odd', person: '', made },
});

/** Tests of retention, for every store. */
export function deletesWhatIsOld(store: () => Store): void {
  const sweep = async (what: Ageing, before: number, most: number) =>
    (await store().commit([{ write: 'sweep', what, before, most }]))[0];

  it.each(AGEING)('deletes nothing of %s where there is nothing', async (what) => {
    expect(await sweep(what, 1_000_000, 10)).toBe('conflict');
  });

  it('deletes the oldest notes about faults, a few at a time', async () => {
    await store().commit([bug('a', 1), bug('b', 2), bug('c', 3), bug('d', 50)]);
    expect(await sweep('bugs', 50, 2)).toBe('written');
    expect([await store().bug('a'), await store().bug('b')]).toEqual([null, null]);
    expect(await store().bug('c')).not.toBeNull();
    expect(await sweep('bugs', 50, 2)).toBe('written');
    expect(await sweep('bugs', 50, 2)).toBe('conflict');
    expect(await store().bug('d')).not.toBeNull();
  });

  it('deletes what administrators did long ago', async () => {
    await store().commit([
      { write: 'act', act: act('a', 1) },
      { write: 'act', act: act('b', 50) },
    ]);
    expect(await sweep('acts', 50, 9)).toBe('written');
    expect((await store().acts(9)).map(({ act }) => act)).toEqual(['b']);
  });

  it('deletes warnings and what has ended, and no ban that holds', async () => {
    const imposed = [
      sanction('warned', 1, { kind: 'warning' }),
      sanction('over', 1, { until: 40 }),
      sanction('holds', 1, { until: 60 }),
      sanction('for good', 1, { kind: 'ban' }),
      sanction('new', 60, { kind: 'warning' }),
    ];
    await store().commit(
      imposed.map((one, n) => ({ write: 'act', act: act(`${n}`, one.made), sanction: one }) as const),
    );
    expect(await sweep('sanctions', 50, 9)).toBe('written');
    expect((await store().sanctionsOf('ben')).map((one) => one.sanction).sort()).toEqual([
      'for good',
      'holds',
      'new',
    ]);
    await store().commit([{ write: 'act', act: act('lift', 30), lifts: 'for good' }]);
    expect(await sweep('sanctions', 50, 9)).toBe('written');
    expect((await store().sanctionsOf('ben')).map((one) => one.sanction).sort()).toEqual(['holds', 'new']);
  });

  it('deletes rests that ended long ago, and that tables were here', async () => {
    await store().commit([
      { write: 'rest', rest: { since: 1, until: 5 } },
      { write: 'rest', rest: { since: 40, until: 60 } },
      { write: 'table', row: row('x', { stage: 'over', touched: 1 }) },
      { write: 'dropOld', table: 'x', stage: 'over', before: 5, at: 10 },
    ]);
    expect(await sweep('rests', 50, 9)).toBe('written');
    expect(await store().rests(0)).toEqual([{ since: 40, until: 60 }]);
    expect(await sweep('gone', 10, 9)).toBe('conflict');
    expect(await sweep('gone', 11, 9)).toBe('written');
    expect(await store().gone('x')).toBeNull();
  });

  it('finds old reports, and deletes them with what they quote', async () => {
    await store().commit([
      { write: 'report', report: report('settled', 1), quotes: [quote] },
      { write: 'report', report: report('waits', 2), quotes: [] },
      { write: 'report', report: report('young', 30), quotes: [quote] },
      { write: 'act', act: act('a', 20), settles: { reports: ['settled'], reply: '' } },
    ]);
    expect(await store().oldReports(20, 2, 9)).toEqual([]);
    expect(await store().oldReports(21, 3, 9)).toEqual(['settled', 'waits']);
    expect(await store().oldReports(21, 3, 1)).toEqual(['settled']);
    const drop = (name: string) => ({ write: 'dropReport', report: name }) as const;
    expect(await store().commit([drop('settled'), drop('settled')])).toEqual(['written', 'conflict']);
    expect(await store().report('settled')).toBeNull();
    expect(await store().quotesOf('settled')).toEqual([]);
    expect(await store().quotesOf('young')).toHaveLength(1);
  });

  it('goes through all tables, and says who is left at them', async () => {
    await store().commit([
      { write: 'person', person: { person: 'anna', name: 'Anna', made: 1 } },
      { write: 'table', row: row('a', { touched: 7 }) },
      { write: 'table', row: row('b', { stage: 'over', people: ['nobody'] }) },
      { write: 'table', row: row('c', { people: [] }) },
    ]);
    expect(await store().ageingTables('', 2)).toEqual([
      { table: 'a', stage: 'gathering', touched: 7, isDeserted: false },
      { table: 'b', stage: 'over', touched: 1_000, isDeserted: true },
    ]);
    expect(await store().ageingTables('b', 2)).toMatchObject([{ table: 'c', isDeserted: true }]);
    expect(await store().ageingTables('c', 2)).toEqual([]);
  });

  it('goes through all guests, and leaves out who has an account', async () => {
    const person = (name: string) => ({ write: 'person', person: { person: name, name, made: 5 } }) as const;
    await store().commit([
      ...['a', 'b', 'c', 'd'].map(person),
      { write: 'token', hash: 'h', person: 'a', made: 5 },
      { write: 'account', account: { person: 'b', login: 'ben', password: 'x', made: 5 } },
      { write: 'table', row: row('t', { people: ['c'] }) },
    ]);
    expect(await store().ageingGuests('', 3)).toEqual({
      guests: [
        { person: 'a', made: 5, used: 5, isBound: false },
        { person: 'c', made: 5, used: null, isBound: true },
      ],
      last: 'c',
    });
    expect(await store().ageingGuests('c', 3)).toMatchObject({ guests: [{ person: 'd' }], last: 'd' });
    expect(await store().ageingGuests('d', 3)).toEqual({ guests: [], last: null });
    await store().tidy();
  });
}
