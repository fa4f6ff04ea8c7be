import { type Change, memoryStore } from '@race/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Committer, makeCommitter } from './committer.ts';

const change = (name: string): Change => ({ write: 'person', person: { person: name, name, made: 0 } });
const named = (one: Change): string => (one.write === 'person' ? one.person.person : '');

let committer: Committer;
let written: string[][];
let told: string[];
let faults: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  written = [];
  told = [];
  faults = [];
  const store = memoryStore();
  const counting = {
    ...store,
    commit: (changes: readonly Change[]) => {
      written.push(changes.map(named));
      return store.commit(changes);
    },
  };
  committer = makeCommitter({ store: counting, failed: (error) => faults.push(error) });
});
afterEach(() => {
  vi.useRealTimers();
  expect(faults).toEqual([]);
});

const add = (name: string): void => committer.add(change(name), () => told.push(name));

describe('a committer', () => {
  it('writes at once what comes alone, and together what comes in one tick', async () => {
    add('a');
    add('b');
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([['a', 'b']]);
    expect(told).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(1_000);
    add('c');
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([['a', 'b'], ['c']]);
  });

  it('lets what follows on its heels share the next transaction', async () => {
    add('a');
    await vi.advanceTimersByTimeAsync(0);
    add('b');
    await vi.advanceTimersByTimeAsync(1);
    add('c');
    expect(told).toEqual(['a']);
    const flushed = committer.flushed();
    await vi.advanceTimersByTimeAsync(20);
    await flushed;
    expect(written).toEqual([['a'], ['b', 'c']]);
    expect(told).toEqual(['a', 'b', 'c']);
  });

  it('leaves the same gap after a transaction that took its time', async () => {
    const store = memoryStore();
    const began: number[] = [];
    const slow = makeCommitter({
      store: {
        commit: async (changes) => {
          began.push(Date.now() - 1_000);
          await new Promise((resolve) => setTimeout(resolve, 30));
          return store.commit(changes);
        },
      },
      failed: (error) => faults.push(error),
    });
    const both = [slow.write(change('a'))];
    await vi.advanceTimersByTimeAsync(5);
    both.push(slow.write(change('b')), slow.write(change('c')));
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(both)).toEqual([true, true, true]);
    expect(began).toEqual([0, 38]);
  });

  it('goes on when somebody fails to take the news', async () => {
    const fault = new Error('gone');
    committer.add(change('a'), () => {
      throw fault;
    });
    add('b');
    await vi.advanceTimersByTimeAsync(0);
    add('c');
    await vi.advanceTimersByTimeAsync(20);
    expect(told).toEqual(['b', 'c']);
    expect(faults.splice(0)).toEqual([fault]);
  });

  it('lets more share a transaction while many tables play', async () => {
    for (let nth = 0; nth < 30; nth++) add(`${nth}`);
    await vi.advanceTimersByTimeAsync(0);
    add('next');
    await vi.advanceTimersByTimeAsync(9);
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(written[1]).toEqual(['next']);
  });
});
