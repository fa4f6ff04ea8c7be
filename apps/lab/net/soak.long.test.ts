import { describe, expect, it } from 'vitest';
import { measureSoak, type Sample } from './soak.ts';

describe('a soak', { timeout: 120_000 }, () => {
  it('plays, lets people leave and come back, and samples what the server holds', async () => {
    const seen: Sample[] = [];
    const figures = await measureSoak(
      { tables: 5, seconds: 4, seed: 1, store: 'sqlite', every: 0.5, warm: 1, pause: 0.05, away: 0.6 },
      (sample) => seen.push(sample),
    );
    expect(figures.samples).toEqual(seen);
    expect(seen.map(({ at }) => at)).toEqual(Array.from({ length: 11 }, (_, n) => n / 2 - 1));
    expect(figures.moves).toBeGreaterThan(20);
    expect(figures.returns).toBeGreaterThan(0);
    expect(figures.p50).toBeGreaterThan(0);
    expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
    expect(figures.worst).toBeGreaterThanOrEqual(figures.p99);
    expect(Math.min(...seen.map(({ heapMegabytes }) => heapMegabytes))).toBeGreaterThan(1);
    expect(Math.min(...seen.map(({ youngMegabytes }) => youngMegabytes))).toBeGreaterThan(0.5);
    expect(Math.max(...seen.map(({ rooms }) => rooms))).toBeGreaterThan(0);
    expect(figures.heap.grown).toBeCloseTo(figures.heap.last / figures.heap.first - 1, 1);
  });
});
