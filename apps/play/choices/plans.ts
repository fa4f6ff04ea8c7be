import { type Answer, ASSISTANTS, BOXES } from '@race/great-race';
import { boxName, t } from '@race/words';
import { readPlacement } from '../input/placement.ts';
import type { Telling } from '../screen/telling.ts';

/** A little of everything, for the first turn. */
const USUAL = [1, 2, 1, 1];
const MOST_SHOWN = 3;

/** Of all plans those one made before, the latest first, and the usual one. */
export function plansOffered({ sight }: Telling): Answer[] {
  const made = sight.log.flatMap((event) =>
    event.key === 'planned' && event.seat === sight.seat ? [event.boxes] : [],
  );
  const offered = new Set<Answer>();
  for (const boxes of [...made.toReversed(), USUAL]) {
    const plan = planOf(sight.answers, boxes);
    if (plan !== undefined && offered.size < MOST_SHOWN) offered.add(plan);
  }
  return [...offered];
}

const planOf = (answers: readonly Answer[], boxes: readonly number[]): Answer | undefined =>
  answers.find((answer) => answer.do === 'plan' && boxes.every((count, box) => count === answer.boxes[box]));

/** Reads a plan in the person's own words; null when it is none. */
export function readPlan({ words, sight }: Telling, typed: string) {
  const names = BOXES.map((box) => [
    String(boxName(words, box)),
    ...(box === 'security' ? [t(words, 'terminal.guards')] : []),
  ]);
  const placement = readPlacement(typed, { names, assistants: ASSISTANTS });
  if (placement === null || !placement.ok) return placement;
  const answer = planOf(sight.answers, placement.boxes);
  return answer === undefined ? null : { ok: true as const, answer };
}

/** How a plan is typed: "p2 m2 g1" in the person's own letters. */
export function planExample({ words }: Telling): string {
  const letters = BOXES.map((box) => [...String(boxName(words, box)).toLowerCase()][0] ?? '');
  return `${letters[0]}1 ${letters[1]}3 ${letters[2]}1`;
}
