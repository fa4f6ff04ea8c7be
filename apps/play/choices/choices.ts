import type { Answer } from '@race/great-race';
import { capital, label, t } from '@race/words';
import { tollOf } from '../map/toll.ts';
import { whoStands } from '../screen/around.ts';
import { cardEffect, contextOf, groundOf, type NarrationContext, paired } from '../screen/telling.ts';
import { groupOf, inOrder } from './groups.ts';
import { namesOf, windsOf } from './names.ts';
import { plansOffered } from './plans.ts';

/** An answer as it is offered. Its number is its place in the list. */
export interface MenuChoice {
  readonly answer: Answer;
  readonly text: string;
  readonly names: readonly string[];
  readonly group: string;
}

/** The answers in the order in which they are offered; of the plans only a few, the others are typed. */
export function choicesOf(telling: NarrationContext): MenuChoice[] {
  const { answers } = telling.sight;
  const offered = asksForPlan(telling) ? plansOffered(telling) : inOrder(telling, answers);
  return offered.map((answer) => ({
    answer,
    text: textOf(telling, answer),
    names: namesOf(telling, answer),
    group: groupOf(telling, answer),
  }));
}

export const asksForPlan = ({ sight }: NarrationContext): boolean => sight.answers[0]?.do === 'plan';

/** The spaces that choices name, with their numbers. */
export function marksOf(choices: readonly MenuChoice[]): ReadonlyMap<number, number> {
  const marks = new Map<number, number>();
  choices.forEach(({ answer }, i) => {
    if ('space' in answer && !marks.has(answer.space)) marks.set(answer.space, i + 1);
  });
  return marks;
}

/** The words of an answer, with what one would like to know before giving it. */
function textOf(telling: NarrationContext, answer: Answer): string {
  const { words } = telling;
  const told = label(words, answer, contextOf(telling));
  if ('card' in answer) return paired(told, cardEffect(telling, answer.card));
  if (!('space' in answer)) return told;
  const [wind] = windsOf(telling, answer.space);
  if ('poured' in answer && answer.poured && wind !== undefined) return capital(words, wind);
  const noted = [told, ...notesOn(telling, answer)].join(', ');
  return wind === undefined ? noted : paired(capital(words, wind), noted);
}

/** What the words of an answer leave out: a stop, a risk zone, who stands there. */
function notesOn(telling: NarrationContext, answer: Extract<Answer, { readonly space: number }>): string[] {
  const { words, sight } = telling;
  const { stop, unfamiliar } = tollOf(groundOf(telling), answer.space);
  const notes: string[] = [];
  if (answer.do === 'enter' && stop) notes.push(t(words, 'names.price.stop'));
  if (unfamiliar && sight.rules.board.isRisk[answer.space] === true) notes.push(t(words, 'terminal.risk'));
  return [...notes, ...whoStands(telling, answer.space)];
}
