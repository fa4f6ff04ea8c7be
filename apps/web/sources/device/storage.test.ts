import type { Race } from '@race/great-race';
import type { Entry } from '@race/kernel';
import type { TablePlan } from '@race/local';
import { describe, expect, it } from 'vitest';
import type { Loss } from '../messages.ts';
import { type GameStorage, memoryStorage, type SavedTable, storageWithFallback } from './storage.ts';

const PLAN = {} as TablePlan;
const saved = (table: string, turn = 1): SavedTable => ({ table, plan: PLAN, turn, over: false, touched: 0 });
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
    expect((await disk.read('a'))?.lines).toEqual([line(0)]);
  });

  it('knows a game that was opened before, even when nothing can be read any more', async () => {
    const { store, disk, isGone, losses } = given();
    await disk.put(saved('a'), [line(0)]);
    await store.read('a');
    isGone();
    expect(await store.append(saved('a'), 1, line(1))).toBe('written');
    expect((await store.read('a'))?.lines).toEqual([line(0), line(1)]);
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
    expect((await store.read('b'))?.lines).toEqual([]);
  });

  it('starts a new game in memory when there is no room for it', async () => {
    const { store, isFull, disk } = given();
    isFull();
    await store.put(saved('c'), [line(0)]);
    expect((await store.read('c'))?.lines).toEqual([line(0)]);
    expect(await disk.list()).toEqual([]);
  });
});

describe('a store that does not fail', () => {
  it('refuses a line that another tab has written', async () => {
    const { store, disk, losses } = given();
    await store.put(saved('a'), [line(0)]);
    await disk.append(saved('a'), 1, line(1));
    expect(await store.append(saved('a'), 1, line(2))).toBe('taken');
    expect((await store.read('a'))?.lines).toEqual([line(0), line(1)]);
    await store.remove('a');
    expect(await store.read('a')).toBeNull();
    expect(losses).toEqual([]);
  });
});
