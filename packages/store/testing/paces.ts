import { expect, it } from 'vitest';
import type { Store } from '../index.ts';

const EVERY = 1_000;
const BURST = 3;

/** Tests of shared rate limits, for every store. */
export function keepsPaces(current: () => Store): void {
  const take = async (name: string, at: number): Promise<boolean> =>
    (await current().commit([{ write: 'pace', name, at, every: EVERY, burst: BURST }]))[0] === 'written';
  const times = async (count: number, name: string, at: number): Promise<number> => {
    let taken = 0;
    for (let n = 0; n < count; n++) if (await take(name, at)) taken += 1;
    return taken;
  };

  it('gives from a bucket what it holds, then as fast as it fills, and never more than it holds', async () => {
    expect(await times(5, 'a', 50_000)).toBe(BURST);
    expect(await take('a', 50_999)).toBe(false);
    expect(await times(2, 'a', 51_000)).toBe(1);
    expect(await times(3, 'a', 53_000)).toBe(2);
    expect(await times(9, 'a', 900_000)).toBe(BURST);
  });

  it('has a bucket for each name, and gives each of many who ask at once its own', async () => {
    expect(await times(5, 'b', 1)).toBe(BURST);
    const at = 50_000;
    const asked = await Promise.all(Array.from({ length: 12 }, () => take('c', at)));
    expect(asked.filter(Boolean)).toHaveLength(BURST);
  });

  it('is not empty for as long as a clock went back', async () => {
    await times(BURST, 'd', 50_000_000);
    expect(await times(5, 'd', 49_999_000)).toBe(0);
    expect(await times(5, 'd', 40_000_000)).toBe(BURST);
    expect(await times(5, 'd', 40_001_000)).toBe(1);
  });

  it('forgets buckets that are full, and no others', async () => {
    await times(BURST, 'e', 50_000);
    await times(1, 'f', 50_000);
    expect(await current().commit([{ write: 'fullPaces', at: 51_000 }])).toEqual(['written']);
    expect(await times(5, 'e', 51_000)).toBe(1);
    expect(await times(5, 'f', 51_000)).toBe(BURST);
  });
}
