// Notices by mail, where the host has set it up: an address, and the code that proves it.
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { lazy } from '../../lazy.tsx';
import { sendRequest } from '../../net/connection.ts';
import { loadProve } from '../../people/load.ts';
import { language, refusalWords, say } from '../../words/say.ts';
import '../name-field.css';

type ServerRequest = Parameters<typeof sendRequest>[0];

/** With an account it has to be proved first who asks. */
const Prove = lazy(loadProve);

export function MailPart({ to }: { to: string | null }): JSX.Element {
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
