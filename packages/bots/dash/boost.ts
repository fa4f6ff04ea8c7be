import {
  cardAt,
  courseOf,
  type Dash,
  type DashAnswer,
  type DashPublic,
  type DashRules,
  handOf,
  ROUNDS,
  type VEHICLES,
} from '@race/dash';
import type { Answered, Seat } from '@race/kernel';
import { worth } from './worth.ts';

/** The answer to an offered booster that a plain look at the table says is best. */
export function bestBoost(
  rules: DashRules,
  {
    known,
    seat,
    answers,
  }: { readonly known: DashPublic; readonly seat: Seat; readonly answers: readonly DashAnswer[] },
): DashAnswer | undefined {
  let choice: DashAnswer | undefined;
  let most = 0;
  for (const answer of answers) {
    const value = boostValue(rules, known, { seat, answer });
    if (value <= most && choice !== undefined) continue;
    choice = answer;
    most = value;
  }
  return choice;
}

function boostValue(rules: DashRules, known: DashPublic, { seat, answer }: Answered<Dash>): number {
  if (answer.do === 'use') return 1;
  if (answer.do === 'raise') return lead(rules, known, { seat, vehicle: answer.vehicle });
  if (answer.do === 'swap') {
    const course = courseOf(known, seat);
    const out = rules.cardIndex.get(answer.course) ?? -1;
    const into = rules.cardIndex.get(answer.hand) ?? -1;
    const swapped = course.map((card) => (card === out ? into : card));
    const at = { known, seat, left: ROUNDS - known.round };
    return worth(rules, swapped, at) - worth(rules, course, at);
  }
  return 0;
}

/** How far one's own card of a vehicle is ahead of the others' cards of it: on top of all, that is the way to be first. */
function lead(
  rules: DashRules,
  known: DashPublic,
  { seat, vehicle }: { readonly seat: Seat; readonly vehicle: (typeof VEHICLES)[number] },
): number {
  const fastest = (of: Seat) =>
    Math.max(
      0,
      ...handOf(known, of).map((card) =>
        cardAt(rules, card).vehicle === vehicle ? cardAt(rules, card).speed : 0,
      ),
    );
  const own = fastest(seat);
  if (own === 0) return -1;
  return known.hands.filter((_, other) => other !== seat && fastest(other) < own).length / known.hands.length;
}
