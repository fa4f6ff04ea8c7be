// The live region: what happened and what is asked, in one place, so that a screen reader keeps the order.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, say } from '../../words/say.ts';
import { type Announced, announce, NOTHING_ANNOUNCED } from './announcements.ts';

export function LiveRegion(announced: Announced): JSX.Element {
  const announcements = useSignal(NOTHING_ANNOUNCED);
  // Nothing stays in a language that is no longer spoken.
  useEffect(() => {
    announcements.value = { ...announcements.value, asked: '', lines: [] };
  }, [language.value]);
  useEffect(() => {
    announcements.value = announce(announcements.value, announced);
  });
  return (
    <div class="unseen" role="log" aria-label={say('live.told')}>
      {/* What one person was told is gone in the moment the device is handed over, not in the next. */}
      {!announced.isShut && announcements.value.lines.map(({ at, words: line }) => <p key={at}>{line}</p>)}
    </div>
  );
}
