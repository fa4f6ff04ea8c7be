// Talking, in the menu of a table and in its waiting room: what was said, and what can be.
import type { NetAsk, TableNews } from '@race/protocol';
import { PHRASES } from '@race/protocol/people/talk.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/here.ts';
import { refusalWords, say } from '../../words/say.ts';
import { heard } from './heard.ts';
import { OwnWords } from './own-words.tsx';
import { SaidList } from './said-list.tsx';
import { NOTHING, type Talk } from './talk.ts';
import './talk.css';

export function TalkPart({ news }: { news: TableNews }): JSX.Element {
  const { table, seats, you, phrasesOnly } = news;
  const [talk, setTalk] = useState<Talk>(NOTHING);
  const [told, setTold] = useState('');
  const look = async () => {
    const found = await ask({ do: 'talk', table });
    if (found.ok && found.value.kind === 'talk') setTalk(found.value);
  };
  const latest = heard.value;
  useEffect(() => void look(), [table, latest, you, phrasesOnly]);
  const doing = async (wish: NetAsk): Promise<boolean> => {
    const done = await ask(wish);
    setTold(done.ok ? '' : refusalWords(done.refusal));
    if (done.ok) await look();
    return done.ok;
  };
  return (
    <section class="talk" aria-label={say('talk.title')}>
      <h3 class="label">{say('talk.title')}</h3>
      <SaidList news={news} said={talk.said} />
      <p class="talk-told" role="status">
        {told}
      </p>
      {you !== null && (
        <>
          <OwnWords
            words={talk.words}
            onWrite={(words) => doing({ do: 'write', table, words })}
            onSwitch={(wordless) => void doing({ do: 'wordless', wordless })}
          />
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
          const isMuted = talk.muted.includes(seat);
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
