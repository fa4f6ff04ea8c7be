import { NO_RACES } from '@race/balance';
import { PRINTED } from '@race/balance/house-rules.ts';
import { readOptions } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { fakeWorker } from '../../sources/testing/fake-worker.ts';
import { type HeatRequest, runAll } from './running.ts';

const read = readOptions({ board: 'africa' });
if (!read.ok) throw new Error('no race');
const { signal } = new AbortController();
const TABLE = { options: read.options, house: PRINTED, bot: 'racer', seed: 3, signal } as const;

/** A thread that counts without racing, or fails at the nth part. */
const threadWith = (failsAt = Number.POSITIVE_INFINITY) =>
  fakeWorker((worker) =>
    queueMicrotask(() => {
      const heat = worker.asked.at(-1)?.given as HeatRequest;
      if (worker.asked.length >= failsAt) worker.fail();
      else worker.reply({ ...NO_RACES, races: heat.races });
    }),
  );

describe('races in many threads', () => {
  it('are all run once, told part by part, and the threads are ended', async () => {
    const [one, other] = [threadWith(), threadWith()];
    const onProgress: number[] = [];
    const tally = await runAll({
      ...TABLE,
      races: 23,
      threads: [one.port, other.port],
      onProgress: ({ races }) => onProgress.push(races),
    });
    expect(tally?.races).toBe(23);
    expect(onProgress.at(-1)).toBe(23);
    expect(onProgress).toHaveLength(5);
    const firsts = [...one.asked, ...other.asked]
      .map(({ given }) => (given as HeatRequest).first)
      .sort((a, b) => a - b);
    expect(firsts).toEqual([0, 5, 10, 15, 20]);
    expect([one.isEnded(), other.isEnded()]).toEqual([true, true]);
  });

  it('are nothing once they are called off', async () => {
    const one = threadWith();
    const off = new AbortController();
    const all = runAll({
      ...TABLE,
      races: 30,
      signal: off.signal,
      threads: [one.port],
      onProgress: () => off.abort(),
    });
    expect(await all).toBeNull();
    expect(one.isEnded()).toBe(true);
  });

  it('are nothing where a thread fails', async () => {
    const [one, other] = [threadWith(2), threadWith()];
    const all = runAll({ ...TABLE, races: 30, threads: [one.port, other.port], onProgress: () => {} });
    expect(await all).toBeNull();
    expect([one.isEnded(), other.isEnded()]).toEqual([true, true]);
  });
});
