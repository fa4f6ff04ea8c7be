// In the menu of a table: whether this device tells one that one is asked, and where mail goes.
import type { RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sendRequest } from '../../net/connection.ts';
import { refusalWords, say } from '../../words/say.ts';
import { MailPart } from './mail-part.tsx';
import { lookUp, subscribe, unsubscribe, wanting } from './wanting.ts';
import './notices.css';

type About = Extract<RequestResult, { kind: 'notices' }>;

export function NoticePart(): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => {
    void lookUp();
    void sendRequest({ do: 'notices' }).then((found) => {
      if (found.ok && found.value.kind === 'notices') setAbout(found.value);
    });
  }, []);
  if (about === null) return null;
  const state = wanting.value;
  const change = async () => {
    const refusal = await (state === 'yes' ? unsubscribe() : subscribe(about.key));
    setAnnouncement(refusal === null ? '' : refusalWords(refusal));
  };
  return (
    <section class="menu-part online-menu" aria-label={say('notice.title')}>
      <h3 class="label">{say('notice.title')}</h3>
      <p class="aside">{say('notice.how', { minutes: about.minutes })}</p>
      {state !== 'cannot' && (
        <div class="menu-acts">
          <button type="button" class="button" aria-busy={state === null} onClick={() => void change()}>
            {say(state === 'yes' ? 'notice.stop' : 'notice.want')}
          </button>
        </div>
      )}
      <p role="status">{announcement || (state === 'cannot' ? say('notice.cannot') : '')}</p>
      {about.canMail && <MailPart to={about.mail} />}
    </section>
  );
}
