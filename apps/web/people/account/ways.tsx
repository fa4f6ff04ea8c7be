// How one signs in, and how that is changed.

import type { AccountNews, NetAsk } from '@race/protocol';
import { LONGEST_LOGIN, LONGEST_PASSWORD } from '@race/protocol/limits.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { myName } from '../../net/identity.ts';
import { say } from '../../words/say.ts';
import { addPasskey, bring } from './entering.ts';
import { Field } from './field.tsx';
import { hasPasskeys } from './passkey.ts';
import { passkeyLabel } from './passkey-label.ts';

interface Props {
  readonly account: AccountNews;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: (told: string) => void;
}

export function Ways({ account, onCodes, onChanged }: Props): JSX.Element {
  const { login, passkeys, codes } = account;
  const [told, setTold] = useState('');
  const [name, setName] = useState(login ?? '');
  const [password, setPassword] = useState('');
  const change = async (how: Promise<Awaited<ReturnType<typeof bring>>>) => {
    const done = await how;
    if ('trouble' in done) return setTold(done.trouble);
    setPassword('');
    if (done.value.kind === 'codes') onCodes(done.value.codes);
    else onChanged(say('account.changed'));
  };
  const wish = (asked: NetAsk) => void change(bring(asked));
  return (
    <div class="sheet account-sheet">
      <p class="account-told" role="status">
        {told}
      </p>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          wish({ do: 'password', login: name, password });
        }}
      >
        <h3>{login === null ? say('account.ways.noPassword') : say('account.ways.password', { login })}</h3>
        <Field
          name={say('account.login')}
          autocomplete="username"
          longest={LONGEST_LOGIN}
          value={name}
          onValue={setName}
        />
        <Field
          name={say('account.password.new')}
          how={say('account.password.how')}
          type="password"
          autocomplete="new-password"
          longest={LONGEST_PASSWORD}
          value={password}
          onValue={setPassword}
        />
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
              aria-label={`${say('account.passkey.drop')}: ${label}`}
              onClick={() => wish({ do: 'dropPasskey', passkey })}
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
          <button type="button" class="button" onClick={() => wish({ do: 'newCodes' })}>
            {say('account.codes.new')}
          </button>
        </li>
      </ul>
    </div>
  );
}
