// Taking a run off the table of its day, for administrators.
import type { RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../front/drop-button.tsx';
import { ask } from '../net/connection.ts';
import { refusalWords, say } from '../words/say.ts';

interface Props {
  readonly wish: RequestBody & { readonly do: 'strike' };
  readonly name: string;
  readonly onStruck: () => void;
}

export function Strike({ wish, name, onStruck }: Props): JSX.Element {
  const [told, setTold] = useState('');
  const strike = async () => {
    const done = await ask(wish);
    if (done.ok) onStruck();
    else setTold(refusalWords(done.refusal));
  };
  return (
    <>
      <ArmedButton
        words={(isArmed) => say(isArmed ? 'admin.strike.again' : 'admin.strike')}
        about={name}
        onDone={() => void strike()}
      />
      <span role="status">{told}</span>
    </>
  );
}
