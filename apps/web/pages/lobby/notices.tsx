// Notices that it is the player's turn, in the menu of a table: on this device, and by mail.
import type { RequestResult } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadAccount } from '../../shell/chunks.ts';
import { language, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { type PushState, pushState, subscribe, unsubscribe } from './push-notices.ts';
import './fields.css';
import './menu.css';

type About = Extract<RequestResult, { kind: 'notices' }>;

/** In a list of tables it is brief, and left out where there is nothing to choose. */
export function NoticePart({ isBrief = false }: { isBrief?: boolean }): JSX.Element | null {
  const [announcement, setAnnouncement] = useState('');
  const [about, setAbout] = useState<About | null>(null);
  /** Null while it is not known. */
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    void pushState().then(setState);
    void sendRequest({ do: 'notices' }).then((found) => {
      if (found.ok && found.value.kind === 'notices') setAbout(found.value);
    });
  }, []);
  if (about === null || (isBrief && (state === null || state === 'cannot'))) return null;
  const isWanted = state === 'on' || state === 'tab';
  const change = async () => {
    const next = await (isWanted ? unsubscribe() : subscribe(about.key));
    const isRefused = typeof next !== 'string';
    if (!isRefused) setState(next);
    setAnnouncement(isRefused ? refusalWords(next) : '');
  };
  return (
    <section
      class={isBrief ? 'sheet lobby-notices' : 'menu-part online-menu'}
      aria-label={say('notice.title')}
    >
      <h3 class="label">{say('notice.title')}</h3>
      <p class="aside">
        {state === 'tab' ? say('notice.inTab') : say('notice.how', { minutes: about.minutes })}
      </p>
      {state !== 'cannot' && (
        <div class="menu-acts">
          <button type="button" class="button" aria-busy={state === null} onClick={() => void change()}>
            {say(isWanted ? 'notice.stop' : 'notice.want')}
          </button>
        </div>
      )}
      <p role="status">{announcement || (state === 'cannot' ? say('notice.cannot') : '')}</p>
      {about.canMail && !isBrief && <MailPart to={about.mail} />}
    </section>
  );
}

type ServerRequest = Parameters<typeof sendRequest>[0];

/** The owner of an account proves their identity first. */
const Prove = lazy(async () => (await loadAccount()).ProveToMove);

/** Notices by mail, where the host of the server has set it up: an address, and the code that proves it. */
function MailPart({ to }: { to: string | null }): JSX.Element {
  const [address, setAddress] = useState(to);
  const [isSent, setSent] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [isUnproven, setUnproven] = useState(false);
  const send = async (request: ServerRequest, then: () => void) => {
    const done = await sendRequest(request);
    if (!done.ok && done.refusal.reason === 'net.proveFirst') return setUnproven(true);
    setAnnouncement(done.ok ? '' : refusalWords(done.refusal));
    if (done.ok) then();
  };
  const [typed, setTyped] = useState('');
  if (isUnproven) return <Prove onProven={() => setUnproven(false)} />;
  return (
    <div class="mail-part">
      <h4 class="label">{say('notice.mail')}</h4>
      {address !== null ? (
        <>
          <p>{say('notice.mail.on', { address })}</p>
          <button
            type="button"
            class="button"
            onClick={() => void send({ do: 'unmail' }, () => setAddress(null))}
          >
            {say('notice.mail.stop')}
          </button>
        </>
      ) : (
        <>
          <Field
            words={say('notice.mail.address')}
            kind="email"
            act={say('notice.mail.send')}
            onDone={(text) =>
              void send({ do: 'mail', address: text, language: language.peek() }, () => {
                setTyped(text);
                setSent(true);
              })
            }
          />
          {isSent && (
            <>
              <p>{say('notice.mail.sent')}</p>
              <Field
                words={say('notice.mail.code')}
                kind="text"
                act={say('notice.mail.confirm')}
                onDone={(code) =>
                  void send({ do: 'mailCode', code: code.toUpperCase() }, () => {
                    setAddress(typed);
                    setSent(false);
                  })
                }
              />
            </>
          )}
        </>
      )}
      <p role="status">{announcement}</p>
    </div>
  );
}

interface FieldProps {
  readonly words: string;
  readonly kind: 'email' | 'text';
  readonly act: string;
  readonly onDone: (text: string) => void;
}

function Field({ words, kind, act, onDone }: FieldProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      class="mail-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onDone(text.trim());
      }}
    >
      <label for={id}>{words}</label>
      <input
        id={id}
        class="typed"
        type="text"
        inputMode={kind}
        value={text}
        autocomplete={kind === 'email' ? 'email' : 'one-time-code'}
        spellcheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {act}
      </button>
    </form>
  );
}
