// A link that replays the race as this seat saw it: for who looks after a fault.
import { LONGEST_NOTE } from '@race/protocol/limits.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { sendRequest } from '../net/connection.ts';
import { writeRoute } from '../router/router.ts';
import { refusalWords, say } from '../words/say.ts';
import { addressOf, LinkField } from './link-field.tsx';
import './name-field.css';

export function BugReport({ table }: { table: string }): JSX.Element {
  const id = useId();
  const [note, setNote] = useState('');
  const [report, setReport] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    const made = await sendRequest({ do: 'bug', table, note });
    if (!made.ok) return setAnnouncement(refusalWords(made.refusal));
    setAnnouncement('');
    if (made.value.kind === 'bug') setReport(made.value.bug);
  };
  if (report !== null)
    return (
      <LinkField
        name={say('online.bug')}
        how={say('online.bug.how')}
        address={addressOf(writeRoute({ at: 'report', report }))}
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
        <p role="alert">{announcement}</p>
      </form>
    </details>
  );
}
