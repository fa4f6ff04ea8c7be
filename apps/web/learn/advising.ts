// The helper's advice on the open question: asked of the thread that thinks, forgotten with its question.
import { computed, effect, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { type DriveRoute, routeAlong } from '@race/local';
import { useEffect } from 'preact/hooks';
import { roads } from '../race/driving/roads.ts';
import { past, reader, seatView, waiting } from '../race/race.ts';
import { makeThinker } from '../thinking/thinker.ts';
import { deedsIn } from './deeds.ts';
import { newsIn, unexplainedFrom } from './notes.ts';

interface Advice {
  readonly question: string;
  readonly answer: Answer;
  /** The drive that is meant, when it is one. */
  readonly way: DriveRoute | null;
}

const thinker = makeThinker();
const advised = signal<Advice | null>(null);

/** The question that is open to who learns; null while there is none. */
export const question = computed<string | null>(() => {
  const now = seatView.value;
  if (now === null || now.view.seat === null || now.answers.length === 0 || waiting.value > 0) return null;
  return `${now.table} ${now.line}`;
});

/** The question that was heard last, and how many lines had been told by then. */
let heard: { readonly question: string; readonly lines: number } | null = null;
const from = signal(0);

effect(() => {
  const asked = question.value;
  if (asked === null || asked === heard?.question) return;
  const told = past.peek();
  const isSameTable = heard !== null && tableOf(heard.question) === tableOf(asked);
  from.value = unexplainedFrom(told, reader.peek() ?? 0, isSameTable ? (heard?.lines ?? null) : null);
  heard = { question: asked, lines: told.length };
});

const tableOf = (asked: string): string | undefined => asked.split(' ')[0];

/** What has happened for the first time since the question before. */
export const news = computed(() => newsIn(past.value, reader.value ?? 0, from.value));

export const deeds = computed(() =>
  deedsIn(
    past.value.flatMap(({ events }) => events),
    reader.value ?? 0,
  ),
);

/** Null until it is there. */
export const advice = computed(() =>
  advised.value !== null && advised.value.question === question.value ? advised.value : null,
);

/** Asks for advice whenever something is asked, while the helper stands beside the table. */
export function useAdvice(): void {
  const asked = question.value;
  useEffect(() => {
    if (asked === null) return;
    let isHere = true;
    void ask(asked).then((found) => {
      if (isHere) advised.value = found;
    });
    return () => {
      isHere = false;
    };
  }, [asked]);
}

async function ask(asked: string): Promise<Advice | null> {
  const now = seatView.peek();
  // By the time it is asked, something else may stand there, or nothing.
  if (now === null || question.peek() !== asked) return null;
  const { options, view, answers } = now;
  const thought = await thinker.think({ do: 'guide', options, view, answers, done: deeds.peek() });
  const answer = thought?.type === 'guided' ? answers[thought.place] : undefined;
  if (thought?.type !== 'guided' || answer === undefined) return null;
  return { question: asked, answer, way: wayFor(thought.way) };
}

function wayFor(spaces: readonly number[]): DriveRoute | null {
  const board = roads.peek();
  return spaces.length === 0 || board === null ? null : routeAlong(board, spaces);
}
