import {
  type CardIndex,
  characterOf,
  courseOf,
  type DashPublic,
  type DashRules,
  ROUNDS,
  stagesOf,
} from '@race/dash';
import { chooseFrom, type Seat, type Stream } from '@race/kernel';

/** How likely a half that waits finds its other half in one further round, as far as experience tells. */
const HOPE = 0.13;
const WAITING = { car: 1, boat: 1, plane: 4 } as const;
const KINDS = ['car', 'boat', 'plane'] as const;

/** What a course is worth with so many cards still to come: its stages, and a hope for each half that waits. */
export function worth(
  rules: DashRules,
  course: readonly CardIndex[],
  { known, seat, left }: { readonly known: DashPublic; readonly seat: Seat; readonly left: number },
): number {
  const stages = stagesOf(rules, course, characterOf(known, seat));
  if (left === 0) return stages;
  let hope = 0;
  for (const vehicle of KINDS) {
    let open = 0;
    for (const index of course) {
      const card = rules.cards[index];
      if (card?.vehicle === vehicle) open += Number(card.right) - Number(card.left);
    }
    hope += Math.min(Math.abs(open), left) * WAITING[vehicle];
  }
  return stages + hope * HOPE * left;
}

/** How many cards a seat will still take when it has taken this round's. */
const toCome = (known: DashPublic): number => ROUNDS - known.round;

/** What each card lying there adds to a seat's course, in the order of the offer. */
export function gains(rules: DashRules, known: DashPublic, seat: Seat): number[] {
  const course = courseOf(known, seat).slice();
  const at = { known, seat, left: toCome(known) };
  const before = worth(rules, course, { ...at, left: at.left + 1 });
  return known.offer.map((card) => {
    course.push(card);
    const after = worth(rules, course, at);
    course.pop();
    return after - before;
  });
}

/** The place of the largest number. */
export function best(numbers: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < numbers.length; i++) if ((numbers[i] ?? 0) > (numbers[at] ?? 0)) at = i;
  return at;
}

/** One of the things with the largest number; any of them, where several have it. */
export function anyBest<X>(things: readonly X[], numbers: readonly number[], chance: Stream): X {
  const most = numbers[best(numbers)];
  return chooseFrom(
    chance,
    things.filter((_, at) => numbers[at] === most),
  );
}
