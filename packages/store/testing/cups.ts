import { expect, it } from 'vitest';
import type { Change, CupRow, Store } from '../index.ts';
import { row } from './kept.ts';

const cup = (name: string, more: Partial<CupRow> = {}): CupRow => ({
  cup: name,
  plan: '{}',
  host: 'anna',
  stage: 'entry',
  starts: 5_000,
  due: 4_000,
  made: 1_000,
  touched: 1_000,
  lines: 0,
  ...more,
});
const made = (name: string, more: Partial<CupRow> = {}): Change => ({
  write: 'newCup',
  row: cup(name, more),
});
const person = (name: string): Change => ({
  write: 'person',
  person: { person: name, name: name.toUpperCase(), made: 1 },
});
/** A person enters with the next line. */
const enters = (name: string, line: number, who: string): Change => ({
  write: 'cupLine',
  row: cup(name, { lines: line, touched: 1_000 + line }),
  entry: `{"line":"entered","number":${line - 1}}`,
  entrant: { number: line - 1, person: who },
});
const table = (name: string, more: Parameters<typeof row>[1] = {}) => row(name, { ...more });

/** Tests of cups, for every store. */
export function keepsCups(store: () => Store): void {
  it('keeps a cup with its log, and takes each line from one process only', async () => {
    await store().commit([made('c'), person('anna')]);
    expect(await store().commit([enters('c', 1, 'anna'), enters('c', 1, 'ben')])).toEqual([
      'written',
      'conflict',
    ]);
    expect(await store().commit([enters('c', 3, 'ben')])).toEqual(['conflict']);
    expect(await store().cup('c')).toEqual(cup('c', { lines: 1, touched: 1_001 }));
    expect(await store().cup('other')).toBeNull();
    expect(await store().cupLines('c')).toEqual([
      { cup: 'c', line: 1, entry: '{"line":"entered","number":0}', at: 1_001 },
    ]);
    expect(await store().entrants('c')).toEqual([{ number: 0, person: 'anna', name: 'ANNA' }]);
  });

  it('opens the tables of a round with its line, or none of them', async () => {
    await store().commit([made('c'), { write: 'table', row: table('taken') }]);
    const round = (names: readonly string[]): Change => ({
      write: 'cupLine',
      row: cup('c', { lines: 1, stage: 'running' }),
      entry: '{}',
      tables: names.map((name) => table(name)),
    });
    expect(await store().commit([round(['t1', 'taken'])])).toEqual(['conflict']);
    expect(await store().table('t1')).toBeNull();
    expect(await store().cup('c')).toMatchObject({ lines: 0, stage: 'entry' });
    expect(await store().commit([round(['t1', 't2']), round(['t3'])])).toEqual(['written', 'conflict']);
    expect(await store().cupOfTable('t1')).toBe('c');
    expect(await store().cupOfTable('taken')).toBeNull();
    expect((await store().tablesOf('anna', 9)).map((one) => one.table).sort()).toEqual(['t1', 't2', 'taken']);
  });

  it('finds the races of a cup where somebody looks, besides listed ones', async () => {
    const racing = { stage: 'racing', listed: false };
    await store().commit([
      made('c'),
      {
        write: 'cupLine',
        row: cup('c', { lines: 1 }),
        entry: '{}',
        tables: [table('t1', racing), table('t2', { listed: false })],
      },
      { write: 'table', row: table('other', racing) },
      { write: 'house', house: 'x', until: 100, since: 0 },
      ...['t1', 't2', 'other'].map(
        (one): Change => ({ write: 'present', table: one, house: 'x', people: ['anna'] }),
      ),
    ]);
    expect((await store().lookedAt('racing', 10, 9)).map((one) => one.table)).toEqual(['t1']);
    expect(await store().lookedAt('gathering', 10, 9)).toEqual([]);
    expect((await store().presentAtListed(10, 9)).map((one) => one.table).sort()).toEqual(['t1', 't2']);
  });

  it('finds races that are over and not counted, or gone, and counts each once', async () => {
    await store().commit([
      made('c'),
      { write: 'cupLine', row: cup('c', { lines: 1 }), entry: '{}', tables: [table('t1'), table('t2')] },
    ]);
    expect(await store().cupsToCount(9)).toEqual([]);
    await store().commit([{ write: 'table', row: table('t1', { stage: 'over', revision: 2 }) }]);
    expect(await store().cupsToCount(9)).toEqual(['c']);
    const count = (line: number, counted: string): Change => ({
      write: 'cupLine',
      row: cup('c', { lines: line }),
      entry: '{}',
      counted,
    });
    expect(await store().commit([count(2, 't1'), count(3, 't1')])).toEqual(['written', 'conflict']);
    expect(await store().cupsToCount(9)).toEqual([]);
    await store().commit([{ write: 'dropTable', table: 't2' }]);
    expect(await store().cupsToCount(9)).toEqual(['c']);
    expect(await store().commit([count(3, 't2')])).toEqual(['written']);
    expect(await store().cupsToCount(9)).toEqual([]);
  });

  it('lists cups by stage, host and entrant, and knows where something is due', async () => {
    await store().commit([
      made('late', { starts: 9_000, due: 8_000 }),
      made('soon', { host: 'ben' }),
      made('over', { stage: 'over', due: null }),
      made('older', { stage: 'over', due: null, touched: 5 }),
      enters('late', 1, 'ben'),
    ]);
    const names = (rows: readonly CupRow[]) => rows.map((one) => one.cup);
    expect(names(await store().cupsIn('entry', 9))).toEqual(['late', 'soon']);
    expect(names(await store().latestCups('over', 9))).toEqual(['over', 'older']);
    expect(names(await store().cupsOf('ben', 'entry'))).toEqual(['soon']);
    expect(names(await store().cupsEnteredBy('ben', 9))).toEqual(['late']);
    expect(await store().cupsDue(3_999, 9)).toEqual([]);
    expect(await store().cupsDue(4_000, 1)).toEqual(['late']);
    expect(await store().cupsDue(8_000, 9)).toEqual(['late', 'soon']);
    await store().commit([
      { write: 'cupDue', cup: 'soon', was: 1, due: null },
      { write: 'cupDue', cup: 'late', was: 4_000, due: null },
    ]);
    expect(await store().cupsDue(8_000, 9)).toEqual(['soon']);
  });

  it('forgets who entered and who is the host, hands both on to an account, and deletes a cup as a whole', async () => {
    await store().commit([
      made('c'),
      made('d'),
      ...['anna', 'ben', 'guest'].map(person),
      enters('c', 1, 'anna'),
      enters('c', 2, 'guest'),
      enters('d', 1, 'ben'),
      enters('d', 2, 'guest'),
      { write: 'inherit', from: 'guest', to: 'ben' },
    ]);
    expect((await store().entrants('c')).map((one) => one.person)).toEqual(['anna', 'ben']);
    // Nobody is in a cup twice.
    expect((await store().entrants('d')).map((one) => one.person)).toEqual(['ben', 'guest']);
    await store().commit([{ write: 'forget', person: 'anna' }]);
    expect(await store().entrants('c')).toEqual([
      { number: 0, person: '', name: '' },
      { number: 1, person: 'ben', name: 'BEN' },
    ]);
    expect(await store().cup('c')).toMatchObject({ host: '' });
    expect(await store().oldCups(1_002, 9)).toEqual([]);
    expect(await store().oldCups(1_003, 9)).toEqual(['c', 'd']);
    expect(await store().commit([{ write: 'dropCup', cup: 'c', before: 1_002 }])).toEqual(['conflict']);
    expect(await store().commit([{ write: 'dropCup', cup: 'c', before: 1_003 }])).toEqual(['written']);
    expect(await store().cup('c')).toBeNull();
    expect(await store().cupLines('c')).toEqual([]);
    expect(await store().entrants('c')).toEqual([]);
  });
}
