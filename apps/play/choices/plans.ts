import { type Answer, ASSISTANTS, BOXES } from '@race/great-race';
import { boxName, t, type Words } from '@race/words';
import { readPlacement, shortName } from '../input/placement.ts';
import type { NarrationContext } from '../screen/telling.ts';

/** A little of everything, for the first turn. */
const DEFAULT_BOXES = [1, 2, 1, 1];
const MOST_SHOWN = 3;

/** Of all plans those one made before, the latest first, and the default one. */
export function plansOffered({ sight }: NarrationContext): Answer[] {
  const made = sight.log.flatMap((event) =>
    event.key === 'planned' && event.seat === sight.seat ? [event.boxes] : [],
  );
  const offered = new Set<Answer>();
  for (const boxes of [...made.toReversed(), DEFAULT_BOXES]) {
    const plan = planOf(sight.answers, boxes);
    if (plan !== undefined && offered.size < MOST_SHOWN) offered.add(plan);
  }
  return [...offered];
}

const planOf = (answers: readonly Answer[], boxes: readonly number[]): Answer | undefined =>
  answers.find((answer) => answer.do === 'plan' && boxes.every((count, box) => count === answer.boxes[box]));

/** Reads a plan in the person's own words; null when it is none. */
export function readPlan({ words, sight }: NarrationContext, typed: string) {
  const placement = readPlacement(typed, { names: namesOf(words), assistants: ASSISTANTS });
  if (placement === null || !placement.ok) return placement;
  const answer = planOf(sight.answers, placement.boxes);
  return answer === undefined ? null : { ok: true as const, answer };
}

/** How a plan is typed: "p1 m3 s1", each box by as few letters of the person's own word as tell it apart. */
export function planExample({ words }: NarrationContext): string {
  const names = namesOf(words);
  return [1, 3, 1].map((count, box) => `${shortName(names, box)}${count}`).join(' ');
}

/** What each box may be called. */
const namesOf = (words: Words): string[][] =>
  BOXES.map((box) => [
    String(boxName(words, box)),
    ...(box === 'security' ? [t(words, 'terminal.guards')] : []),
  ]);
