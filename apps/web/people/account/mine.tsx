// An account that is signed in: its ways in, signing out, and what is kept.
import type { AccountNews, RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../front/download.ts';
import { Section } from '../../front/page.tsx';
import { unsubscribe } from '../../lobby/notices/wanting.ts';
import { myName } from '../../net/identity.ts';
import { RouteLink } from '../../router/route-link.tsx';
import type { Go } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { Authenticator } from './authenticator.tsx';
import { Devices } from './devices.tsx';
import { become, bring } from './entering.ts';
import { ForgetButton } from './forget-button.tsx';
import { Prove } from './prove.tsx';
import { SignInMethods } from './sign-in-methods.tsx';

interface Props {
  readonly account: AccountNews;
  readonly go: Go;
  /** Goes up with every change, so that what hangs on it is read anew. */
  readonly changes: number;
  readonly onCodes: (codes: readonly string[]) => void;
  /** Something has changed; there may be something to say of it. */
  readonly onChanged: (announcement: string) => void;
}

export function Mine({ account, go, changes, onCodes, onChanged }: Props): JSX.Element {
  return (
    <div class="account">
      <Section title={say('account.signedIn', { name: myName() })} class="account-part">
        <div class="sheet account-sheet">
          <p>{say('account.signedIn.how')}</p>
          <Leaving canLeaveAll={account.proven} onChanged={onChanged} />
          {account.administrator && account.totp && (
            <RouteLink to={{ at: 'administration' }} go={go} class="button">
              {say('account.administration')}
            </RouteLink>
          )}
        </div>
      </Section>
      {account.proven ? (
        <Section title={say('account.ways')} class="account-part account-ways">
          <SignInMethods account={account} onCodes={onCodes} onChanged={onChanged} />
        </Section>
      ) : (
        <Prove how={say('prove.how')} class="account-ways" onProven={() => onChanged('')} />
      )}
      <Section title={say('totp.title')} class="account-part">
        <Authenticator
          key={String(account.totp)}
          isOn={account.totp}
          isProven={account.proven}
          isRequired={account.administrator}
          name={account.login ?? myName()}
          onChanged={onChanged}
        />
      </Section>
      <Section title={say('devices.title')} class="account-part">
        <Devices key={changes} isGuest={false} canEnd={account.proven} />
      </Section>
      <Section title={say('account.data')} class="account-part">
        <Data isProven={account.proven} onChanged={onChanged} />
      </Section>
    </div>
  );
}

function Leaving({
  canLeaveAll,
  onChanged,
}: { canLeaveAll: boolean } & Pick<Props, 'onChanged'>): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const leave = async (request: RequestBody) => {
    // This device is not told of the account's turns any more.
    await unsubscribe();
    const left = await become(request);
    if ('trouble' in left) setAnnouncement(left.trouble);
    else onChanged(say('account.isOut'));
  };
  return (
    <>
      <p class="aside">{say('account.out.how')}</p>
      <div class="account-acts">
        <button type="button" class="button" onClick={() => void leave({ do: 'signOut' })}>
          {say('account.out.here')}
        </button>
        {canLeaveAll && (
          <button type="button" class="button" onClick={() => void leave({ do: 'signOutEverywhere' })}>
            {say('account.out.all')}
          </button>
        )}
      </div>
      <p role="status">{announcement}</p>
    </>
  );
}

/** A guest's data too: nobody needs an account to have some, or to have it deleted. */
export function Data({ isProven, onChanged }: { isProven: boolean } & Pick<Props, 'onChanged'>): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const save = async () => {
    const made = await bring({ do: 'export' });
    if ('trouble' in made) setAnnouncement(made.trouble);
    else if (made.value.kind === 'file') download('great-race-my-data.json', made.value.text);
  };
  const forget = async () => {
    const gone = await become({ do: 'forgetMe' });
    if ('trouble' in gone) setAnnouncement(gone.trouble);
    else onChanged(say('account.forgotten'));
  };
  return (
    <div class="sheet account-sheet">
      <p>{say('account.data.how')}</p>
      {isProven && (
        <div class="account-acts">
          <button type="button" class="button" onClick={() => void save()}>
            {say('account.export')}
          </button>
          <ForgetButton onForget={() => void forget()} />
        </div>
      )}
      <p class="aside" role="status">
        {announcement || say(isProven ? 'account.forget.how' : 'prove.how')}
      </p>
    </div>
  );
}
