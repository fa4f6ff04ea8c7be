// One report: who is reported, why, what was said around it, and the decision.
import type { Quote, RecordNews, ReportNews, RequestBody } from '@race/protocol';
import { SANCTIONS, type SanctionKind } from '@race/protocol/administration.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Segments } from '../../shell/frame/controls.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, refusalWords, say } from '../../shell/words/say.ts';
import { sendRequest } from '../../sources/online/connection.ts';
import { saidText } from '../lobby/sign.tsx';

/** Sends a request, and announces that it is done or why it was refused. */
export type Doing = (request: RequestBody, announcement: string) => Promise<void>;

interface Props {
  readonly report: ReportNews;
  readonly doing: Doing;
  readonly go: Go;
}

export function ReportSheet({ report, doing, go }: Props): JSX.Element {
  const { name, reason, reporter, made, words, quotes, line, table } = report;
  const title = say('talk.said', { name, words: say(`moderation.reason.${reason}`) });
  const date = dayWords(made);
  return (
    <article class="sheet admin-sheet" aria-label={title}>
      <h3>{title}</h3>
      <p>
        {reporter === null ? say('admin.byNobody', { date }) : say('admin.by', { name: reporter.name, date })}
      </p>
      {words !== '' && <blockquote dir="auto">{say('admin.adds', { words })}</blockquote>}
      <h4>{say('admin.quotes')}</h4>
      {quotes.length === 0 && <p class="aside">{say('admin.noQuotes')}</p>}
      <ol class="admin-quotes">
        {quotes.map((quote) => (
          <li key={quote.line} class={quote.line === line ? 'is-reported' : ''}>
            <span>{quoteWords(quote)}</span>
            {quote.line === line && <b>{say('admin.thisLine')}</b>}
          </li>
        ))}
      </ol>
      <RouteLink to={{ at: 'online', table }} go={go} class="admin-link">
        {say('admin.table')}
      </RouteLink>
      <Record person={report.person} name={name} doing={doing} />
      {report.settled === null && <ReportDecision report={report} doing={doing} />}
    </article>
  );
}

const quoteWords = (quote: Quote): string => say('talk.said', { name: quote.name, words: saidText(quote) });

const FOLLOWS = ['dismiss', ...SANCTIONS] as const;
type Follows = 'dismiss' | SanctionKind;

const LENGTHS = ['1', '7', '30', 'good'] as const;
type Length = (typeof LENGTHS)[number];
const daysOf = (length: Length): number | null => (length === 'good' ? null : Number(length));

interface DecisionProps {
  readonly report: ReportNews;
  readonly doing: Doing;
}

/** The decision about a report: dismissal, a warning, silence or a ban, and for how long. */
function ReportDecision({ report, doing }: DecisionProps): JSX.Element {
  const [follows, setFollows] = useState<Follows>('dismiss');
  const [length, setLength] = useState<Length>('7');
  const lasts = follows === 'silence' || follows === 'ban';
  const submit = (event: Event) => {
    event.preventDefault();
    const { person, reason } = report;
    const days = lasts ? daysOf(length) : null;
    void doing(
      follows === 'dismiss'
        ? { do: 'dismiss', report: report.report }
        : { do: 'sanction', person, report: report.report, kind: follows, reason, days },
      say('admin.settled.done'),
    );
  };
  return (
    <form class="admin-settle" onSubmit={submit}>
      <Segments
        legend={say('admin.what')}
        choices={FOLLOWS.map((value) => ({ value, words: say(`admin.do.${value}`) }))}
        chosen={follows}
        onChoose={setFollows}
      />
      {lasts && (
        <Segments
          legend={say('admin.howLong')}
          choices={LENGTHS.map((value) => ({ value, words: lengthWords(value) }))}
          chosen={length}
          onChoose={setLength}
        />
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
function Record({ person, name, doing }: RecordProps): JSX.Element {
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
