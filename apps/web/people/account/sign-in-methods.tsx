// How one signs in, and how that is changed.
import type { AccountNews, RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { renew } from '../../lobby/notices/wanting.ts';
import { myName } from '../../net/identity.ts';
import { say } from '../../words/say.ts';
import { CredentialFields, type Credentials } from './credentials.tsx';
import { addPasskey, bring } from './entering.ts';
import { hasPasskeys } from './passkey.ts';
import { passkeyLabel } from './passkey-label.ts';

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
  return (
    <div class="sheet account-sheet">
      <p class="account-told" role="status">
        {announcement}
      </p>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void change(bring({ do: 'password', ...typed })).then(renew);
        }}
      >
        <h3>{login === null ? say('account.ways.noPassword') : say('account.ways.password', { login })}</h3>
        <CredentialFields typed={typed} onTyped={setTyped} as="changing" />
        <div class="account-acts">
          <button type="submit" class="button">
            {say('account.password.set')}
          </button>
        </div>
      </form>
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
          {hasPasskeys() && (
            <button
              type="button"
              class="button"
              onClick={() => void change(addPasskey(login ?? myName(), passkeyLabel()))}
            >
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
