// The code that is asked for after the password.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { type AccountOutcome, become } from './entering.ts';
import { Field } from './field.tsx';

/** What is read from paper may come with spaces, dashes and small letters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const LONGEST_CODE = 40;

interface Props {
  readonly onEntered: () => void;
  /** Back to the password. */
  readonly onCancel: () => void;
}

export function SecondFactor({ onEntered, onCancel }: Props): JSX.Element {
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
        {say('totp.asked')}
      </p>
      <Field
        name={say('totp.code')}
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
          {say('totp.enter')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {say('totp.not')}
        </button>
      </div>
    </form>
  );
}
