// A guest: making an account, or entering the one there is.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Section } from '../../front/page.tsx';
import { introduce } from '../../net/connection.ts';
import { myName } from '../../net/identity.ts';
import { say } from '../../words/say.ts';
import { CredentialFields, type Credentials } from './credentials.tsx';
import { addPasskey, bring, introduceDevice } from './entering.ts';
import { hasPasskeys } from './passkey.ts';
import { passkeyLabel } from './passkey-label.ts';
import { SignIn } from './sign-in.tsx';

interface Props {
  /** The recovery codes of a new account. */
  readonly onMade: (codes: readonly string[]) => void;
  readonly onEntered: () => void;
}

export function Guest({ onMade, onEntered }: Props): JSX.Element {
  return (
    <div class="account">
      <Section title={say('account.make')} class="account-part">
        <Make onMade={onMade} />
      </Section>
      <Section title={say('account.signIn')} class="account-part">
        <div class="sheet account-sheet">
          <p>{say('account.signIn.how')}</p>
          <SignIn words={say('account.signIn')} onEntered={onEntered} />
        </div>
      </Section>
    </div>
  );
}

function Make({ onMade }: Pick<Props, 'onMade'>): JSX.Element {
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  const [announcement, setAnnouncement] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = async (how: () => ReturnType<typeof bring>) => {
    if (isBusy) return;
    setBusy(true);
    const made = await how();
    setBusy(false);
    if ('trouble' in made) setAnnouncement(made.trouble);
    else if (made.value.kind === 'codes') onMade(made.value.codes);
  };
  const withPassword = async () => {
    // Who has no name yet is called as they sign in, until they say otherwise.
    if (myName() === '') await introduce(typed.login.trim());
    await introduceDevice();
    return bring({ do: 'password', ...typed });
  };
  return (
    <form
      class="sheet account-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void make(withPassword);
      }}
    >
      <p>{say('account.make.how')}</p>
      <CredentialFields typed={typed} onTyped={setTyped} as="making" />
      <p class="account-told" role="status">
        {announcement}
      </p>
      <div class="account-acts">
        <button type="submit" class="button go" aria-busy={isBusy}>
          {say('account.make.do')}
        </button>
        {hasPasskeys() && (
          <button
            type="button"
            class="button"
            onClick={() => void make(() => addPasskey(myName() || passkeyLabel(), passkeyLabel()))}
          >
            {say('account.passkey.use')}
          </button>
        )}
      </div>
      <p class="aside">{say(hasPasskeys() ? 'account.passkey.how' : 'account.passkey.none')}</p>
    </form>
  );
}
