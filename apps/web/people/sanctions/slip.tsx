// What an administrator has to say to one: it lies over everything until it is read.
import type { SanctionMessage } from '@race/protocol';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { sendRequest } from '../../net/connection.ts';
import { say } from '../../words/say.ts';
import { dayWords } from '../../words/written.ts';
import { unread, wasRead } from './unread.ts';
import './slip.css';

export function SanctionSlip(): JSX.Element | null {
  const [first] = unread.value;
  return first === undefined ? null : <Slip key={first.sanction} said={first} />;
}

function Slip({ said }: { said: SanctionMessage }): JSX.Element {
  const { sanction, kind, reason } = said;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    const done = await sendRequest({ do: 'confirm', sanction });
    // Refused, it was read on another device.
    if (done.ok || done.refusal.rule === 'ADMIN-02') wasRead(sanction);
  };
  return (
    <dialog
      ref={dialog}
      class="sanction sheet"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id}>{say(kind === 'silence' ? 'sanction.silence' : 'sanction.warning')}</h2>
      <p>{say('sanction.why', { reason: say(`reason.${reason}`) })}</p>
      <p>{howWords(said)}</p>
      <button type="button" class="button go" onClick={() => void confirm()}>
        {say('sanction.confirm')}
      </button>
    </dialog>
  );
}

function howWords({ kind, until }: SanctionMessage): string {
  if (kind !== 'silence') return say('sanction.warning.how');
  return until === null
    ? say('sanction.silence.forGood')
    : say('sanction.silence.until', { date: dayWords(until) });
}
