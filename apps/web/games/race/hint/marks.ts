// What a hint marks on boxes, cards and spaces of the table.

import type { AdvisedAct } from '@race/bots/search/advise.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { Answer } from '@race/great-race';
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import { say } from '../../../shell/words/say.ts';
import type { ActMark } from '../../../table/mark.tsx';
import { type HintMarks, type HintState, NO_MARKS } from './hint.tsx';

/** The act that is shown alone with its next step, else all good ones. */
export function marksOf(told: HintState, shown: AdvisedAct | null): HintMarks {
  if (typeof told === 'string') return NO_MARKS;
  if (shown !== null) return marksFor([shown.act], 'now', shown.next);
  return marksFor(
    told.acts.map(({ act }) => act),
    'good',
    null,
  );
}

function marksFor(acts: readonly LineAct[], kind: 'now' | 'good', next: LineAct | null): HintMarks {
  const boxes = new Map<Box, ActMark>();
  const cards = new Map<string, ActMark>();
  const spaces: (ActMark & { readonly space: number })[] = [];
  const all = [
    ...acts.map((act) => ({ act, kind })),
    ...(next === null || !isForeseen(next) ? [] : [{ act: next, kind: 'next' as const }]),
  ];
  for (const { act, kind: of } of all) {
    const mark: ActMark = { kind: of, words: say(`hint.mark.${of}`) };
    const space = spaceOf(act);
    const isNew = !spaces.some((one) => one.space === space);
    if (space !== null && isNew) spaces.push({ ...mark, space });
    const card = cardOf(act.answer);
    if (card !== null && !cards.has(card)) cards.set(card, mark);
    const box = boxOf(act.answer);
    if (box !== null && !boxes.has(box)) boxes.set(box, mark);
    if (act.answer.do !== 'plan' || acts.length > 1) continue;
    for (const [at, count] of act.answer.boxes.entries()) {
      const here = BOXES[at];
      if (here !== undefined && count > 0) boxes.set(here, { ...mark, words: `${mark.words}: ${count}` });
    }
  }
  return { boxes, cards, spaces };
}

/** Whether a next step helps to know of. */
export const isForeseen = ({ answer }: LineAct): boolean => FORESEEN.has(answer.do);

const FORESEEN: ReadonlySet<string> = new Set([
  'drive',
  'enter',
  'lay',
  'draw',
  'repair',
  'fuel',
  'line',
  'play',
]);

/** Where an act leads or is done. */
const spaceOf = ({ answer, way }: LineAct): number | null =>
  way.at(-1) ?? ('space' in answer && typeof answer.space === 'number' ? answer.space : null);

const BOX_OF: { readonly [verb: string]: Box } = {
  drive: 'mechanics',
  repair: 'mechanics',
  lay: 'pathfinder',
  draw: 'pathfinder',
  clear: 'security',
  guard: 'security',
  fund: 'funding',
};

const boxOf = (answer: Answer): Box | null =>
  answer.do === 'wait' ? answer.box : (BOX_OF[answer.do] ?? null);

function cardOf(answer: Answer): string | null {
  if (answer.do === 'play' || answer.do === 'take' || answer.do === 'discard') return answer.card;
  return answer.do === 'fit' ? answer.part : null;
}
