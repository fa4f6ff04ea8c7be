// Name and password, typed together.
import { LONGEST_LOGIN, LONGEST_PASSWORD } from '@race/protocol/limits.ts';
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { Field } from './field.tsx';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

interface Props {
  readonly typed: Credentials;
  /** From what is typed by now: both may change before the next picture. */
  readonly onTyped: (change: (now: Credentials) => Credentials) => void;
  /** Entering with what there is; making an account; or setting them anew in one there is. */
  readonly as: 'entering' | 'making' | 'changing';
}

export function CredentialFields({ typed, onTyped, as }: Props): JSX.Element {
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
