// Taking a run off the table of its day, for administrators.
import type { RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../front/drop-button.tsx';
import { sendRequest } from '../net/connection.ts';
import { refusalWords, say } from '../words/say.ts';

interface Props {
  readonly request: RequestBody & { readonly do: 'strike' };
  readonly name: string;
  readonly onStruck: () => void;
}

export function Strike({ request, name, onStruck }: Props): JSX.Element {
  const [announcement, setAnnouncement] = useState('');
  const strike = async () => {
    const done = await sendRequest(request);
    if (done.ok) onStruck();
    else setAnnouncement(refusalWords(done.refusal));
  };
  return (
    <>
      <ArmedButton
        words={(isArmed) => say(isArmed ? 'admin.strike.again' : 'admin.strike')}
        about={name}
        onDone={() => void strike()}
      />
      <span role="status">{announcement}</span>
    </>
  );
}
