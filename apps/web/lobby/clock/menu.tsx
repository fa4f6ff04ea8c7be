// The clock in the menu of a table: what it is, and a proposal for another one.
import type { Clock, TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { capital, say } from '../../words/say.ts';
import { ClockChoice } from './choice.tsx';
import { clockWords } from './paces.ts';

interface Props {
  readonly news: TableNews;
  readonly onClock: (clock: Clock | null) => void;
}

export function ClockPart({ news, onClock }: Props): JSX.Element {
  const [clock, setClock] = useState<Clock | null>(news.clock);
  return (
    <section class="menu-part online-menu" aria-label={say('clock.title')}>
      <h3 class="label">{say('clock.title')}</h3>
      <p>{capital(clockWords(news.clock))}.</p>
      {news.you !== null && news.stage === 'racing' && (
        <details class="clock-another">
          <summary class="button">{say('clock.another')}</summary>
          <ClockChoice clock={clock} onClock={setClock} />
          <button type="button" class="button" onClick={() => onClock(clock)}>
            {say('clock.propose')}
          </button>
        </details>
      )}
    </section>
  );
}
