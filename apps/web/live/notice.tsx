// What one must know about keeping this race.
import type { JSX } from 'preact';
import { say } from '../words/say.ts';
import { forgetNotice, notice } from './race.ts';

export function Notice(): JSX.Element | null {
  if (notice.value === null) return null;
  return (
    <div class="sheet live-notice" role="status">
      <p>{say(notice.value === 'elsewhere' ? 'live.elsewhere' : 'live.forgetful')}</p>
      <button type="button" class="button" onClick={forgetNotice}>
        {say('live.close')}
      </button>
    </div>
  );
}
