import { describe, expect, it } from 'vitest';
import { readPrometheus } from '../testing/prometheus.ts';
import { counter, exposed, gauge, Histogram, histogram, labelled } from './prometheus.ts';

describe('figures as text', () => {
  it('has help, type and samples of each family', () => {
    const moves = counter('race_moves_total', 'Lines written.');
    moves.add();
    moves.add();
    const rooms = gauge('race_rooms', 'Tables in memory.', () => 3);
    expect(exposed([moves, rooms])).toBe(
      '# HELP race_moves_total Lines written.\n# TYPE race_moves_total counter\nrace_moves_total 2\n' +
        '# HELP race_rooms Tables in memory.\n# TYPE race_rooms gauge\nrace_rooms 3\n',
    );
  });

  it('escapes what would break a line', () => {
    const odd = gauge('odd', 'a \\ and\na line', () => [{ labels: { what: 'a "b" \\ c\nd' }, value: 1 }]);
    expect(exposed([odd])).toBe(
      '# HELP odd a \\\\ and\\na line\n# TYPE odd gauge\nodd{what="a \\"b\\" \\\\ c\\nd"} 1\n',
    );
    expect([
      ...(readPrometheus(exposed([odd]))
        .get('odd')
        ?.samples.values() ?? []),
    ]).toEqual([1]);
  });

  it('sorts values into buckets that hold all that is smaller', () => {
    const seconds = new Histogram([0.01, 0.1, 1]);
    for (const value of [0.001, 0.01, 0.05, 0.1, 7]) seconds.observe(value);
    const read = readPrometheus(
      exposed([histogram('took_seconds', 'Time.', [{ labels: { where: 'x' }, of: seconds }])]),
    );
    expect([...(read.get('took_seconds')?.samples ?? [])]).toEqual([
      ['took_seconds_bucket{where="x",le="0.01"}', 2],
      ['took_seconds_bucket{where="x",le="0.1"}', 4],
      ['took_seconds_bucket{where="x",le="1"}', 4],
      ['took_seconds_bucket{where="x",le="+Inf"}', 5],
      ['took_seconds_sum{where="x"}', 7.161],
      ['took_seconds_count{where="x"}', 5],
    ]);
  });

  it('does not grow without end', () => {
    const refused = labelled('refused_total', 'Refused.', ['rule']);
    for (let n = 0; n < 2_000; n++) refused.add(`RULE-${n}`);
    refused.add('RULE-7');
    const samples = readPrometheus(exposed([refused])).get('refused_total')?.samples;
    expect(samples?.size).toBe(501);
    expect(samples?.get('refused_total{rule="other"}')).toBe(1_500);
    expect(samples?.get('refused_total{rule="RULE-7"}')).toBe(2);
  });

  it.each([
    ['a sample without a family', 'x 1\n'],
    ['a family that stands twice', '# HELP x x\n# TYPE x gauge\n# HELP x x\n# TYPE x gauge\n'],
    ['a sample of another family', '# HELP x x\n# TYPE x gauge\ny 1\n'],
    ['a quotation mark', '# HELP x x\n# TYPE x gauge\nx{a="b"c"} 1\n'],
    ['no end of the line', '# HELP x x\n# TYPE x gauge\nx 1'],
  ])('the reader of these tests sees %s', (_what, text) => {
    expect(() => readPrometheus(text)).toThrow();
  });
});
