import { NOBODY, only } from '@race/kernel';
import type { Clock } from '@race/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  downtimeLeft,
  dueAt,
  holidaysOf,
  LONGEST_SHOWING,
  late,
  leftOf,
  merge,
  nightsIn,
  reckon,
  shownTo,
  type Timing,
  takeHoliday,
  takeUp,
  turnTo,
  waitFor,
  wind,
} from './clock.ts';

const SEATS = 3;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADA = 0;
const BEN = 1;
const both = only(ADA) | only(BEN);
const clock: Clock = { bank: 60, free: 10, gain: 0, away: 30, late: 'default', night: null };
const asking = (runs: number, gone = NOBODY, isWindow = false) => ({ runs, gone, isWindow });
const asked = (more: Partial<Timing> = {}): Timing => ({
  ...wind(clock, SEATS, 0),
  ...asking(only(ADA)),
  ...more,
});

describe('NET-08 a clock', () => {
  it('gives each decision its first seconds and takes the rest out of the bank', () => {
    const thought = reckon(clock, asked(), 25_000);
    expect(leftOf(clock, thought, ADA)).toBe(45_000);
    const next = turnTo(clock, thought, asking(only(BEN)));
    expect(next.left).toEqual([45_000, 60_000, 60_000]);
    expect(leftOf(clock, next, ADA)).toBe(55_000);
  });

  it('costs nothing where the answer comes within the free time', () => {
    const next = turnTo(clock, reckon(clock, asked(), 10_000), asking(only(BEN)));
    expect(next.left[ADA]).toBe(60_000);
  });

  it('runs for all who are asked at once, and stops for who has answered', () => {
    let timing = reckon(clock, asked(asking(both)), 5_000);
    timing = reckon(clock, waitFor(timing, asking(only(BEN))), 30_000);
    expect(timing.used).toEqual([5_000, 30_000, 0]);
  });

  it('lets the time for lost connections run first', () => {
    const gone = reckon(clock, asked({ gone: only(ADA) }), 20_000);
    expect([gone.away[ADA], gone.used[ADA]]).toEqual([10_000, 0]);
    const longGone = reckon(clock, gone, 50_000);
    expect([longGone.away[ADA], longGone.used[ADA]]).toEqual([0, 20_000]);
  });

  it('gives all the same time in a window, charges nobody, and looks at no connection', () => {
    const open = reckon(clock, asked({ ...asking(both, only(ADA), true) }), 15_000);
    expect(leftOf(clock, open, ADA)).toBe(5_000);
    expect(leftOf(clock, open, BEN)).toBe(5_000);
    expect(dueAt(clock, open)).toBe(20_000);
    const next = turnTo(clock, reckon(clock, open, 20_000), asking(only(ADA)));
    expect([next.left[ADA], next.away[ADA]]).toEqual([60_000, 30_000]);
  });

  it('gives no second free time to who takes an answer back', () => {
    const given = turnTo(clock, reckon(clock, asked(), 8_000), asking(only(BEN)));
    const taken = takeUp(clock, turnTo(clock, reckon(clock, given, 9_000), asking(only(ADA))), ADA);
    expect(leftOf(clock, taken, ADA)).toBe(62_000);
  });

  it('waits until the page shows the question, but not for ever', () => {
    const turned = turnTo(clock, asked(), asking(both, only(BEN)));
    expect(turned.showing).toEqual([LONGEST_SHOWING, 0, 0]);
    const seen = shownTo(reckon(clock, turned, 4_000), ADA);
    expect(reckon(clock, seen, 9_000).used).toEqual([5_000, 0, 0]);
    const silent = reckon(clock, turned, LONGEST_SHOWING + 3_000);
    expect([silent.used[ADA], silent.showing[ADA]]).toEqual([3_000, 0]);
    expect(dueAt(clock, { ...turned, runs: only(ADA) })).toBe(LONGEST_SHOWING + 70_000);
  });

  it('waits in a window for the last page, for all', () => {
    const open = shownTo(turnTo(clock, asked(), asking(both, NOBODY, true)), ADA);
    expect(reckon(clock, open, 10_000).used).toEqual([0, 0, 0]);
    expect(reckon(clock, shownTo(reckon(clock, open, 6_000), BEN), 10_000).used).toEqual([4_000, 4_000, 0]);
  });

  it('adds what a decision gains, once, and takes it back with the answer', () => {
    const gaining = { ...clock, gain: 5 };
    const next = turnTo(gaining, reckon(gaining, asked(), 12_000), asking(only(BEN)));
    expect(next.left).toEqual([63_000, 60_000, 60_000]);
    // A drive is several answers of one seat.
    expect(turnTo(gaining, reckon(gaining, asked(), 9_000), asking(only(ADA))).left[ADA]).toBe(60_000);
    expect(takeUp(gaining, asked(), ADA, false).left[ADA]).toBe(60_000);
    expect(takeUp(gaining, next, ADA).left).toEqual([58_000, 60_000, 60_000]);
    const together = waitFor({ ...asked(), runs: both }, asking(only(BEN)));
    expect(turnTo(gaining, together, asking(only(2))).left).toEqual([65_000, 65_000, 60_000]);
  });

  it('stands still at night', () => {
    const nightly = { ...clock, free: 3_600, night: { from: 22 * 60, to: 8 * 60 } };
    const evening = 21.5 * HOUR;
    const timing = { ...asked(), at: evening, showing: [0, 0, 0] };
    expect(reckon(nightly, timing, evening + 12 * HOUR).used[ADA]).toBe(2 * HOUR);
    expect(dueAt(nightly, { ...timing, left: [0, 0, 0] })).toBe(24 * HOUR + 8.5 * HOUR);
    expect(nightsIn(nightly.night, 23 * HOUR, 24 * HOUR)).toEqual([{ since: 22 * HOUR, until: 32 * HOUR }]);
  });

  it('stands still for who is on holiday, as long as there are days left', () => {
    const slow = { ...clock, bank: 0, free: 24 * 3_600 };
    const timing = { ...asked(), ...wind(slow, SEATS, 0), ...asking(both) };
    const off = takeHoliday(timing, ADA, 10);
    if (off === null) throw new Error('there are days left');
    expect(reckon(slow, off, 2 * DAY).used).toEqual([0, 2 * DAY, 0]);
    expect(holidaysOf(slow, reckon(slow, off, 2 * DAY))?.[ADA]).toEqual({ off: 8 * DAY, days: 4 });
    expect(takeHoliday(reckon(slow, off, 2 * DAY), ADA, 13)).toBeNull();
    const back = takeHoliday(reckon(slow, off, 2 * DAY), ADA, 0);
    expect(back?.holidays[ADA]).toBe(12);
    expect(back === null ? null : reckon(slow, back, 3 * DAY).used[ADA]).toBe(DAY);
    expect(holidaysOf(clock, timing)).toBeNull();
  });

  it('stands still while the server is away', () => {
    const downtimes = merge([
      { since: 5_000, until: 9_000 },
      { since: 8_000, until: 20_000 },
    ]);
    expect(downtimes).toEqual([{ since: 5_000, until: 20_000 }]);
    expect(reckon(clock, asked(), 22_000, downtimes).used[ADA]).toBe(7_000);
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
  gain: fc.constant(0),
  away: fc.integer({ min: 0, max: 40 }),
  late: fc.constant('default'),
  night: fc.option(
    fc
      .record({ from: fc.integer({ min: 0, max: 1439 }), long: fc.integer({ min: 1, max: 720 }) })
      .map(({ from, long }) => ({ from, to: (from + long) % 1440 })),
  ),
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
        expect(reckon(made, reckon(made, timing, first, still), last, still)).toEqual(
          reckon(made, timing, last, still),
        );
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
        expect(late(made, reckon(made, timing, due, still))).not.toBe(NOBODY);
        expect(late(made, reckon(made, timing, due - 1, still))).toBe(NOBODY);
      }),
    );
  });

  it('no bank grows, none is overdrawn, and only who was asked pays', () => {
    fc.assert(
      fc.property(clocks, fc.array(fc.tuple(waiting, span), { maxLength: 8 }), (made, turns) => {
        let timing = wind(made, SEATS, 0);
        for (const [asks, long] of turns) {
          const before = timing;
          timing = turnTo(made, reckon(made, timing, timing.at + long), asks);
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
          const { gone: _, ...rest } = turnTo(made, reckon(made, timing, long), { ...asks, gone: 0 });
          return [rest, dueAt(made, timing)];
        };
        expect(seen(gone)).toEqual(seen(asks.gone));
      }),
    );
  });
});
