// The button that asks a rival for advice, and the note with the answer. The note is fetched when it is first needed.
import { withRivals } from '@race/words/parts/rivals.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons/icon.tsx';
import { lazy } from '../../lazy.tsx';
import { isSingleKey } from '../../settings/single-keys.ts';
import { addTexts, say } from '../../words/say.ts';
import { canAsk, close, isAsked, toggle } from './asking.ts';

const HintNote = lazy(async () => {
  const [{ HintNote: Note }] = await Promise.all([import('./note.tsx'), addTexts(withRivals)]);
  return Note;
}, null);

const KEY = 'h';

export function HintButton(): JSX.Element | null {
  useEffect(() => {
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      close();
    };
  }, []);
  if (!canAsk.value) return null;
  const words = say('live.hint');
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

function press(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== KEY || !canAsk.peek()) return;
  if (!isSingleKey(event) || document.querySelector('dialog:modal') !== null) return;
  event.preventDefault();
  toggle();
}
