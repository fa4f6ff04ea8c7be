import type { Race } from '@race/great-race';
import type { Entry, Rules, Types } from '@race/kernel';
import { RACE_FORMAT, type TablePlan } from '@race/local';
import { describe, expect, it } from 'vitest';
import type { Loss } from '../messages.ts';
import { planReader, readLines, readRacePlan, readSavedTable } from './read-saved.ts';
import {
  type GameStorage,
  memoryStorage,
  readingStorage,
  type SavedTable,
  storageWithFallback,
} from './storage.ts';

const PLAN = {} as TablePlan;
const saved = (table: string, turn = 1): SavedTable => ({ table, plan: PLAN, turn, over: false, touched: 0 });
const linesIn = async (store: GameStorage, table: string) => {
  const found = await store.read(table);
  return found === null || found === 'damaged' ? found : found.lines;
};
const line = (seat: number): Entry<Race> => ({ seat, undo: true });

/** A disk that can fail: at everything, or at writing alone. */
function given() {
  const disk = memoryStorage();
  const losses: Loss[] = [];
  let fault: unknown = null;
  let canRead = true;
  const write =
    <A extends unknown[], X>(act: (...args: A) => Promise<X>) =>
    async (...args: A): Promise<X> => {
      if (fault !== null) throw fault;
      return act(...args);
    };
  const read =
    <A extends unknown[], X>(act: (...args: A) => Promise<X>) =>
    async (...args: A): Promise<X> => {
      if (!canRead) throw fault;
      return act(...args);
    };
  const failing: GameStorage = {
    list: read(disk.list),
    read: read(disk.read),
    put: write(disk.put),
    append: write(disk.append),
    mark: write(disk.mark),
    remove: write(disk.remove),
  };
  const store = storageWithFallback(failing, (loss) => losses.push(loss));
  return {
    disk,
    store,
    losses,
    isFull: () => {
      fault = new DOMException('no room', 'QuotaExceededError');
    },
    isGone: () => {
      fault = new DOMException('closed', 'InvalidStateError');
      canRead = false;
    },
  };
}

describe('a store that fails while a game is played', () => {
  it('goes on in memory, says so once, and has every line', async () => {
    const { store, losses, isFull, disk } = given();
    await store.put(saved('a'), [line(0)]);
    isFull();
    expect(await store.append(saved('a', 2), 1, line(1))).toBe('written');
    expect(await store.append(saved('a', 3), 2, line(2))).toBe('written');
    expect(losses).toEqual(['full']);
    expect(await store.read('a')).toEqual({ saved: saved('a', 3), lines: [line(0), line(1), line(2)] });
    expect(await linesIn(disk, 'a')).toEqual([line(0)]);
  });

  it('knows a game that was opened before, even when nothing can be read any more', async () => {
    const { store, disk, isGone, losses } = given();
    await disk.put(saved('a'), [line(0)]);
    await store.read('a');
    isGone();
    expect(await store.append(saved('a'), 1, line(1))).toBe('written');
    expect(await linesIn(store, 'a')).toEqual([line(0), line(1)]);
    expect((await store.list()).map(({ table }) => table)).toEqual(['a']);
    expect(await store.read('b')).toBeNull();
    expect(losses).toEqual(['gone']);
  });

  it('still lists and reads what the disk has, where only writing fails', async () => {
    const { store, disk, isFull } = given();
    await disk.put(saved('a'), [line(0)]);
    await disk.put(saved('b'), []);
    await store.read('a');
    isFull();
    await store.append(saved('a', 5), 1, line(1));
    expect((await store.list()).map(({ table, turn }) => [table, turn])).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
    expect(await linesIn(store, 'b')).toEqual([]);
  });

  it('starts a new game in memory when there is no room for it', async () => {
    const { store, isFull, disk } = given();
    isFull();
    await store.put(saved('c'), [line(0)]);
    expect(await linesIn(store, 'c')).toEqual([line(0)]);
    expect(await disk.list()).toEqual([]);
  });
});

