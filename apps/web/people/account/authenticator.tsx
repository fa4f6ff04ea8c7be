// The authenticator app: set up with a picture to scan and a first code, or switched off.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../../front/drop-button.tsx';
import { Scan } from '../../lobby/link-field.tsx';
import { say } from '../../words/say.ts';
import { bring } from './entering.ts';
import { Field } from './field.tsx';
import { plainCode } from './second-factor.tsx';
import { totpAddress } from './totp-address.ts';

const LONGEST_CODE = 12;

interface Props {
  readonly isOn: boolean;
  /** Changing it is for who has just proved who they are. */
  readonly isProven: boolean;
  readonly isRequired: boolean;
  /** What the app shows beside the code. */
  readonly name: string;
  readonly onChanged: (announcement: string) => void;
}

export function Authenticator({ isOn, isProven, isRequired, name, onChanged }: Props): JSX.Element {
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
    else onChanged(say('totp.isOff'));
  };
  if (secret !== null && !isOn)
    return (
      <Confirming
        secret={secret}
        name={name}
        onDone={() => onChanged(say('totp.isOn'))}
        onCancel={() => setSecret(null)}
      />
    );
  return (
    <div class="sheet account-sheet">
      <p>{say(isOn ? 'totp.on' : isRequired ? 'totp.required' : 'totp.off')}</p>
      <p class="account-told" role="status">
        {announcement}
      </p>
      {isProven && (
        <div class="account-acts">
          {isOn ? (
            <ArmedButton
              words={(isArmed) => say(isArmed ? 'totp.drop.again' : 'totp.drop')}
              onDone={() => void drop()}
            />
          ) : (
            <button type="button" class="button" onClick={() => void begin()}>
              {say('totp.begin')}
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
      <p>{say('totp.scan')}</p>
      <div class="totp-secret">
        <Scan text={totpAddress(name, secret)} label={say('totp.qr')} />
        <p>
          <span class="totp-label">{say('totp.key')}</span> <code class="totp-key">{grouped(secret)}</code>
        </p>
      </div>
      <Field
        name={say('totp.code')}
        autocomplete="one-time-code"
        inputMode="numeric"
        longest={LONGEST_CODE}
        value={code}
        onValue={setCode}
      />
      <p class="account-told" role="status">
        {announcement}
      </p>
      <div class="account-acts">
        <button type="submit" class="button go">
          {say('totp.confirm')}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {say('totp.not')}
        </button>
      </div>
    </form>
  );
}
