import type { Seat } from '@race/kernel';
import { type CountedCourse, countCourse } from './course.ts';
import { characterOf, courseOf, type DashPublic, type DashRules } from './state.ts';

/** How a seat came out: its place counted from 1, the same for those who share it. */
export interface DashStanding extends CountedCourse {
  readonly seat: Seat;
  readonly place: number;
}

/** All seats, the best first: most stages, then the higher sum of speeds; still equal, they share. DASH-END-03. */
export function dashStandings(rules: Pick<DashRules, 'cards'>, known: DashPublic): DashStanding[] {
  const counted = known.courses.map((_, seat) => ({
    seat,
    ...countCourse(rules, courseOf(known, seat), characterOf(known, seat)),
  }));
  counted.sort((a, b) => b.stages - a.stages || b.speed - a.speed || a.seat - b.seat);
  return counted.map((one) => ({
    ...one,
    place: 1 + counted.filter((other) => isBetter(other, one)).length,
  }));
}

const isBetter = (one: CountedCourse, other: CountedCourse): boolean =>
  one.stages > other.stages || (one.stages === other.stages && one.speed > other.speed);

export const dashWinners = (rules: Pick<DashRules, 'cards'>, known: DashPublic): Seat[] =>
  dashStandings(rules, known)
    .filter(({ place }) => place === 1)
    .map(({ seat }) => seat)
    .sort((a, b) => a - b);
