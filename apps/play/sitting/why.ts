import type { Answer } from '@race/great-race';
import type { Refusal } from '@race/kernel';
import { refusalSentence, t } from '@race/words';
import { asksForPlan, type MenuChoice } from '../choices/choices.ts';
import { namesOf } from '../choices/names.ts';
import { readPlan } from '../choices/plans.ts';
import { alarm, faint, type TextPage, text } from '../console/page.ts';
import { match } from '../input/match.ts';
import { rulePage, titleOf } from '../screen/rules.ts';
import { contextOf, type NarrationContext } from '../screen/telling.ts';
import { whyNot } from '../seat/world.ts';

/** More reasons than these are no answer. */
const MOST_REASONS = 3;

/** Why something cannot be done now, with the rule that says so; or that it can. */
export function whyPage(telling: NarrationContext, choices: readonly MenuChoice[], typed: string): TextPage {
  const { words } = telling;
  if (typed === '')
    return [text(t(words, 'terminal.whyHow', { example: t(words, 'verbs.repair').toLowerCase() }))];
  if (asksForPlan(telling) && readPlan(telling, typed)?.ok === true)
    return [text(t(words, 'terminal.whyPlan'))];
  const number = choiceNamed(choices, typed);
  if (number > 0) return [text(t(words, 'terminal.whyNot', { number }))];
  if (/^\d+$/.test(typed))
    return [alarm(t(words, 'terminal.badNumber', { input: typed, count: choices.length }))];
  const refusals = refusalsOf(telling, typed);
  if (refusals.length === 0) return [alarm(t(words, 'terminal.whyWhat', { input: typed }))];
  return refusals.flatMap(({ reason, rule }) => [alarm(reason), ...rulePage(telling, rule)]);
}

/** The number of the choice that is meant, or 0. */
function choiceNamed(choices: readonly MenuChoice[], typed: string): number {
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1] === undefined ? 0 : Number(typed);
  const meant = match(
    typed,
    choices.map(({ names }, i) => ({ value: i + 1, names })),
  );
  return meant[0] ?? 0;
}

/** What is said to a line that is none of the choices: why not, where one can tell what was meant. */
export function refusedPage(
  telling: NarrationContext,
  choices: readonly MenuChoice[],
  typed: string,
): TextPage {
  const { words } = telling;
  const [first, ...others] = refusalsOf(telling, typed);
  if (first !== undefined && others.length === 0)
    return [
      alarm(t(words, 'terminal.refused', { reason: first.reason })),
      faint(titleOf(telling, first.rule)),
    ];
  const input = typed.length > 40 ? `${typed.slice(0, 40)} …` : typed;
  if (choices.length === 0) return [alarm(t(words, 'terminal.whyWhat', { input }))];
  return [alarm(t(words, 'terminal.badInput', { input, command: t(words, 'terminal.command.help') }))];
}

interface Told {
  readonly reason: string;
  readonly rule: string;
}

/** The reasons why what was named is refused, each once. */
function refusalsOf(telling: NarrationContext, typed: string): Told[] {
  const told = new Map<string, Told>();
  for (const answer of foremost(match(typed, allAnswers(telling)))) {
    const refusal = whyNot(telling.sight, answer);
    if (refusal === null) continue;
    const one = tell(telling, refusal);
    told.set(one.reason, one);
    if (told.size > MOST_REASONS) break;
  }
  return [...told.values()].slice(0, MOST_REASONS);
}

/** Who only names a place would drive there. */
function foremost(answers: readonly Answer[]): readonly Answer[] {
  const drives = answers.filter(({ do: verb }) => verb === 'enter');
  return drives.length > 0 ? drives : answers;
}

const tell = (telling: NarrationContext, refusal: Refusal): Told => ({
  reason: refusalSentence(telling.words, refusal, contextOf(telling)),
  rule: refusal.rule,
});

/** Everything that can ever be answered in this race, by name. */
function allAnswers(telling: NarrationContext): { value: Answer; names: readonly string[] }[] {
  return telling.sight.rules.answers.all
    .filter((answer) => !('poured' in answer && answer.poured))
    .map((answer) => ({ value: answer, names: namesOf(telling, answer) }));
}
