// Read out, not shown: what happened and what is asked, in one place, so that it is heard in that order.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, say } from '../../words/say.ts';
import { type Heard, NOTHING_TOLD, tellOn } from './announcements.ts';

export function Told(heard: Heard): JSX.Element {
  const telling = useSignal(NOTHING_TOLD);
  // Nothing stays in a language that is no longer spoken.
  useEffect(() => {
    telling.value = { ...telling.value, asked: '', lines: [] };
  }, [language.value]);
  useEffect(() => {
    telling.value = tellOn(telling.value, heard);
  });
  return (
    <div class="unseen" role="log" aria-label={say('live.told')}>
      {/* What one person was told is gone in the moment the device is handed over, not in the next. */}
      {!heard.isShut && telling.value.lines.map(({ at, words: line }) => <p key={at}>{line}</p>)}
    </div>
  );
}
