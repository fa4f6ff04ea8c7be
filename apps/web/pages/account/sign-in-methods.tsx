// The sign-in methods of an account: password, passkeys, recovery codes, authenticator app.
import type { AccountNews, RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { say } from '../../shell/words/say.ts';
import { myName } from '../../sources/online/identity.ts';
import { totpAddress } from '../lobby/addresses.ts';
import { Scan } from '../lobby/fields.tsx';
import { renew } from '../lobby/push-notices.ts';
import { addPasskey, bring, hasPasskeys, passkeyLabel } from './sign-in.ts';
import { CredentialFields, type Credentials, Field, plainCode } from './sign-in-form.tsx';

interface Props {
  readonly account: AccountNews;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: (announcement: string) => void;
}

export function SignInMethods({ account, onCodes, onChanged }: Props): JSX.Element {
  const { login, passkeys, codes } = account;
  const [announcement, setAnnouncement] = useState('');
  const [typed, setTyped] = useState<Credentials>({ login: login ?? '', password: '' });
  const change = async (how: Promise<Awaited<ReturnType<typeof bring>>>) => {
    const done = await how;
    if ('trouble' in done) return setAnnouncement(done.trouble);
    setTyped((now) => ({ ...now, password: '' }));
    if (done.value.kind === 'codes') onCodes(done.value.codes);
    else onChanged(say('account.changed'));
  };
  const send = (request: RequestBody) => void change(bring(request));
  const addKey = () => void change(addPasskey(login ?? myName(), passkeyLabel()));
  return (
    <div class="sheet account-sheet">
      <p class="account-told" role="status">
        {announcement}
      </p>
      {passkeys.length === 0 && hasPasskeys() && (
        <button type="button" class="button go account-go" onClick={addKey}>
          <span>{say('account.passkey.add')}</span>
          <small>{say('account.passkey.add.how')}</small>
        </button>
      )}
      <details class="account-change">
        <summary>
          <strong>
            {login === null ? say('account.ways.noPassword') : say('account.ways.password', { login })}
          </strong>
          <span class="account-word">{say('account.ways.change')}</span>
        </summary>
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void change(bring({ do: 'password', ...typed })).then(renew);
          }}
        >
          <CredentialFields typed={typed} onTyped={setTyped} as="changing" />
          <div class="account-acts">
            <button type="submit" class="button">
              {say('account.password.set')}
            </button>
          </div>
        </form>
      </details>
      <ul class="account-list">
        {passkeys.map(({ passkey, label }) => (
          <li key={passkey}>
            <span>{label}</span>
            <button
              type="button"
              class="button"
              aria-label={say('names.labelled', { label: say('account.passkey.drop'), words: label })}
              onClick={() => send({ do: 'dropPasskey', passkey })}
            >
              {say('account.passkey.drop')}
            </button>
          </li>
        ))}
        <li>
          <span>{say(hasPasskeys() ? 'account.passkey.how' : 'account.passkey.none')}</span>
          {hasPasskeys() && passkeys.length > 0 && (
            <button type="button" class="button" onClick={addKey}>
              {say('account.passkey.add')}
            </button>
          )}
        </li>
        <li>
          <span>
            {say('account.codes.left', { count: codes })} {say('account.codes.new.how')}
          </span>
          <button type="button" class="button" onClick={() => send({ do: 'newCodes' })}>
            {say('account.codes.new')}
          </button>
        </li>
      </ul>
    </div>
  );
}

const LONGEST_TOTP = 12;

interface AuthenticatorProps {
  readonly isOn: boolean;
  /** Changing it needs a recent sign-in. */
  readonly isProven: boolean;
  readonly isRequired: boolean;
  /** What the app shows beside the code. */
  readonly name: string;
  readonly onChanged: (announcement: string) => void;
}

/** The authenticator app: set up with a QR code and a first code, or switched off. */
export function Authenticator({
  isOn,
  isProven,
  isRequired,
  name,
  onChanged,
}: AuthenticatorProps): JSX.Element {
  const [secret, setSecret] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const begin = async () => {
    const begun = await bring({ do: 'totp' });
    if ('trouble' in begun) return setAnnouncement(begun.trouble);
    setAnnouncement('');
    if (begun.value.kind === 'totp') setSecret(begun.value.secret);
  };
  const drop = async () => {
    const done = await bring({ do: 'dropTotp' });
    if ('trouble' in done) setAnnouncement(done.trouble);
    else onChanged(say('account.totp.isOff'));
  };
  if (secret !== null && !isOn)
    return (
      <Confirming
        secret={secret}
        name={name}
        onDone={() => onChanged(say('account.totp.isOn'))}
        onCancel={() => setSecret(null)}
      />
    );
  return (
    <div class="sheet account-sheet">
      <p>{say(isOn ? 'account.totp.on' : isRequired ? 'account.totp.required' : 'account.totp.off')}</p>
      <p class="account-told" role="status">
        {announcement}
      </p>
      {isProven && (
        <div class="account-acts">
          {isOn ? (
            <ArmedButton
              words={(isArmed) => say(isArmed ? 'account.totp.drop.again' : 'account.totp.drop')}
              onDone={() => void drop()}
            />
          ) : (
            <button type="button" class="button" onClick={() => void begin()}>
              {say('account.totp.begin')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface ConfirmingProps {
  readonly secret: string;
  readonly name: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** In groups, so that it can be typed. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Confirming({ secret, name, onDone, onCancel }: ConfirmingProps): JSX.Element {
  const [code, setCode] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const confirm = async (event: Event) => {
    event.preventDefault();
    const done = await bring({ do: 'confirmTotp', code: plainCode(code) });
    if ('trouble' in done) setAnnouncement(done.trouble);
    else onDone();
  };
  return (
    <form class="sheet account-sheet" onSubmit={(event) => void confirm(event)}>
      <p>{say('account.totp.scan')}</p>
      <div class="totp-secret">
        <Scan text={totpAddress(name, secret)} label={say('account.totp.qr')} />
        <p>
          <span class="totp-label">{say('account.totp.key')}</span>{' '}
          <code class="totp-key">{grouped(secret)}</code>
        </p>
      </div>
      <Field
        name={say('account.totp.code')}
        autocomplete="one-time-code"
        inputMode="numeric"
        longest={LONGEST_TOTP}
        value={code}
        onValue={setCode}
      />
      <p class="account-told" role="status">
        {announcement}
      </p>
      <div class="account-acts">
        <button type="submit" class="button go">
          {say('account.totp.confirm')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {say('account.totp.not')}
        </button>
      </div>
    </form>
  );
}
