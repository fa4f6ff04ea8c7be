// Who one is: a guest, or somebody with an account.
import type { AccountNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page, Section } from '../../front/page.tsx';
import { Sign } from '../../lobby/sign.tsx';
import { isKnown } from '../../net/identity.ts';
import { RouteLink } from '../../router/route-link.tsx';
import type { Go } from '../../router/router.ts';
import { say } from '../../words/say.ts';
import { Codes } from './codes.tsx';
import { Devices } from './devices.tsx';
import { bring } from './entering.ts';
import { Guest } from './guest.tsx';
import { Data, Mine } from './mine.tsx';
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
    <Page title={say('account.title')} aside={say('account.aside')} go={go}>
      <p class="account-said" role="status">
        {announcement}
      </p>
      {codes !== null && <Codes codes={codes} onDone={() => show(null)} />}
      {codes === null && account === null && (
        <>
          <Guest onMade={show} onEntered={() => void look()} />
          {isKnown() && (
            <div class="account">
              <Section title={say('devices.title')} class="account-part">
                <Devices key={changes} isGuest canEnd />
              </Section>
              <Section title={say('account.data')} class="account-part">
                <Data isProven onChanged={(words) => void look(words)} />
              </Section>
            </div>
          )}
        </>
      )}
      {codes === null && account != null && (
        <Mine
          account={account}
          go={go}
          changes={changes}
          onCodes={show}
          onChanged={(words) => void look(words)}
        />
      )}
      <RouteLink to={{ at: 'privacy' }} go={go} class="account-privacy">
        {say('viewer.privacy')}
      </RouteLink>
      <Sign />
    </Page>
  );
}
