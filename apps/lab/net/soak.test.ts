import { describe, expect, it } from 'vitest';
import { lab } from '../testing/lab.ts';
import { mustHaveFiles } from './files.ts';
import { slopeOf } from './slope.ts';
import { soakPlot } from './soak-plot.ts';

describe('a soak', () => {
  it('is drawn', () => {
    const samples = Array.from({ length: 61 }, (_, n) => ({
      at: 30 * (n - 10),
      heapMegabytes: 60 + (n % 3),
      rssMegabytes: 200,
      youngMegabytes: 30,
      rooms: 400,
      late: 12,
      moves: 100,
    }));
    const svg = soakPlot(samples, 'tea & tents');
    expect(svg).toContain('tea &amp; tents');
    expect(svg.match(/<polyline/g)).toHaveLength(5);
    for (const minutes of ['-5', '0', '15', '25']) expect(svg).toContain(`>${minutes}</text>`);
    expect(svg).not.toContain('NaN');
  });

  it('knows how steep a line is', () => {
    expect(slopeOf([0, 10, 20], [5, 6, 7])).toBeCloseTo(0.1);
    expect(slopeOf([0, 10, 20], [5, 9, 5])).toBeCloseTo(0);
    expect(slopeOf([3], [5])).toBe(0);
  });

  it('is refused where there are fewer files than sockets', async () => {
    expect(() => mustHaveFiles(5_000, 20_000)).toThrow(/5000 tables need 20060 .* 4985 tables at most/);
    expect(() => mustHaveFiles(4_985, 20_000)).not.toThrow();
    expect(await lab('soak', '--minutes', '1')).toMatchObject({ code: 2 });
  });
});
