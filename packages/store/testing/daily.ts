import { expect, it } from 'vitest';
import type { Change, Store } from '../index.ts';
import { row } from './kept.ts';

const DAY = '2026-11-15';
const ENDS = 86_400_000;

const person = (name: string): Change => ({ write: 'person', person: { person: name, name, made: 1 } });

const run = (of: string, more: { readonly day?: string; readonly table?: string } = {}): Change => ({
  write: 'run',
  run: { day: DAY, person: of, table: `t-${of}`, made: 10, ends: ENDS, ...more },
});

const result = (of: string, score: number, finished = 100): Change => ({
  write: 'result',
  table: `t-${of}`,
  result: { score, finished, detail: '{}' },
});

/** Tests of the daily expedition, for every store. */
export function keepsExpeditions(store: () => Store): void {
  it('lets a person set off once a day', async () => {
    expect(
      await store().commit([
        run('anna'),
        run('anna', { table: 'other' }),
        run('anna', { day: '2026-11-16', table: 'next' }),
      ]),
    ).toEqual(['written', 'conflict', 'written']);
    expect(await store().run(DAY, 'anna')).toEqual({
      day: DAY,
      person: 'anna',
      table: 't-anna',
      made: 10,
      ends: ENDS,
      result: null,
      struck: false,
    });
    expect(await store().run(DAY, 'ben')).toBeNull();
  });

  it('lists the runs of a day, the best first, and keeps a result once', async () => {
    const names = ['anna', 'ben', 'cora', 'dirk'];
    await store().commit(names.flatMap((name) => [person(name), run(name)]));
    expect(
      await store().commit([
        result('anna', 5, 300),
        result('ben', 5, 200),
        result('cora', 7),
        result('ben', 9),
      ]),
    ).toEqual(['written', 'written', 'written', 'conflict']);
    const listed = await store().runsOf(DAY, 10, 'guests');
    expect(listed.map(({ name }) => name)).toEqual(['cora', 'ben', 'anna', 'dirk']);
    expect(listed[1]?.result).toEqual({ score: 5, finished: 200, detail: '{}' });
    expect((await store().runsOf(DAY, 2, 'guests')).map(({ name }) => name)).toEqual(['cora', 'ben']);
    expect(await store().countRuns(DAY)).toEqual({ started: 4, finished: 3 });
    expect(await store().runsAhead(DAY, { score: 5, finished: 300 }, 'guests')).toBe(2);
    expect(await store().runsAhead(DAY, { score: 7, finished: 100 }, 'guests')).toBe(0);
  });

  it('strikes a run off its day, and the try is spent', async () => {
    await store().commit([person('anna'), run('anna'), result('anna', 5)]);
    const strike = (name: string, table: string): Change => ({
      write: 'act',
      act: { act: name, administrator: 'root', kind: 'strike', person: 'anna', days: null, made: 20 },
      strikes: table,
    });
    expect(
      await store().commit([strike('1', 't-anna'), strike('2', 't-anna'), strike('3', 'none'), run('anna')]),
    ).toEqual(['written', 'conflict', 'conflict', 'conflict']);
    // The log contains only acts that were written.
    expect((await store().acts(9)).map(({ act }) => act)).toEqual(['1']);
    expect(await store().runsOf(DAY, 10, 'guests')).toEqual([]);
    expect(await store().countRuns(DAY)).toEqual({ started: 0, finished: 0 });
    expect((await store().run(DAY, 'anna'))?.struck).toBe(true);
    expect(await store().daysBefore('2026-12-01', 5)).toEqual([]);
  });

  it('finds the runs that came to their end in time and were not played again', async () => {
    const names = ['anna', 'ben', 'cora', 'dirk'];
    await store().commit([
      ...names.map((name) => run(name)),
      { write: 'table', row: row('t-anna', { stage: 'over', touched: ENDS - 1, people: [] }) },
      { write: 'table', row: row('t-ben', { stage: 'over', touched: ENDS, people: [] }) },
      { write: 'table', row: row('t-cora', { stage: 'racing', touched: 50, people: [] }) },
      { write: 'table', row: row('t-dirk', { stage: 'over', touched: 50, people: [] }) },
      result('dirk', 3),
    ]);
    expect((await store().unverified(10)).map(({ table }) => table)).toEqual(['t-anna']);
  });

  it('tells on which days somebody set off, the latest first', async () => {
    const days = ['2026-11-12', '2026-11-14', '2026-11-13', '2026-11-15'];
    await store().commit(days.map((day) => run('anna', { day, table: day })));
    expect(await store().daysBefore('2026-11-15', 2)).toEqual(['2026-11-14', '2026-11-13']);
  });

  it('knows all that somebody drove, and forgets it with them', async () => {
    await store().commit([
      run('anna'),
      run('ben'),
      run('anna', { day: '2026-11-16', table: 'next' }),
      result('anna', 5),
    ]);
    expect((await store().runsBy('anna')).map(({ day, result }) => [day, result?.score ?? null])).toEqual([
      ['2026-11-16', null],
      [DAY, 5],
    ]);
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect(await store().runsBy('anna')).toEqual([]);
    expect(await store().runsBy('ben')).toHaveLength(1);
  });

  it('carries runs over to an account, whose own try of a day stands', async () => {
    await store().commit([
      run('guest'),
      run('guest', { day: '2026-11-14', table: 'early' }),
      run('anna'),
      { write: 'inherit', from: 'guest', to: 'anna' },
      { write: 'forget', person: 'guest' },
    ]);
    expect((await store().run(DAY, 'anna'))?.table).toBe('t-anna');
    expect((await store().run('2026-11-14', 'anna'))?.table).toBe('early');
    expect(await store().run(DAY, 'guest')).toBeNull();
  });

  it('forgets the runs of a person, and of a table', async () => {
    await store().commit([run('anna'), run('ben')]);
    await store().commit([
      { write: 'forget', person: 'anna' },
      { write: 'dropTable', table: 't-ben' },
    ]);
    expect(await store().run(DAY, 'anna')).toBeNull();
    expect(await store().run(DAY, 'ben')).toBeNull();
  });
}
