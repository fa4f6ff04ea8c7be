// The fields for name and password, and the text field they are made of.
import { LONGEST_LOGIN, LONGEST_PASSWORD } from '@race/protocol/base/limits.ts';
import type { JSX, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../../shell/words/say.ts';
import '../lobby/fields.css';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

interface CredentialProps {
  readonly typed: Credentials;
  /** Takes a function: both may change before the next render. */
  readonly onTyped: (change: (now: Credentials) => Credentials) => void;
  /** Signing in, making an account, or changing its login and password. */
  readonly as: 'entering' | 'making' | 'changing';
}

export function CredentialFields({ typed, onTyped, as }: CredentialProps): JSX.Element {
  return (
    <>
      <Field
        name={say('account.login')}
        {...(as === 'making' ? { how: say('account.login.how') } : {})}
        autocomplete="username"
        longest={LONGEST_LOGIN}
        value={typed.login}
        onValue={(login) => onTyped((now) => ({ ...now, login }))}
      />
      <Field
        name={say(as === 'changing' ? 'account.password.new' : 'account.password')}
        {...(as === 'entering' ? {} : { how: say('account.password.how') })}
        type="password"
        autocomplete={as === 'entering' ? 'current-password' : 'new-password'}
        longest={LONGEST_PASSWORD}
        value={typed.password}
        onValue={(password) => onTyped((now) => ({ ...now, password }))}
      />
    </>
  );
}

interface Props {
  readonly name: string;
  readonly how?: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: string;
  readonly inputMode?: 'text' | 'numeric';
  readonly longest: number;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A text field with its label. */
export function Field({
  name,
  how,
  type = 'text',
  longest,
  autocomplete,
  inputMode = 'text',
  value,
  onValue,
}: Props): JSX.Element {
  const id = useId();
  const input = {
    id,
    class: 'typed',
    value,
    maxLength: longest,
    autocomplete,
    inputMode,
    autocapitalize: 'none',
    spellcheck: false,
    required: true,
    'aria-describedby': how === undefined ? undefined : `${id}how`,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  } as const;
  return (
    <div class="account-field">
      <label for={id}>{name}</label>
      {type === 'password' ? <input type="password" {...input} /> : <input type="text" {...input} />}
      {how !== undefined && (
        <p id={`${id}how`} class="aside">
          {how}
        </p>
      )}
    </div>
  );
}
