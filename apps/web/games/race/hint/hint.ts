// Hints: whether one can be asked for now, for which question, and what it marks on map, boxes and cards.
import { computed, signal } from '@preact/signals';
import type { Advice, AdvisedAct } from '@race/bots/search/advise.ts';
import type { LineAct } from '@race/bots/search/line.ts';
import type { Answer } from '@race/great-race';
import { BOXES, type Box } from '@race/great-race/crew/crews.ts';
import type { LocalPlayer } from '@race/local';
import { say } from '../../../shell/words/say.ts';
import type { ActMark } from '../../../table/mark.tsx';
import { perTable } from '../../../table/model/table.ts';

type HintState = Advice | 'thinking' | 'failed';

interface Marks {
  readonly boxes: ReadonlyMap<Box, ActMark>;
  readonly cards: ReadonlyMap<string, ActMark>;
  readonly spaces: readonly (ActMark & { readonly space: number })[];
}

const NO_MARKS: Marks = { boxes: new Map(), cards: new Map(), spaces: [] };

export const hintOf = perTable((table) => {
  const { facts, onlineTable, seatView } = table;
  /** The open question, if a hint is allowed; null where there is nothing to choose. */
  const question = computed<string | null>(() => {
    const now = seatView.value;
    if (now === null || now.view.seat === null || now.answers.length < 2) return null;
    // A table that teaches has its own advice, and two would contradict each other.
    if (facts.value?.lesson !== undefined) return null;
    if (onlineTable?.isScored?.() === true) return null;
    return isFair(now.players, onlineTable !== null) ? `${now.table} ${now.line}` : null;
  });

  const asked = signal<string | null>(null);

  const canAsk = computed(() => question.value !== null);

  /** A hint is forgotten with its question. */
  const isAsked = computed(() => asked.value !== null && asked.value === question.value);

  const told = signal<HintState>('thinking');

  /** Which of several good options is looked at; null while it is none of them. */
  const looked = signal<number | null>(null);

  /** The act that is shown alone: the best one, or the good one that is looked at. */
  const shown = computed<AdvisedAct | null>(() => {
    if (!isAsked.value || typeof told.value === 'string') return null;
    const { acts } = told.value;
    return acts[acts.length === 1 ? 0 : (looked.value ?? -1)] ?? null;
  });

  const marks = computed<Marks>(() => {
    if (!isAsked.value || typeof told.value === 'string') return NO_MARKS;
    if (shown.value !== null) return marksFor([shown.value.act], 'now', shown.value.next);
    return marksFor(
      told.value.acts.map(({ act }) => act),
      'good',
      null,
    );
  });

  function toggle(): void {
    told.value = 'thinking';
    looked.value = null;
    asked.value = isAsked.peek() ? null : question.peek();
  }

  function close(): void {
    asked.value = null;
  }

  return { canAsk, isAsked, told, looked, shown, marks, toggle, close };
});

function marksFor(acts: readonly LineAct[], kind: 'now' | 'good', next: LineAct | null): Marks {
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

/**
 * Whether a hint is fair. Around one device everybody can see who asks for one. People at an online table cannot, so
 * there it is allowed only in races against bots.
 */
export const isFair = (players: readonly Pick<LocalPlayer, 'kind'>[], isApart: boolean): boolean =>
  !isApart || players.filter(({ kind }) => kind === 'person').length < 2;
