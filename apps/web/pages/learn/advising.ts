// The helper's advice on the open question: requested from the thinking thread, and forgotten with its question.

import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { type DriveRoute, routeAlong } from '@race/local';
import { useEffect } from 'preact/hooks';
import { roadsOf } from '../../games/race/driving/looking.ts';
import { deedsIn } from '../../sources/thinking/messages.ts';
import { makeThinker } from '../../sources/thinking/thinker.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { topicOf, unexplainedFrom } from './notes.ts';

export interface Guided {
  readonly question: string;
  readonly answer: Answer;
  /** The drive it begins, if it is one. */
  readonly way: DriveRoute | null;
}

const thinker = makeThinker();

export const advisingOf = perTable((table) => {
  const { past, reader, seatView, waiting } = table;
  const advised = signal<Guided | null>(null);

  /** The learner's open question; null while there is none. It stays the same while others confirm their plans. */
  const question = computed<string | null>(() => {
    const now = seatView.value;
    const seat = now?.view.seat ?? null;
    if (now === null || seat === null || now.answers.length === 0 || waiting.value > 0) return null;
    const answered = past.value.filter((line) => line.seat === seat).length;
    return `${now.table} ${answered} ${topicOf(now.view.public)}`;
  });

  /** The last question, and the number of lines at that time. */
  let heard: { readonly question: string; readonly lines: number } | null = null;

  /** The first line that has not been explained. */
  const from = signal(0);

  table.effect(() => {
    const asked = question.value;
    if (asked === null || asked === heard?.question) return;
    const told = past.peek();
    const isSameTable = heard !== null && tableOf(heard.question) === tableOf(asked);
    from.value = unexplainedFrom(told, reader.peek() ?? 0, isSameTable ? (heard?.lines ?? null) : null);
    heard = { question: asked, lines: told.length };
  });

  const deeds = computed(() =>
    deedsIn(
      past.value.flatMap(({ events }) => events),
      reader.value ?? 0,
    ),
  );

  /** Null until the advice is there. */
  const advice = computed(() =>
    advised.value !== null && advised.value.question === question.value ? advised.value : null,
  );

  async function ask(asked: string): Promise<Guided | null> {
    const now = seatView.peek();
    // Meanwhile another question may be open, or none.
    if (now === null || question.peek() !== asked) return null;
    const { options, view, answers } = now;
    const guidance = await thinker.think('guide', { options, view, answers, done: deeds.peek() });
    const answer = answers[guidance?.place ?? -1];
    if (guidance === null || answer === undefined) return null;
    return { question: asked, answer, way: wayFor(table, guidance.way) };
  }

  return { advised, question, from, deeds, advice, ask };
});

const tableOf = (asked: string): string | undefined => asked.split(' ')[0];

/** Asks for advice with every question, while the helper is shown. */
export function useAdvice(): void {
  const table = useTable();
  const { advised, ask, question } = advisingOf(table);
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

function wayFor(table: TableModel, spaces: readonly number[]): DriveRoute | null {
  const { roads } = roadsOf(table);
  const board = roads.peek();
  return spaces.length === 0 || board === null ? null : routeAlong(board, spaces);
}
