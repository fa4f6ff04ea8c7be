// Proving who one is: name and password, a passkey, or a recovery code.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { CredentialFields, type Credentials } from './credentials.tsx';
import { type AccountOutcome, become, enterWithPasskey, enterWithPassword } from './entering.ts';
import { Field } from './field.tsx';
import { hasPasskeys } from './passkey.ts';
import { plainCode, SecondFactor } from './second-factor.tsx';

const LONGEST_CODE = 40;

interface Props {
  readonly words: string;
  readonly onEntered: () => void;
}

export function SignIn({ words, onEntered }: Props): JSX.Element {
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  const [code, setCode] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const enter = async (how: () => Promise<AccountOutcome<string> | null>) => {
    if (isBusy) return;
    setBusy(true);
    const entered = await how();
    setBusy(false);
    setSecond(entered === null);
    if (entered === null) setAnnouncement('');
    else if ('trouble' in entered) setAnnouncement(entered.trouble);
    else onEntered();
  };
  if (isSecond) return <SecondFactor onEntered={onEntered} onCancel={() => setSecond(false)} />;
  return (
    <>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => enterWithPassword(typed));
        }}
      >
        <CredentialFields typed={typed} onTyped={setTyped} as="entering" />
        <p class="account-told" role="status">
          {announcement}
        </p>
        <div class="account-acts">
          <button type="submit" class="button" aria-busy={isBusy}>
            {words}
          </button>
          {hasPasskeys() && (
            <button type="button" class="button" onClick={() => void enter(enterWithPasskey)}>
              {say('account.passkey.use')}
            </button>
          )}
        </div>
      </form>
      <details class="account-lost">
        <summary>{say('account.lost')}</summary>
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void enter(() => become({ do: 'recover', code: plainCode(code) }));
          }}
        >
          <Field
            name={say('account.code')}
            how={say('account.code.how')}
            autocomplete="one-time-code"
            longest={LONGEST_CODE}
            value={code}
            onValue={setCode}
          />
          <div class="account-acts">
            <button type="submit" class="button">
              {say('account.code.do')}
            </button>
          </div>
        </form>
      </details>
    </>
  );
}
