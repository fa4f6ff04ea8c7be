// The reports about one person: why, what was said around it, and the decision about them.
import type { Quote, ReportNews, RequestBody } from '@race/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ArmedButton } from '../../shell/frame/controls.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, isolated, say } from '../../shell/words/say.ts';
import { saidText } from '../lobby/sign.tsx';
import { Decision, Record } from './decision.tsx';

/** Sends a request, and announces that it is done or why it was refused. Returns whether it is done. */
export type Doing = (request: RequestBody, announcement: string) => Promise<boolean>;

interface Props {
  /** All about the same person, the oldest first. */
  readonly reports: readonly ReportNews[];
  readonly doing: Doing;
  readonly go: Go;
}

/** Open reports of one person are decided together; settled ones stand alone. */
export function byPerson(reports: readonly ReportNews[]): readonly (readonly ReportNews[])[] {
  const found = new Map<string, ReportNews[]>();
  for (const one of reports) {
    const key = one.settled === null ? one.person : one.report;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()];
}

export function ReportSheet({ reports, doing, go }: Props): JSX.Element | null {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [first] = reports;
  if (first === undefined) return null;
  const { person, name, settled, reply } = first;
  const title =
    reports.length === 1
      ? say('talk.said', { name, words: say(`moderation.reason.${first.reason}`) })
      : say('admin.several', { name: isolated(name), count: reports.length });
  const chosen = reports.filter(({ report }) => !left.has(report)).map(({ report }) => report);
  const toggle = (report: string) =>
    setLeft((known) =>
      known.has(report) ? new Set([...known].filter((one) => one !== report)) : new Set([...known, report]),
    );
  return (
    <article class="sheet admin-sheet" aria-label={title}>
      <h3>{title}</h3>
      {reports.map((one) => (
        <section key={one.report} class="admin-report">
          {reports.length > 1 && <h4>{say(`moderation.reason.${one.reason}`)}</h4>}
          <ReportBody report={one} doing={doing} go={go} />
          {settled === null && reports.length > 1 && (
            <label class="admin-choose">
              <input type="checkbox" checked={!left.has(one.report)} onChange={() => toggle(one.report)} />
              {say('admin.choose')}
            </label>
          )}
        </section>
      ))}
      {reply !== '' && <p class="aside">{say('admin.replied', { words: reply })}</p>}
      <Record person={person} name={name} doing={doing} />
      {settled === null && (
        <Decision person={person} name={name} reason={first.reason} reports={chosen} doing={doing} />
      )}
    </article>
  );
}

interface BodyProps {
  readonly report: ReportNews;
  readonly doing: Doing;
  readonly go: Go;
}

function ReportBody({ report, doing, go }: BodyProps): JSX.Element {
  const { club, reporter, made, settled, words, quotes, line, table } = report;
  const date = dayWords(made);
  return (
    <>
      <p>
        {reporter === null ? say('admin.byNobody', { date }) : say('admin.by', { name: reporter.name, date })}
      </p>
      {words !== '' && <blockquote dir="auto">{say('admin.adds', { words })}</blockquote>}
      <p class="admin-quotes-title">{say('admin.quotes')}</p>
      {quotes.length === 0 && <p class="aside">{say('admin.noQuotes')}</p>}
      <ol class="admin-quotes">
        {quotes.map((quote) => (
          <li key={quote.line} class={quote.line === line ? 'is-reported' : ''}>
            <span>{quoteWords(quote)}</span>
            {quote.line === line && <b>{say('admin.thisLine')}</b>}
            {quote.stands ? (
              <ArmedButton
                words={(isArmed) => say(isArmed ? 'admin.remove.again' : 'admin.remove')}
                about={quoteWords(quote)}
                onDone={() =>
                  void doing({ do: 'removeLine', table, line: quote.line }, say('admin.remove.done'))
                }
              />
            ) : (
              <i>{say('admin.removed')}</i>
            )}
          </li>
        ))}
      </ol>
      {club === null ? (
        <RouteLink to={{ at: 'online', table }} go={go} class="admin-link">
          {say('admin.table')}
        </RouteLink>
      ) : (
        <>
          <RouteLink to={{ at: 'club', club: table }} go={go} class="admin-link">
            {say('admin.club')}
          </RouteLink>
          <ArmedButton
            words={(isArmed) =>
              isArmed ? say('admin.club.shut.sure', { name: isolated(club) }) : say('admin.club.shut')
            }
            onDone={() =>
              void doing(
                { do: 'shutClub', club: table, reports: settled === null ? [report.report] : [], reply: '' },
                say('admin.club.shut.done'),
              )
            }
          />
        </>
      )}
    </>
  );
}

const quoteWords = (quote: Quote): string => say('talk.said', { name: quote.name, words: saidText(quote) });
