// Talking, in the menu of a table and in its waiting room: what was said, and what can be.
import type { RequestBody, TableNews } from '@race/protocol';
import { PHRASES } from '@race/protocol/people/talk.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sendRequest } from '../../net/connection.ts';
import { refusalWords, say } from '../../words/say.ts';
import { lastMessage } from './last-message.ts';
import { Others } from './others.tsx';
import { OwnWords } from './own-words.tsx';
import { type Reported, ReportForm } from './report-form.tsx';
import { SaidList } from './said-list.tsx';
import { NOTHING, type Talk } from './talk.ts';
import './talk.css';

export function TalkPart({ news }: { news: TableNews }): JSX.Element {
  const { table, you, phrasesOnly } = news;
  const [talk, setTalk] = useState<Talk>(NOTHING);
  const [announcement, setAnnouncement] = useState('');
  const [reported, setReported] = useState<Reported | null>(null);
  const look = async () => {
    const found = await sendRequest({ do: 'talk', table });
    if (found.ok && found.value.kind === 'talk') setTalk(found.value);
  };
  const latest = lastMessage.value;
  useEffect(() => void look(), [table, latest, you, phrasesOnly]);
  const doing = async (request: RequestBody): Promise<boolean> => {
    const done = await sendRequest(request);
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
    if (done.ok) await look();
    return done.ok;
  };
  const onReport = talk.reports ? setReported : null;
  const done = (words: string) => {
    setReported(null);
    setAnnouncement(words);
  };
  return (
    <section class="talk" aria-label={say('talk.title')}>
      <h3 class="label">{say('talk.title')}</h3>
      <SaidList news={news} said={talk.lines} onReport={onReport} />
      <p class="talk-told" role="status">
        {announcement}
      </p>
      {reported !== null && <ReportForm table={table} reported={reported} onDone={done} />}
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
      <Others
        news={news}
        muted={talk.muted}
        onMute={(seat, muted) => void doing({ do: 'mute', table, seat, muted })}
        onReport={onReport}
      />
    </section>
  );
}
