import { NOBODY, only } from '@race/kernel';
import type { Clock } from '@race/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  downtimeLeft,
  dueAt,
  late,
  leftOf,
  merge,
  reckon,
  type Timing,
  takeUp,
  turnTo,
  waitFor,
  wind,
} from './clock.ts';

const SEATS = 3;
const ADA = 0;
const BEN = 1;
const both = only(ADA) | only(BEN);
const clock: Clock = { bank: 60, free: 10, away: 30, late: 'default' };
const asking = (runs: number, gone = NOBODY, isWindow = false) => ({ runs, gone, isWindow });
const asked = (more: Partial<Timing> = {}): Timing => ({
  ...wind(clock, SEATS, 0),
  ...asking(only(ADA)),
  ...more,
});

describe('NET-08 a clock', () => {
  it('gives each decision its first seconds and takes the rest out of the bank', () => {
    const thought = reckon(asked(), 25_000);
    expect(leftOf(clock, thought, ADA)).toBe(45_000);
    const next = turnTo(clock, thought, asking(only(BEN)));
    expect(next.left).toEqual([45_000, 60_000, 60_000]);
    expect(leftOf(clock, next, ADA)).toBe(55_000);
  });

  it('costs nothing where the answer comes within the free time', () => {
    const next = turnTo(clock, reckon(asked(), 10_000), asking(only(BEN)));
    expect(next.left[ADA]).toBe(60_000);
  });

  it('runs for all who are asked at once, and stops for who has answered', () => {
    let timing = reckon(asked(asking(both)), 5_000);
    timing = reckon(waitFor(timing, asking(only(BEN))), 30_000);
    expect(timing.used).toEqual([5_000, 30_000, 0]);
  });

  it('lets the time for lost connections run first', () => {
    const gone = reckon(asked({ gone: only(ADA) }), 20_000);
    expect([gone.away[ADA], gone.used[ADA]]).toEqual([10_000, 0]);
    const longGone = reckon(gone, 50_000);
    expect([longGone.away[ADA], longGone.used[ADA]]).toEqual([0, 20_000]);
  });

  it('gives all the same time in a window, charges nobody, and looks at no connection', () => {
    const open = reckon(asked({ ...asking(both, only(ADA), true) }), 15_000);
    expect(leftOf(clock, open, ADA)).toBe(5_000);
    expect(leftOf(clock, open, BEN)).toBe(5_000);
    expect(dueAt(clock, open)).toBe(20_000);
    const next = turnTo(clock, reckon(open, 20_000), asking(only(ADA)));
    expect([next.left[ADA], next.away[ADA]]).toEqual([60_000, 30_000]);
  });

  it('gives no second free time to who takes an answer back', () => {
    const given = turnTo(clock, reckon(asked(), 8_000), asking(only(BEN)));
    const taken = takeUp(clock, turnTo(clock, reckon(given, 9_000), asking(only(ADA))), ADA);
    expect(leftOf(clock, taken, ADA)).toBe(62_000);
  });

  it('stands still while the server is away', () => {
    const downtimes = merge([
      { since: 5_000, until: 9_000 },
      { since: 8_000, until: 20_000 },
    ]);
    expect(downtimes).toEqual([{ since: 5_000, until: 20_000 }]);
    expect(reckon(asked(), 22_000, downtimes).used[ADA]).toBe(7_000);
    expect(downtimeLeft(6_000, downtimes)).toBe(14_000);
    expect(downtimeLeft(4_000, downtimes)).toBe(0);
  });
});

const span = fc.integer({ min: 0, max: 200_000 });
const downtimes = fc
  .array(fc.tuple(span, fc.integer({ min: 0, max: 40_000 })), { maxLength: 4 })
  .map((all) => merge(all.map(([since, long]) => ({ since, until: since + long }))));
const clocks = fc.record<Clock>({
  bank: fc.integer({ min: 0, max: 100 }),
  free: fc.integer({ min: 5, max: 40 }),
  away: fc.integer({ min: 0, max: 40 }),
  late: fc.constant('default'),
});
const waiting = fc.record({
  runs: fc.integer({ min: 0, max: 7 }),
  gone: fc.integer({ min: 0, max: 7 }),
  isWindow: fc.boolean(),
});

describe('NET-08 whatever happens', () => {
  it('reckoning in pieces is reckoning at once', () => {
    fc.assert(
      fc.property(clocks, waiting, downtimes, span, span, (made, asks, still, a, b) => {
        const timing = waitFor(wind(made, SEATS, 0), asks);
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        expect(reckon(reckon(timing, first, still), last, still)).toEqual(reckon(timing, last, still));
      }),
    );
  });

  it('time is up at the moment that was foretold, and not before', () => {
    fc.assert(
      fc.property(clocks, waiting, downtimes, (made, asks, still) => {
        const timing = waitFor(wind(made, SEATS, 0), asks);
        const due = dueAt(made, timing, still);
        expect(due === null).toBe(asks.runs === NOBODY);
        if (due === null) return;
        expect(late(made, reckon(timing, due, still))).not.toBe(NOBODY);
        expect(late(made, reckon(timing, due - 1, still))).toBe(NOBODY);
      }),
    );
  });

  it('no bank grows, none is overdrawn, and only who was asked pays', () => {
    fc.assert(
      fc.property(clocks, fc.array(fc.tuple(waiting, span), { maxLength: 8 }), (made, turns) => {
        let timing = wind(made, SEATS, 0);
        for (const [asks, long] of turns) {
          const before = timing;
          timing = turnTo(made, reckon(timing, timing.at + long), asks);
          for (let seat = 0; seat < SEATS; seat++) {
            expect(timing.left[seat]).toBeGreaterThanOrEqual(0);
            expect(timing.left[seat]).toBeLessThanOrEqual(before.left[seat] ?? 0);
            if ((before.runs & only(seat)) === 0) expect(timing.left[seat]).toBe(before.left[seat]);
          }
        }
      }),
    );
  });

  it('in a window nothing depends on who is at the table', () => {
    fc.assert(
      fc.property(clocks, waiting, fc.integer({ min: 0, max: 7 }), span, (made, asks, gone, long) => {
        const seen = (of: number) => {
          const timing = waitFor(wind(made, SEATS, 0), { ...asks, gone: of, isWindow: true });
          const { gone: _, ...rest } = turnTo(made, reckon(timing, long), { ...asks, gone: 0 });
          return [rest, dueAt(made, timing)];
        };
        expect(seen(gone)).toEqual(seen(asks.gone));
      }),
    );
  });
});
