// What came of the races with and without blunders, in figures.
import { rounded } from '../cli/table.ts';
import type { CoachDone } from './blunders.ts';

export function report(all: readonly CoachDone[]) {
  const planted = all.flatMap((one) => one.planted ?? []);
  const found = planted.filter(({ isFound }) => isFound).length;
  const told = all.reduce((sum, { clean }) => sum + clean.lessons, 0);
  const alarms = all.reduce((sum, { clean }) => sum + clean.unfounded, 0);
  const times = all
    .flatMap(({ clean, planted: one }) => [clean.cpuSeconds, one?.cpuSeconds ?? clean.cpuSeconds])
    .sort((a, b) => a - b);
  const subjects = [...new Set(planted.map(({ subject }) => subject))].sort();
  return {
    races: all.length,
    planted: planted.length,
    found,
    foundShare: planted.length === 0 ? 1 : rounded(found / planted.length),
    /** Moments told of races without a planted blunder, and those of them in which the referee sees nothing better. */
    toldOfClean: told,
    falseAlarms: alarms,
    falseAlarmsPerTen: rounded((10 * alarms) / all.length),
    bySubject: subjects.map((subject) => {
      const own = planted.filter((one) => one.subject === subject);
      return { subject, planted: own.length, found: own.filter(({ isFound }) => isFound).length };
    }),
    missedCosts: planted.flatMap(({ isFound, cost }) => (isFound ? [] : [rounded(cost)])),
    /** Of one review. */
    cpuSeconds: {
      mean: rounded(times.reduce((sum, one) => sum + one, 0) / times.length),
      most: rounded(times.at(-1) ?? 0),
    },
  };
}
