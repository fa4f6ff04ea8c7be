// The others at the table: whom one does not want to hear, and whom somebody should know of.
import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { apart } from './apart.ts';
import type { Reported } from './report-form.tsx';

interface Props {
  readonly news: TableNews;
  readonly muted: readonly number[];
  readonly onMute: (seat: number, muted: boolean) => void;
  /** Null where nobody reads reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

export function Others({ news, muted, onMute, onReport }: Props): JSX.Element {
  const { seats, you } = news;
  return (
    <div class="talk-phrases">
      {seats.map((sits, seat) => {
        if (sits.kind !== 'person' || seat === you) return null;
        const name = apart(sits.name);
        const isMuted = muted.includes(seat);
        return (
          <>
            <button
              key={`mute ${seat}`}
              type="button"
              class="button"
              aria-pressed={isMuted}
              onClick={() => onMute(seat, !isMuted)}
            >
              {say('talk.mute.of', { name })}
            </button>
            {onReport !== null && you !== null && (
              <button
                key={`report ${seat}`}
                type="button"
                class="button"
                onClick={() => onReport({ seat, line: null, name })}
              >
                {say('talk.report.person', { name })}
              </button>
            )}
          </>
        );
      })}
    </div>
  );
}
