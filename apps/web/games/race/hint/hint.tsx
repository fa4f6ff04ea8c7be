// Hints: whether one can be asked for now, for which question, what it marks, and the button that asks for one.
import { computed, signal } from '@preact/signals';
import type { Advice, AdvisedAct } from '@race/bots/search/advise.ts';
import type { Box } from '@race/great-race/crew/crews.ts';
import type { LocalPlayer } from '@race/local';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isSingleKey } from '../../../shell/settings/preferences.ts';
import { say } from '../../../shell/words/say.ts';
import type { ActMark } from '../../../table/mark.tsx';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';

export type HintState = Advice | 'thinking' | 'failed';

/** What the slip marks on map, boxes and cards. */
export interface HintMarks {
  readonly boxes: ReadonlyMap<Box, ActMark>;
  readonly cards: ReadonlyMap<string, ActMark>;
  readonly spaces: readonly (ActMark & { readonly space: number })[];
}

export const NO_MARKS: HintMarks = { boxes: new Map(), cards: new Map(), spaces: [] };

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

  /** Set by the slip, which is fetched when a hint is first asked for. */
  const drawn = signal(NO_MARKS);

  const marks = computed(() => (isAsked.value ? drawn.value : NO_MARKS));

  function toggle(): void {
    told.value = 'thinking';
    looked.value = null;
    asked.value = isAsked.peek() ? null : question.peek();
  }

  function close(): void {
    asked.value = null;
  }

  return { canAsk, isAsked, told, looked, shown, drawn, marks, toggle, close };
});

/**
 * Whether a hint is fair. Around one device everybody can see who asks for one. People at an online table cannot, so
 * there it is allowed only in races against bots.
 */
export const isFair = (players: readonly Pick<LocalPlayer, 'kind'>[], isApart: boolean): boolean =>
  !isApart || players.filter(({ kind }) => kind === 'person').length < 2;

const KEY = 'h';

export function HintButton(): JSX.Element | null {
  const table = useTable();
  const { canAsk, close, isAsked, toggle } = hintOf(table);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(table, event);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      close();
    };
  }, []);
  if (!canAsk.value) return null;
  const words = say('table.hint');
  return (
    <button
      type="button"
      class="knob hint-knob"
      aria-label={words}
      title={`${words} (${KEY.toUpperCase()})`}
      aria-keyshortcuts={KEY}
      aria-expanded={isAsked.value}
      onClick={toggle}
    >
      <Icon name="advice" />
    </button>
  );
}

function press(table: TableModel, event: KeyboardEvent): void {
  const { canAsk, toggle } = hintOf(table);
  if (event.key.toLowerCase() !== KEY || !canAsk.peek()) return;
  if (!isSingleKey(event) || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  toggle();
}