describe('a store that does not fail', () => {
  it('refuses a line that another tab has written', async () => {
    const { store, disk, losses } = given();
    await store.put(saved('a'), [line(0)]);
    await disk.append(saved('a'), 1, line(1));
    expect(await store.append(saved('a'), 1, line(2))).toBe('taken');
    expect(await linesIn(store, 'a')).toEqual([line(0), line(1)]);
    await store.remove('a');
    expect(await store.read('a')).toBeNull();
    expect(losses).toEqual([]);
  });

  it('has no line in memory that the disk refused', async () => {
    const { store, disk, isGone } = given();
    await store.put(saved('a'), [line(0)]);
    await disk.append(saved('a'), 1, line(1));
    expect(await store.append(saved('a'), 1, line(2))).toBe('taken');
    isGone();
    expect(await linesIn(store, 'a')).toEqual([line(0)]);
  });
});

describe('a database with a damaged row', () => {
  const options = { board: 'africa', data: 1, towards: 'south', crews: 2, order: 'seated' };
  const players = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', bot: 'racer' },
  ];
  const row = (table: string, plan: object = {}) => ({
    table,
    plan: { options, players, seed: 7, salt: 'salt', ...plan },
    turn: 1,
    over: false,
    touched: 0,
  });
  const campaign = { id: 'c', name: 'Croisière noire', letters: true, way: 'alone', number: 1 };
  const solo = { options: { crew: 'french', rival: null, turns: 12 }, campaign };
  const readRow = (from: unknown) => readSavedTable(from, readRacePlan);
  const DAMAGED: readonly unknown[] = [
    null,
    { table: 'x' },
    row('x', { options: { ...options, crews: 9 } }),
    row('x', { players: [{ kind: 'bot', bot: 'nobody' }, players[0]] }),
    row('x', { seed: 'seven' }),
    row('x', { fork: { seed: 7, seat: 0, entries: 'none' } }),
    row('x', { solo: { ...solo, options: { rival: 'René' } } }),
    row('x', { solo: { ...solo, campaign: { ...campaign, number: 0 } } }),
    { ...row('x'), turn: -1 },
    { ...row('x'), over: 'yes' },
  ];

  it('lists the other games, and says that this one is damaged', async () => {
    for (const damaged of DAMAGED) {
      const rows = new Map<string, unknown>([
        ['good', row('good')],
        ['bad', damaged],
      ]);
      const store = readingStorage<Race, TablePlan>(
        {
          ...memoryStorage(),
          list: async () => [...rows.values()],
          read: async (table) => ({ saved: rows.get(table), lines: [] }),
        },
        async () => readRow,
      );
      expect((await store.list()).map(({ table }) => table)).toEqual(['good']);
      expect(await store.read('bad'), JSON.stringify(damaged)).toBe('damaged');
      expect(await store.read('good')).toMatchObject({ saved: { table: 'good' } });
    }
  });

  it('accepts a race of a campaign, whose options only solo races have', () => {
    const read = readRow(row('solo', { options: {}, players: [], solo }));
    expect(read?.plan).toMatchObject({
      options: { crews: 1 },
      players: [{ kind: 'person' }],
      solo: { campaign },
    });
    expect(readSavedTable(row('x', { solo }), planReader(RACE_FORMAT))).toBeNull();
  });

  it('accepts where a game was forked, and the position it begins at', () => {
    const fork = { seed: 7, seat: 0, entries: [{ seat: 0, answer: { do: 'done' } }] };
    expect(readRow(row('x', { fork }))?.plan.fork).toEqual(fork);
    expect(readRow(row('x', { position: { any: 'thing' } }))?.plan.position).toEqual({ any: 'thing' });
  });

  it('refuses a log with a line that is none', () => {
    const rules = { readAnswer: (from: unknown) => (from === 'go' ? 'went' : null) } as Rules<Types>;
    expect(readLines(rules, [{ seat: 0, answer: 'go' }, line(0)])).toEqual([
      { seat: 0, answer: 'went' },
      line(0),
    ]);
    for (const bad of [
      undefined,
      3,
      {},
      { seat: -1, answer: 'go' },
      { seat: 0, answer: 'fly' },
      { undo: true },
    ])
      expect(readLines(rules, [bad])).toBeNull();
  });
});
