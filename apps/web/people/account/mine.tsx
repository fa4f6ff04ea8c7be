// An account that is signed in: its ways in, signing out, and what is kept.
import type { AccountNews, NetAsk } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../front/download.ts';
import { Section } from '../../front/page.tsx';
import type { Go } from '../../front/place.ts';
import { PlaceLink } from '../../front/place-link.tsx';
import { wantNoMore } from '../../lobby/notices/wanting.ts';
import { myName } from '../../net/identity.ts';
import { say } from '../../words/say.ts';
import { become, bring } from './entering.ts';
import { ForgetButton } from './forget-button.tsx';
import { SignIn } from './sign-in.tsx';
import { Ways } from './ways.tsx';

interface Props {
  readonly account: AccountNews;
  readonly go: Go;
  readonly onCodes: (codes: readonly string[]) => void;
  /** Something has changed; there may be something to say of it. */
  readonly onChanged: (told: string) => void;
}

export function Mine({ account, go, onCodes, onChanged }: Props): JSX.Element {
  return (
    <div class="account">
      <Section title={say('account.signedIn', { name: myName() })} class="account-part">
        <div class="sheet account-sheet">
          <p>{say('account.signedIn.how')}</p>
          <Leaving onChanged={onChanged} />
          {account.administrator && (
            <PlaceLink to={{ at: 'administration' }} go={go} class="button">
              {say('account.administration')}
            </PlaceLink>
          )}
        </div>
      </Section>
      {account.proven ? (
        <Section title={say('account.ways')} class="account-part account-ways">
          <Ways account={account} onCodes={onCodes} onChanged={onChanged} />
        </Section>
      ) : (
        <Section title={say('account.prove')} class="account-part account-ways">
          <div class="sheet account-sheet">
            <p>{say('account.prove.how')}</p>
            <SignIn words={say('account.prove.do')} onEntered={() => onChanged('')} />
          </div>
        </Section>
      )}
      <Section title={say('account.data')} class="account-part">
        <Data canForget={account.proven} onChanged={onChanged} />
      </Section>
    </div>
  );
}

function Leaving({ onChanged }: Pick<Props, 'onChanged'>): JSX.Element {
  const [told, setTold] = useState('');
  const leave = async (wish: NetAsk) => {
    // This device is not told of the account's turns any more.
    await wantNoMore();
    const left = await become(wish);
    if ('trouble' in left) setTold(left.trouble);
    else onChanged(say('account.isOut'));
  };
  return (
    <>
      <p class="aside">{say('account.out.how')}</p>
      <div class="account-acts">
        <button type="button" class="button" onClick={() => void leave({ do: 'signOut' })}>
          {say('account.out.here')}
        </button>
        <button type="button" class="button" onClick={() => void leave({ do: 'signOutEverywhere' })}>
          {say('account.out.all')}
        </button>
      </div>
      <p role="status">{told}</p>
    </>
  );
}

/** A guest's data too: nobody needs an account to have some, or to have it deleted. */
export function Data({
  canForget,
  onChanged,
}: { canForget: boolean } & Pick<Props, 'onChanged'>): JSX.Element {
  const [told, setTold] = useState('');
  const save = async () => {
    const made = await bring({ do: 'export' });
    if ('trouble' in made) setTold(made.trouble);
    else if (made.value.kind === 'file') download('great-race-my-data.json', made.value.text);
  };
  const forget = async () => {
    const gone = await become({ do: 'forgetMe' });
    if ('trouble' in gone) setTold(gone.trouble);
    else onChanged(say('account.forgotten'));
  };
  return (
    <div class="sheet account-sheet">
      <p>{say('account.data.how')}</p>
      <div class="account-acts">
        <button type="button" class="button" onClick={() => void save()}>
          {say('account.export')}
        </button>
        {canForget && <ForgetButton onForget={() => void forget()} />}
      </div>
      <p class="aside" role="status">
        {told || say(canForget ? 'account.forget.how' : 'account.prove.how')}
      </p>
    </div>
  );
}
