import { BOXES } from '@race/great-race';
import { boxName, listOf, question, t } from '@race/words';
import { type Block, faint, gap, heading, numbered, type TextPage, text } from '../console/page.ts';
import { contextOf, type NarrationContext } from '../screen/telling.ts';
import type { MenuChoice } from './choices.ts';
import { planExample } from './plans.ts';

/** With fewer choices than this, headings between them would only be in the way. */
const MANY = 7;

/** The question in one sentence, and the numbered choices. */
export function questionPage(telling: NarrationContext, choices: readonly MenuChoice[]): TextPage {
  const { words } = telling;
  const asked = question(words, contextOf(telling)) ?? '';
  return [heading(asked), ...planning(telling), ...listed(choices)];
}

function planning(telling: NarrationContext): TextPage {
  const { words, sight } = telling;
  if (sight.answers[0]?.do !== 'plan') return [];
  const boxes = listOf(
    words,
    BOXES.map((box) => boxName(words, box)),
  );
  return [text(t(words, 'terminal.planHow', { example: planExample(telling), boxes }))];
}

function listed(choices: readonly MenuChoice[]): Block[] {
  const grouped = choices.length >= MANY && new Set(choices.map(({ group }) => group)).size > 1;
  const blocks: Block[] = [];
  let group = '';
  choices.forEach((choice, i) => {
    if (grouped && choice.group !== group && choice.group !== '') blocks.push(faint(choice.group));
    group = choice.group;
    blocks.push(numbered(i + 1, choice.text, choices.length));
  });
  return [...blocks, gap];
}
