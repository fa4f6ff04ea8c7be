// What is known of somebody: how often they were reported, and what was imposed on them.
import type { RecordNews } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sendRequest } from '../net/connection.ts';
import { refusalWords, say } from '../words/say.ts';
import { dayWords } from '../words/written.ts';
import type { Doing } from './page.tsx';

interface Props {
  readonly person: string;
  readonly name: string;
  readonly doing: Doing;
}

export function Record({ person, name, doing }: Props): JSX.Element {
  const [record, setRecord] = useState<RecordNews | null>(null);
  const [trouble, setTrouble] = useState('');
  const look = async () => {
    const found = await sendRequest({ do: 'record', person });
    setTrouble(found.ok ? '' : refusalWords(found.refusal));
    if (found.ok && found.value.kind === 'record') setRecord(found.value.record);
  };
  const lift = async (sanction: string) => {
    await doing({ do: 'lift', sanction }, say('admin.lifted.done'));
    await look();
  };
  return (
    <details class="admin-record" onToggle={(event) => event.currentTarget.open && void look()}>
      <summary>{say('admin.record', { name })}</summary>
      <p role="alert">{trouble}</p>
      {record !== null && <Known record={record} onLift={(sanction) => void lift(sanction)} />}
    </details>
  );
}

function Known({ record, onLift }: { record: RecordNews; onLift: (sanction: string) => void }): JSX.Element {
  const { made, guest, reported, reports, sanctions } = record;
  return (
    <>
      <p>{say(guest ? 'admin.record.guest' : 'admin.record.account', { date: dayWords(made) })}</p>
      <p>{say('admin.record.counts', { reported, reports })}</p>
      {sanctions.length === 0 && <p>{say('admin.record.none')}</p>}
      <ul class="admin-sanctions">
        {sanctions.map((one) => (
          <li key={one.sanction}>
            <span>{sanctionWords(one)}</span>
            {one.lifted === null && one.kind !== 'warning' && (
              <button type="button" class="button" onClick={() => onLift(one.sanction)}>
                {say('admin.lift')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function sanctionWords({ kind, made, until, lifted, confirmed }: RecordNews['sanctions'][number]): string {
  const since = say('admin.since', { kind: say(`admin.kind.${kind}`), date: dayWords(made) });
  const lasts = until === null ? say('admin.forGood') : say('admin.until', { date: dayWords(until) });
  const more = [
    ...(kind === 'warning' ? [] : [lasts]),
    ...(lifted === null ? [] : [say('admin.lifted', { date: dayWords(lifted) })]),
    ...(confirmed === null ? [] : [say('admin.confirmed', { date: dayWords(confirmed) })]),
  ];
  return [since, ...more].join(', ');
}
