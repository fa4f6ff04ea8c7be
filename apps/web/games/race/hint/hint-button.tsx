// The button that asks a rival for a hint.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../shell/icons/icon.tsx';
import { isSingleKey } from '../../../shell/settings/preferences.ts';
import { say } from '../../../shell/words/say.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { hintOf } from './hint.ts';

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
