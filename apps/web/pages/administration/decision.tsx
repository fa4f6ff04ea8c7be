// What an administrator decides about a person, the person's record, and the search for one.
import type { FoundNews, RecordNews, ReportReason } from '@race/protocol';
import { PLAIN_SANCTIONS, REPORT_REASONS } from '@race/protocol/administration.ts';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, isolated, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import type { Doing } from './report-sheet.tsx';

const DECISIONS = ['dismiss', ...PLAIN_SANCTIONS, 'name'] as const;
type Decided = (typeof DECISIONS)[number];

const LENGTHS = ['1', '7', '30', 'good'] as const;
type Length = (typeof LENGTHS)[number];
const daysOf = (length: Length): number | null => (length === 'good' ? null : Number(length));

interface DecisionProps {
  readonly person: string;
  readonly name: string;
  readonly reason: ReportReason;
  /** The reports it settles; none for a decision that answers no report. */
  readonly reports: readonly string[];
  readonly doing: Doing;
}

/** No action, a warning, silence, a ban or another name; for how long; and what the reporters are written. */
export function Decision({ person, name, reason, reports, doing }: DecisionProps): JSX.Element {
  const id = useId();
  const isFree = reports.length === 0;
  const [decided, setDecided] = useState<Decided>(isFree ? 'warning' : 'dismiss');
  const [why, setWhy] = useState(reason);
  const [length, setLength] = useState<Length>('7');
  const [newName, setNewName] = useState('');
  const [reply, setReply] = useState('');
  const lasts = decided === 'silence' || decided === 'ban' || decided === 'name';
  const submit = (event: Event) => {
    event.preventDefault();
    const settling = { reports, reply };
    const about = { person, reason: why, days: lasts ? daysOf(length) : null, ...settling };
    const done = say(isFree ? 'admin.decided' : 'admin.settled.done', { count: reports.length });
    if (decided === 'dismiss') void doing({ do: 'dismiss', ...settling }, done);
    else if (decided === 'name') void doing({ do: 'nameAnew', name: newName, ...about }, done);
    else void doing({ do: 'sanction', kind: decided, ...about }, done);
  };
  return (
    <form class="admin-settle" onSubmit={submit}>
      <Segments
        legend={say('admin.what')}
        choices={DECISIONS.filter((one) => !isFree || one !== 'dismiss').map((value) => ({
          value,
          words: say(`admin.do.${value}`),
        }))}
        chosen={decided}
        onChoose={setDecided}
      />
      {isFree && (
        <Segments
          legend={say('admin.why')}
          choices={REPORT_REASONS.map((value) => ({ value, words: say(`moderation.reason.${value}`) }))}
          chosen={why}
          onChoose={setWhy}
        />
      )}
      {decided === 'name' && (
        <label class="admin-field" for={`${id} name`}>
          {say('admin.newName')}
          <input
            id={`${id} name`}
            class="field"
            type="text"
            required
            maxLength={24}
            placeholder={name}
            value={newName}
            onInput={(event) => setNewName(event.currentTarget.value)}
          />
        </label>
      )}
      {lasts && (
        <Segments
          legend={say('admin.howLong')}
          choices={LENGTHS.map((value) => ({ value, words: lengthWords(value) }))}
          chosen={length}
          onChoose={setLength}
        />
      )}
      {!isFree && (
        <label class="admin-field" for={`${id} reply`}>
          {say('admin.reply')}
          <textarea
            id={`${id} reply`}
            class="field"
            rows={2}
            maxLength={500}
            value={reply}
            onInput={(event) => setReply(event.currentTarget.value)}
          />
        </label>
      )}
      <button type="submit" class="button">
        {say('admin.settle')}
      </button>
    </form>
  );
}

const lengthWords = (length: Length): string =>
  length === 'good' ? say('admin.forGood') : say('admin.days', { count: Number(length) });

interface RecordProps {
  readonly person: string;
  readonly name: string;
  readonly doing: Doing;
}

/** The record of a person: how often they were reported, and their sanctions. */
export function Record({ person, name, doing }: RecordProps): JSX.Element {
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

/** Looks for a person, whom somebody may have complained about by other ways than a report. */
export function FindPerson({ doing, go }: { doing: Doing; go: Go }): JSX.Element {
  const id = useId();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly FoundNews[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const look = async () => {
    const done = await sendRequest({ do: 'find', words });
    setTrouble(done.ok ? '' : refusalWords(done.refusal));
    setFound(done.ok && done.value.kind === 'found' ? done.value.people : null);
  };
  const doingHere: Doing = async (request, announcement) => {
    const isDone = await doing(request, announcement);
    if (isDone) await look();
    return isDone;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void look();
  };
  return (
    <div class="sheet admin-sheet">
      <form class="admin-find" onSubmit={submit}>
        <label class="admin-field" for={id}>
          {say('admin.find.words')}
          <input
            id={id}
            class="field"
            type="search"
            required
            maxLength={24}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {say('admin.find.go')}
        </button>
      </form>
      <p role="status">{trouble || (found?.length === 0 ? say('admin.find.none') : '')}</p>
      <ul class="admin-found">
        {(found ?? []).map(({ person, name, made, guest }) => (
          <li key={person}>
            <RouteLink to={{ at: 'player', person }} go={go} class="admin-link">
              {isolated(name)}
            </RouteLink>
            <p class="aside">
              {say(guest ? 'admin.record.guest' : 'admin.record.account', { date: dayWords(made) })}
            </p>
            <Record person={person} name={name} doing={doingHere} />
            <details class="admin-record">
              <summary>{say('admin.act', { name })}</summary>
              <Decision person={person} name={name} reason="other" reports={[]} doing={doingHere} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}
