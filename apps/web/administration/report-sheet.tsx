// One report: who, why, what was said around it, and what follows.
import type { Quote, ReportNews } from '@race/protocol';
import type { JSX } from 'preact';
import { saidText } from '../people/talk/said-words.ts';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { say } from '../words/say.ts';
import { dayWords } from '../words/written.ts';
import type { Doing } from './page.tsx';
import { Record } from './record.tsx';
import { ReportDecision } from './report-decision.tsx';

interface Props {
  readonly report: ReportNews;
  readonly doing: Doing;
  readonly go: Go;
}

export function ReportSheet({ report, doing, go }: Props): JSX.Element {
  const { name, reason, reporter, made, words, quotes, line, table } = report;
  const title = say('talk.said', { name, words: say(`reason.${reason}`) });
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
