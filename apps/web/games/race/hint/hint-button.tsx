// The button that asks a rival for advice, and the note with the answer. The note is fetched when it is first needed.

import { computed, signal } from '@preact/signals';
import type { LocalPlayer } from '@race/local';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../../../shell/base/lazy.tsx';
import { loadAdvice } from '../../../shell/chunks.ts';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isSingleKey } from '../../../shell/settings/single-keys.ts';
import { say } from '../../../shell/words/say.ts';
import { perTable, type TableModel, useTable } from '../../../table/model/table.ts';

const HintNote = lazy(async () => (await loadAdvice()).HintNote, null);

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
    <>
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
      {isAsked.value && <HintNote />}
    </>
  );
}

function press(table: TableModel, event: KeyboardEvent): void {
  const { canAsk, toggle } = hintOf(table);
  if (event.key.toLowerCase() !== KEY || !canAsk.peek()) return;
  if (!isSingleKey(event) || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  toggle();
}

// Hints: whether one can be asked for now, and for which question.
export const hintOf = perTable((table) => {
  const { facts, onlineTable, seatView } = table;
  /** The open question, if a hint is allowed; null where there is nothing to choose. */
  const question = computed<string | null>(() => {
    const now = seatView.value;
    if (now === null || now.view.seat === null || now.answers.length < 2) return null;
    // A table that teaches has its own advice, and two would contradict each other.
    if (facts.value?.lesson !== undefined) return null;
    return isFair(now.players, onlineTable !== null) ? `${now.table} ${now.line}` : null;
  });

  const asked = signal<string | null>(null);

  const canAsk = computed(() => question.value !== null);

  /** A hint is forgotten with its question. */
  const isAsked = computed(() => asked.value !== null && asked.value === question.value);

  function toggle(): void {
    asked.value = isAsked.peek() ? null : question.peek();
  }

  function close(): void {
    asked.value = null;
  }

  return { canAsk, isAsked, toggle, close };
});

/**
 * Whether a hint is fair. Around one device everybody can see who asks for one. People at an online table cannot, so
 * there it is allowed only in races against bots.
 */
export const isFair = (players: readonly Pick<LocalPlayer, 'kind'>[], isApart: boolean): boolean =>
  !isApart || players.filter(({ kind }) => kind === 'person').length < 2;
