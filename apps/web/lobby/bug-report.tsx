// A link that replays the race as this seat saw it: for who looks after a fault.
import { LONGEST_NOTE } from '@race/protocol/limits.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ask } from '../net/connection.ts';
import { writePlace } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { addressOf, LinkField } from './link-field.tsx';
import './name-field.css';

export function BugReport({ table }: { table: string }): JSX.Element {
  const id = useId();
  const [note, setNote] = useState('');
  const [report, setReport] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    const made = await ask({ do: 'bug', table, note });
    if (!made.ok) return setTold(refusalWords(made.refusal));
    setTold('');
    if (made.value.kind === 'bug') setReport(made.value.bug);
  };
  if (report !== null)
    return (
      <LinkField
        name={say('online.bug')}
        how={say('online.bug.how')}
        address={addressOf(writePlace({ at: 'report', report }))}
      />
    );
  return (
    <details class="fault">
      <summary class="button">{say('online.bug')}</summary>
      <form onSubmit={(event) => void send(event)}>
        <label for={id}>{say('online.bug.note')}</label>
        <textarea
          id={id}
          class="typed fault-note"
          maxLength={LONGEST_NOTE}
          value={note}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say('online.bug.make')}
        </button>
        <p role="alert">{told}</p>
      </form>
    </details>
  );
}
