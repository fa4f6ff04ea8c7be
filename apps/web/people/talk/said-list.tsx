import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import type { Reported } from './report-form.tsx';
import { saidName, saidWords } from './said-words.ts';
import type { Talk } from './talk.ts';

interface Props {
  readonly news: TableNews;
  readonly said: Talk['lines'];
  /** Null where nobody reads reports. */
  readonly onReport: ((reported: Reported) => void) | null;
}

/** What was said, the latest in sight. */
export function SaidList({ news, said, onReport }: Props): JSX.Element {
  const { stage, you } = news;
  const list = useRef<HTMLDivElement>(null);
  const last = said.at(-1)?.line;
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  return (
    // In a race the sign at the edge of the table reads it out.
    <div
      ref={list}
      class="talk-said"
      role="log"
      aria-live={stage === 'gathering' ? 'polite' : 'off'}
      aria-label={say('talk.list')}
    >
      <ol>
        {said.map((one) => {
          const name = saidName(one);
          return (
            <li key={one.line}>
              <span>{saidWords(one)}</span>
              {onReport !== null && you !== null && !one.yours && (
                <button
                  type="button"
                  class="talk-report-line"
                  aria-label={say('talk.report.line', { name })}
                  onClick={() => onReport({ seat: one.seat, line: one.line, name })}
                >
                  {say('talk.report')}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {said.length === 0 && <p class="aside">{say('talk.none')}</p>}
    </div>
  );
}
