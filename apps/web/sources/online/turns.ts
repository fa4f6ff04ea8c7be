// The tables that wait for the reader, whichever page is shown: asked for again whenever they may have changed.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { RequestResult, TurnNews } from '@race/protocol';
import type { Link, LinkState } from './link.ts';

/** A table that waits, and when its time is up by the clock of the page; null without a clock. */
export interface Turn extends Omit<TurnNews, 'left'> {
  readonly due: number | null;
}

interface TurnSource {
  readonly subscribe: Link['subscribe'];
  request(): Promise<RequestResult | null>;
  readonly connection: ReadonlySignal<LinkState>;
  /** The table that is open: it needs no reminder. */
  readonly open: ReadonlySignal<string | null>;
  now(): number;
}

/** Somebody else's answer or the clock may end a wait without a word. */
const AGAIN = 30_000;
/** The server writes that a table was left before it counts as waiting. */
const A_MOMENT = 400;

export function followTurns({ subscribe, request, connection, open, now }: TurnSource) {
  const waiting = signal<readonly Turn[]>([]);
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const ticket = ++wanted;
    const result = await request();
    if (ticket !== wanted || result?.kind !== 'turns') return;
    waiting.value = result.turns.map(({ left, ...turn }) => ({
      ...turn,
      due: left === null ? null : now() + left,
    }));
    if (result.turns.length > 0) lookAfter(AGAIN);
  }

  function lookAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), milliseconds);
  }

  effect(() => {
    if (connection.value === 'here') void look();
  });
  // A table that is opened or left stops waiting, or begins to.
  effect(() => {
    void open.value;
    if (connection.peek() === 'here') lookAfter(A_MOMENT);
  });
  subscribe((message) => {
    if (message.type === 'turn') void look();
  });
  return computed(() => waiting.value.filter(({ table }) => table !== open.value));
}
