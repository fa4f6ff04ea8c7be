import { describe, expect, it } from 'vitest';
import { figuresBetween, percentile, type TraceEvent, workOfPresses } from './figures.ts';

const event = (name: string, at: number, length = 0, tid = 1): TraceEvent => ({
  name,
  ts: at * 1000,
  dur: length * 1000,
  pid: 1,
  tid,
});

const trace = [
  event('Layout', 0, 1),
  event('begin', 1),
  event('RunTask', 10, 12),
  event('FunctionCall', 11, 4),
  event('RunMicrotasks', 12, 1),
  event('EventDispatch', 15, 2),
  event('Commit', 20, 2),
  event('FireAnimationFrame', 27, 1),
  event('Layout', 28, 1),
  event('Commit', 29, 1),
  event('RunTask', 28, 90, 2),
  event('end', 40),
  event('Layout', 41, 1),
];

describe('figures of a trace', () => {
  it('count what the page’s thread did between two marks', () => {
    expect(figuresBetween(trace, 'begin', 'end')).toEqual({
      layouts: 1,
      frames: 2,
      scriptMost: 6,
      scriptP95: 6,
      longestTask: 12,
      longestWait: 12,
    });
  });

  it('leave out what other programs took of the processor', () => {
    const shared = trace.map((one) => (one.name === 'RunTask' ? { ...one, tdur: 3000 } : one));
    expect(figuresBetween(shared, 'begin', 'end')).toMatchObject({ longestTask: 3, longestWait: 12 });
  });

  it('count the work between a press and the picture that shows it, on the page’s thread alone', () => {
    const pressed = [
      event('RunTask', 0, 3),
      event('RunTask', 4, 6),
      event('pressed', 5),
      event('RunTask', 11, 4),
      event('RunTask', 12, 50, 2),
      event('shown', 20),
      event('RunTask', 21, 7),
      event('pressed', 30),
      event('pressed', 40),
    ];
    expect(workOfPresses(pressed)).toEqual([10]);
  });

  it('cannot be read where a mark is missing', () => {
    expect(() => figuresBetween(trace, 'begin', 'never')).toThrow('never');
  });

  it('know the value that few exceed', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.8)).toBe(4);
    expect(percentile([], 0.95)).toBe(0);
  });
});
