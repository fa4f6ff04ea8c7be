// The account that is signed in: signing out, sign-in methods, devices, data.
import { halftrack } from '@race/atlas';
import type { AccountNews, RequestBody, SessionNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { download } from '../../shell/frame/files.tsx';
import { Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, say } from '../../shell/words/say.ts';
import { myName } from '../../sources/online/identity.ts';
import { unsubscribe } from '../lobby/push-notices.ts';
import { Programs } from './programs.tsx';
import { become, bring } from './sign-in.ts';
import { Prove } from './sign-in-form.tsx';
import { Authenticator, SignInMethods } from './sign-in-methods.tsx';

/** A vehicle before the sun. */
const POSTCARD = `<circle cy="6" r="34" class="postcard-sun"/><path d="M-64,12C-30,4 20,14 64,8V24H-64Z" class="postcard-sand"/><g transform="translate(0 18) scale(.86)">${halftrack('french')}</g>`;

interface Props {
  readonly account: AccountNews;
  readonly go: Go;
  /** Counts changes, so that the list of devices is fetched again. */
  readonly changes: number;
  readonly onCodes: (codes: readonly string[]) => void;
  /** With an announcement, which may be empty. */
  readonly onChanged: (announcement: string) => void;
}

export function MyAccount({ account, go, changes, onCodes, onChanged }: Props): JSX.Element {
  return (
    <div class="account">
      <Section title={say('account.signedIn', { name: myName() })} class="account-part account-who">
        <div class="sheet account-sheet">
          <div class="account-name">
            <svg viewBox="-64 -60 128 84" aria-hidden="true" dangerouslySetInnerHTML={{ __html: POSTCARD }} />
            <div>
              <p>{say('account.signedIn.how')}</p>
              <RouteLink to={{ at: 'player', person: null }} go={go} class="account-word">
                {say('account.page')}
              </RouteLink>
            </div>
          </div>
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
        <Prove how={say('account.prove.how')} class="account-ways" onProven={() => onChanged('')} />
      )}
      <Section title={say('account.totp.title')} class="account-part account-app">
        <Authenticator
          key={String(account.totp)}
          isOn={account.totp}
          isProven={account.proven}
          isRequired={account.administrator}
          name={account.login ?? myName()}
          onChanged={onChanged}
        />
      </Section>
      <Section title={say('account.devices.title')} class="account-part account-devices">
        <Devices key={changes} isGuest={false} canEnd={account.proven} />
      </Section>
      <Section title={say('programs.title')} class="account-part account-programs">
        <Programs key={changes} canChange={account.proven} go={go} />
      </Section>
      <Section title={say('account.data')} class="account-part account-data">
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
    // This device gets no more notices for the account.
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

/** Guests have data too, and may save or delete it. */
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
          <details class="account-more">
            <summary>{say('account.more')}</summary>
            <p class="aside">{say('account.forget.how')}</p>
            <ForgetButton onForget={() => void forget()} />
          </details>
        </div>
      )}
      <p class="aside" role="status">
        {announcement || (isProven ? '' : say('account.prove.how'))}
      </p>
    </div>
  );
}

function ForgetButton({ onForget }: { onForget: () => void }): JSX.Element {
  return (
    <ArmedButton
      words={(isArmed) => say(isArmed ? 'account.forget.again' : 'account.forget')}
      onDone={onForget}
    />
  );
}

interface DevicesProps {
  readonly isGuest: boolean;
  /** Ending a session needs a recent sign-in. */
  readonly canEnd: boolean;
}

/** The devices that are signed in, and signing one of them out. */
export function Devices({ isGuest, canEnd }: DevicesProps): JSX.Element {
  const [sessions, setSessions] = useState<readonly SessionNews[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const look = async () => {
    const found = await bring({ do: 'sessions' });
    if ('trouble' in found) setAnnouncement(found.trouble);
    else if (found.value.kind === 'sessions') setSessions(found.value.sessions);
  };
  useEffect(() => void look(), []);
  const end = async (session: string) => {
    const done = await bring({ do: 'endSession', session });
    setAnnouncement('trouble' in done ? done.trouble : say('account.devices.ended'));
    await look();
  };
  return (
    <div class="sheet account-sheet">
      <p>{say(isGuest ? 'account.devices.guest.how' : 'account.devices.how')}</p>
      <p class="account-told" role="status">
        {announcement}
      </p>
      <ul class="account-list">
        {sessions.map((session) => (
          <li key={session.session}>
            <Device session={session} />
            {session.here ? (
              <span class="device-here">{say('account.devices.here')}</span>
            ) : (
              canEnd && (
                <button
                  type="button"
                  class="button"
                  aria-label={say('account.devices.end.of', { device: labelOf(session) })}
                  onClick={() => void end(session.session)}
                >
                  {say('account.devices.end')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const labelOf = ({ label }: SessionNews): string => label || say('account.devices.unknown');

function Device({ session }: { session: SessionNews }): JSX.Element {
  const { made, used } = session;
  return (
    <span class="device">
      <strong>{labelOf(session)}</strong>
      <span class="device-when">{say('account.devices.used', { date: dayWords(used) })}</span>
      <span class="device-when">{say('account.devices.since', { date: dayWords(made) })}</span>
    </span>
  );
}
