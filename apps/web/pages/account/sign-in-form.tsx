// Signing in: name and password, a passkey, a recovery code, and a second factor.

import { LONGEST_LOGIN, LONGEST_PASSWORD } from '@race/protocol/base/limits.ts';
import type { JSX, TargetedInputEvent } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Section } from '../../shell/frame/page.tsx';
import { say } from '../../shell/words/say.ts';
import { type AccountOutcome, become, enterWithPasskey, enterWithPassword, hasPasskeys } from './sign-in.ts';

import './account.css';
import '../lobby/fields.css';

interface SignInProps {
  readonly words: string;
  readonly onEntered: () => void;
}

export function SignIn({ words, onEntered }: SignInProps): JSX.Element {
  const [typed, setTyped] = useState<Credentials>({ login: '', password: '' });
  const [code, setCode] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isSecond, setSecond] = useState(false);
  const enter = async (how: () => Promise<AccountOutcome<string> | null>) => {
    if (isBusy) return;
    setBusy(true);
    const entered = await how();
    setBusy(false);
    setSecond(entered === null);
    if (entered === null) setAnnouncement('');
    else if ('trouble' in entered) setAnnouncement(entered.trouble);
    else onEntered();
  };
  if (isSecond) return <SecondFactor onEntered={onEntered} onCancel={() => setSecond(false)} />;
  return (
    <>
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => enterWithPassword(typed));
        }}
      >
        <CredentialFields typed={typed} onTyped={setTyped} as="entering" />
        <p class="account-told" role="status">
          {announcement}
        </p>
        <div class="account-acts">
          <button type="submit" class="button" aria-busy={isBusy}>
            {words}
          </button>
          {hasPasskeys() && (
            <button type="button" class="button" onClick={() => void enter(enterWithPasskey)}>
              {say('account.passkey.use')}
            </button>
          )}
        </div>
      </form>
      <details class="account-lost">
        <summary>{say('account.lost')}</summary>
        <form
          class="account-form"
          onSubmit={(event) => {
            event.preventDefault();
            void enter(() => become({ do: 'recover', code: plainCode(code) }));
          }}
        >
          <Field
            name={say('account.code')}
            how={say('account.code.how')}
            autocomplete="one-time-code"
            longest={LONGEST_CODE}
            value={code}
            onValue={setCode}
          />
          <div class="account-acts">
            <button type="submit" class="button">
              {say('account.code.do')}
            </button>
          </div>
        </form>
      </details>
    </>
  );
}

/** Typed codes may have spaces, dashes and small letters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const LONGEST_CODE = 40;

interface SecondFactorProps {
  readonly onEntered: () => void;
  /** Back to the password. */
  readonly onCancel: () => void;
}

/** The code that is asked for after the password. */
function SecondFactor({ onEntered, onCancel }: SecondFactorProps): JSX.Element {
  const [code, setCode] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => asked.current?.focus(), []);
  const enter = async (event: Event) => {
    event.preventDefault();
    const entered: AccountOutcome<string> = await become({ do: 'secondFactor', code: plainCode(code) });
    if ('trouble' in entered) setAnnouncement(entered.trouble);
    else onEntered();
  };
  return (
    <form class="account-form" onSubmit={(event) => void enter(event)}>
      <p ref={asked} tabIndex={-1}>
        {say('account.totp.asked')}
      </p>
      <Field
        name={say('account.totp.code')}
        autocomplete="one-time-code"
        longest={LONGEST_CODE}
        value={code}
        onValue={setCode}
      />
      <p class="account-told" role="status">
        {announcement}
      </p>
      <div class="account-acts">
        <button type="submit" class="button go">
          {say('account.totp.enter')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {say('account.totp.not')}
        </button>
      </div>
    </form>
  );
}

interface ProveProps {
  /** What it is for. */
  readonly how: string;
  readonly class?: string;
  readonly onProven: () => void;
}

/** Signing in again, before something that a stolen device must not do. */
export function Prove({ how, class: more = '', onProven }: ProveProps): JSX.Element {
  return (
    <Section title={say('account.prove')} class={`account-part ${more}`}>
      <div class="sheet account-sheet">
        <p>{how}</p>
        <SignIn words={say('account.prove.do')} onEntered={onProven} />
      </div>
    </Section>
  );
}

export const ProveToMove = ({ onProven }: Pick<ProveProps, 'onProven'>): JSX.Element => (
  <Prove how={say('account.prove.move')} onProven={onProven} />
);

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
    <div class="credentials">
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
    </div>
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
