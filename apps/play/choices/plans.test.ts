import { answer, playBots } from '@race/local';
import { DICE, must, PERSON, planOf, RACER, wiseAnswer } from '@race/local/testing/tables.ts';
import { newTable } from '@race/local/whole.ts';
import { loadRules } from '@race/rulebook';
import { LANGUAGES, loadWords } from '@race/words';
import { expect, it } from 'vitest';
import { look } from '../seat/sight.ts';
import { planExample, readPlan } from './plans.ts';

/** The first question that asks for a plan. */
function planning() {
  const options = { board: 'africa', towards: 'south', vehicles: ['french', 'italian', 'english'] } as const;
  let table = playBots(newTable(planOf([PERSON, RACER, DICE], options)));
  while (look(table, 0).answers[0]?.do !== 'plan')
    table = playBots(must(answer(table, 0, wiseAnswer(table, 0))));
  return look(table, 0);
}

it.each(LANGUAGES)('BASE-PLAN-01 the example of a plan can be typed in %s', async (language) => {
  const [words, book] = await Promise.all([loadWords(language), loadRules(language)]);
  const telling = { sight: planning(), words, book };
  expect(readPlan(telling, planExample(telling))).toEqual({
    ok: true,
    answer: { do: 'plan', boxes: [1, 3, 1, 0] },
  });
});
