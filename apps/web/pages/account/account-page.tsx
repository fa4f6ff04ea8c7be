// The account page: for guests, and for people with an account.
import type { AccountNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { downloadAs } from '../../shell/frame/files.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { introduce } from '../../sources/online/connection.ts';
import { isKnown, myName } from '../../sources/online/identity.ts';
import { NameField } from '../lobby/fields.tsx';
import { Sign } from '../lobby/sign.tsx';
import { Empty, Scenery } from '../scenery/scenery.tsx';
import { Data, Devices, MyAccount } from './my-account.tsx';
import { addPasskey, bring, hasPasskeys, introduceDevice, passkeyLabel } from './sign-in.ts';
import { CredentialFields, type Credentials, SignIn } from './sign-in-form.tsx';
import './account.css';

export function AccountPage({ go }: { go: Go }): JSX.Element {
  const [account, setAccount] = useState<AccountNews | null | undefined>(undefined);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [changes, setChanges] = useState(0);
  const look = async (words = '') => {
    const found = await bring({ do: 'account' });
    if ('trouble' in found) return setAnnouncement(found.trouble);
    if (found.value.kind !== 'account') return;
    setAccount(found.value.account);
    setChanges((count) => count + 1);
    setAnnouncement(words);
  };
  useEffect(() => void look(), []);
  const show = (fresh: readonly string[] | null) => {
    setCodes(fresh);
    void look();
  };
  return (
    <Page
      hour="evening"
      title={say('account.title')}
      aside={say('account.aside')}
      go={go}
      scene={<Scenery of="account" />}
      foot={
        <RouteLink to={{ at: 'privacy' }} go={go} class="page-link">
          {say('site.privacy')}
        </RouteLink>
      }
    >
      <p class="account-said" role="status">
        {announcement}
      </p>
      {codes !== null && <Codes codes={codes} onDone={() => show(null)} />}
      {account === undefined && announcement === '' && (
        <div class="account blank-sheets" aria-hidden="true">
          <i />
          <i />
        </div>
      )}
      {codes === null && account === null && (
        <div class="account is-guest">
          <Guest onMade={show} onEntered={() => void look()} />
          {isKnown() && (
            <div class="account-column">
              <Section title={say('account.devices.title')} class="account-part">
                <Devices key={changes} isGuest canEnd />
              </Section>
              <Section title={say('account.data')} class="account-part">
                <Data isProven onChanged={(words) => void look(words)} />
              </Section>
            </div>
          )}
          <div class="account-guest">
            <Empty card="races">
              <p>{say('account.guest')}</p>
              <p>{say('account.guest.how')}</p>
            </Empty>
          </div>
        </div>
      )}
      {codes === null && account != null && (
        <MyAccount
          account={account}
          go={go}
          changes={changes}
          onCodes={show}
          onChanged={(words) => void look(words)}
        />
      )}
      <Sign />
    </Page>
  );
}

interface GuestProps {
  /** The recovery codes of a new account. */
  readonly onMade: (codes: readonly string[]) => void;
  readonly onEntered: () => void;
}

/** A guest makes an account, or signs in. */
function Guest({ onMade, onEntered }: GuestProps): JSX.Element {
  return (
    <>
      <Section title={say('account.make')} class="account-part">
        <Make onMade={onMade} />
      </Section>
      <Section title={say('account.signIn')} class="account-part">
        <div class="sheet account-sheet">
          <p>{say('account.signIn.how')}</p>
          <SignIn words={say('account.signIn')} onEntered={onEntered} />
        </div>
      </Section>
    </>
  );
}

function Make({ onMade }: Pick<GuestProps, 'onMade'>): JSX.Element {
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  const [announcement, setAnnouncement] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The name others see: never the one to sign in with. */
  const [name, setName] = useState(myName);
  const make = async (how: () => ReturnType<typeof bring>) => {
    if (isBusy) return;
    setBusy(true);
    const made = await how();
    setBusy(false);
    if ('trouble' in made) setAnnouncement(made.trouble);
    else if (made.value.kind === 'codes') onMade(made.value.codes);
  };
  /** Nobody has an account without a name that others can call them by. */
  const named = (how: () => ReturnType<typeof bring>) => async () => {
    const introduced = await introduce(name.trim());
    return introduced.ok ? how() : { trouble: refusalWords(introduced.refusal) };
  };
  const withPassword = named(async () => {
    await introduceDevice();
    return bring({ do: 'password', ...typed });
  });
  const withPasskey = named(() => addPasskey(myName(), passkeyLabel()));
  return (
    <form
      class="sheet account-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void make(withPassword);
      }}
    >
      <NameField name={name} onName={setName} />
      <CredentialFields typed={typed} onTyped={setTyped} as="making" />
      <p class="account-told" role="status">
        {announcement}
      </p>
      <div class="account-acts">
        <button type="submit" class="button go account-go" aria-busy={isBusy}>
          {say('account.make.do')}
        </button>
        {hasPasskeys() && (
          <button type="button" class="button" onClick={() => void make(withPasskey)}>
            {say('account.passkey.use')}
          </button>
        )}
      </div>
      <p class="aside">{say(hasPasskeys() ? 'account.passkey.how' : 'account.passkey.none')}</p>
    </form>
  );
}

/** In groups, so that they can be copied by hand. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.{2})/g, '$1 ');

/** The recovery codes, which are shown only once. */
function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): JSX.Element {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const save = () => downloadAs('text/plain', 'great-race-codes.txt', `${codes.map(grouped).join('\n')}\n`);
  return (
    <Section title={say('account.codes')} class="account-codes">
      <div class="sheet account-sheet">
        <p ref={first} tabIndex={-1}>
          {say('account.codes.how')}
        </p>
        <ol class="codes-list" aria-label={say('account.codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{grouped(code)}</code>
            </li>
          ))}
        </ol>
        <div class="account-acts">
          <button type="button" class="button go" onClick={onDone}>
            {say('account.codes.done')}
          </button>
          <button type="button" class="button" onClick={save}>
            {say('account.codes.save')}
          </button>
        </div>
      </div>
    </Section>
  );
}
