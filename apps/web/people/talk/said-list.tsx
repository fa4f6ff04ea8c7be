import type { TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { saidName, saidText } from './said-words.ts';
import type { Talk } from './talk.ts';

interface Props {
  readonly news: TableNews;
  readonly said: Talk['said'];
}

/** What was said, the latest in sight. */
export function SaidList({ news, said }: Props): JSX.Element {
  const { seats, stage } = news;
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
        {said.map((one) => (
          <li key={one.line}>
            {say('talk.said', { name: saidName(seats, one.seat), words: saidText(one) })}
          </li>
        ))}
      </ol>
      {said.length === 0 && <p class="aside">{say('talk.none')}</p>}
    </div>
  );
}
