import type { Race, RaceEvent } from '@race/great-race';
import { afterEach, describe, expect, it } from 'vitest';
import { preferences } from '../../shell/settings/preferences.ts';
import type { TableStep } from '../../sources/messages.ts';
import { driveTime, goesOn, timeFor } from './pace.ts';

const entered = (space: number): RaceEvent => ({
  key: 'spaceEntered',
  seat: 1,
  space,
  petrol: 1,
  damage: 0,
  danger: false,
});
const begun: RaceEvent = { key: 'driveBegun', seat: 1, spaces: 4 };
const passed: RaceEvent = { key: 'crewPassed', seat: 1, guards: 0 };
const step = (line: number, ...events: RaceEvent[]): TableStep<Race> => ({
  line,
  seat: 1,
  events,
  horizon: false,
});

afterEach(() => preferences.pace.choose('brisk'));

describe('the pace of what others do', () => {
  it('gives a drive 240 ms a space, between 700 and 1500 ms', () => {
    expect([1, 4, 9].map(driveTime)).toEqual([700, 960, 1500]);
  });

  it('shows three bots that drive in about eight seconds at the default pace', () => {
    const drive = [begun, ...[1, 2, 3, 4].map(entered)];
    expect(
      3 * (timeFor(drive) + timeFor([{ key: 'petrolBought', seat: 1, levels: 2, francs: 20 }]) + 250),
    ).toBeLessThan(8000);
  });

  it('takes twice as long when calm, half as long when quick, and no time at once', () => {
    const times = (['calm', 'brisk', 'quick', 'atOnce'] as const).map((pace) => {
      preferences.pace.choose(pace);
      return timeFor([passed]);
    });
    expect(times).toEqual([800, 400, 200, 0]);
  });

  it('takes a drive over several steps as one, and the next act by itself', () => {
    expect(goesOn(step(1, begun), step(2, entered(3)))).toBe(true);
    expect(goesOn(step(2, entered(3)), step(3, entered(4)))).toBe(true);
    expect(goesOn(step(3, entered(4)), step(4, passed))).toBe(false);
    expect(goesOn(step(3, entered(4)), step(4, begun, entered(5)))).toBe(false);
    expect(goesOn(step(3, entered(4)), { ...step(4, entered(5)), seat: 2 })).toBe(false);
  });
});
