// Which board is open. A question that is answered on a board opens it, and its answer closes it.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { ModuleFace } from '../../../../table/model/module-face.ts';
import { choosingOf, perTable, type TableModel } from '../kit.ts';

export const openBoardOf = perTable((table) => {
  const { gather, inPlay } = table;
  const { openFrame } = boardActsOf(table);
  const opened = signal<string | null>(null);

  /** The modules that have a board. */
  const withBoard = computed<readonly ModuleFace[]>(() =>
    inPlay.value.filter(({ Board }) => Board !== undefined),
  );

  /** The module on whose board the open question is answered. */
  const asking = computed<string | null>(() => {
    const kind = openFrame.value?.kind;
    if (kind === undefined) return null;
    return gather(({ name, asks }) => (asks?.includes(kind) ? name : undefined))[0] ?? null;
  });

  let before: string | null = null;

  table.effect(() => {
    const now = asking.value;
    if (now === before) return;
    if (now !== null) opened.value = now;
    else if (opened.peek() === before) opened.value = null;
    before = now;
  });

  /** After an answer on a board that the player opened, play goes on elsewhere, so the board is closed. */
  function putAway(): void {
    if (asking.peek() === null) opened.value = null;
  }

  return { opened, withBoard, putAway };
});

/** Whether something can be done on a board now. */
export const canAct = (table: TableModel, { stands }: ModuleFace): boolean => {
  const { boardAnswers } = boardActsOf(table);
  return boardAnswers.value.some((answer) => stands?.[answer.do] === 'board');
};

// What can be done on the boards now. In a replay, nothing.
export const boardActsOf = perTable((table) => {
  const { isLive, publicState, reader } = table;
  const { arranged } = choosingOf(table);
  const boardAnswers = computed<readonly Answer[]>(() => (isLive.value ? arranged.value.board : []));

  /** The person at the screen; null for a spectator. */
  const me = computed<Seat | null>(() => (isLive.value ? reader.value : null));

  /** The open frame, if this seat or everybody is asked. */
  const openFrame = computed(() => {
    const frame = isLive.value ? publicState.value?.stack.at(-1) : undefined;
    return frame !== undefined && (!('seat' in frame) || frame.seat === me.value) ? frame : undefined;
  });

  return { boardAnswers, me, openFrame };
});
