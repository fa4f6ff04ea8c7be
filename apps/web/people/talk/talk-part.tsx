// Talking, in the menu of a table and in its waiting room: what was said, and what can be.
import { type NetAsk, PHRASES, type Said, type TableNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/here.ts';
import { refusalWords, say } from '../../words/say.ts';
import { heard } from './heard.ts';
import { saidWords } from './said-words.ts';
import './talk.css';

interface Talk {
  readonly said: readonly Said[];
  readonly muted: readonly number[];
}

export function TalkPart({ news }: { news: TableNews }): JSX.Element {
  const { table, seats, you, stage } = news;
  const [talk, setTalk] = useState<Talk>({ said: [], muted: [] });
  const [told, setTold] = useState('');
  const look = async () => {
    const found = await ask({ do: 'talk', table });
    if (found.ok && found.value.kind === 'talk') setTalk(found.value);
  };
  const latest = heard.value;
  useEffect(() => void look(), [table, latest]);
  const doing = async (wish: NetAsk) => {
    const done = await ask(wish);
    setTold(done.ok ? '' : refusalWords(done.refusal));
    if (done.ok) await look();
  };
  const { said, muted } = talk;
  return (
    <section class="talk" aria-label={say('talk.title')}>
      <h3 class="label">{say('talk.title')}</h3>
      {/* In a race the sign at the edge of the table reads it out. */}
      <div
        class="talk-said"
        role="log"
        aria-live={stage === 'gathering' ? 'polite' : 'off'}
        aria-label={say('talk.list')}
      >
        <ol>
          {said.map((one, at) => (
            <li key={at}>{saidWords(seats, one)}</li>
          ))}
        </ol>
        {said.length === 0 && <p class="aside">{say('talk.none')}</p>}
      </div>
      <p role="status">{told}</p>
      {you !== null && (
        <>
          <p class="aside">{say('talk.how')}</p>
          <div class="talk-phrases">
            {PHRASES.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="button"
                onClick={() => void doing({ do: 'say', table, phrase })}
              >
                {say(`talk.phrase.${phrase}`)}
              </button>
            ))}
          </div>
        </>
      )}
      <div class="talk-phrases">
        {seats.map((sits, seat) => {
          if (sits.kind !== 'person' || seat === you) return null;
          const isMuted = muted.includes(seat);
          return (
            <button
              key={seat}
              type="button"
              class="button"
              aria-pressed={isMuted}
              onClick={() => void doing({ do: 'mute', table, seat, muted: !isMuted })}
            >
              {say('talk.mute.of', { name: sits.name })}
            </button>
          );
        })}
      </div>
    </section>
  );
}
