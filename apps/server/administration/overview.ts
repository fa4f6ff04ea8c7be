// What administrators see: reports with quotes, the record of a person, and past acts.
import { ACTS, type ActKind, type Quote, type ReportNews } from '@race/protocol';
import type { QuoteRow, ReportRow, Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import { readReason, sanctionNews } from '../people/sanctions.ts';
import { readTalkLine } from '../people/talk.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { retentionIn } from './table-retention.ts';

/** The oldest first; the others follow when these are settled. */
const MOST_REPORTS = 50;
const MOST_ACTS = 100;

export async function administration({ shared }: RequestContext): Promise<HandlerResult> {
  const { store } = shared.services;
  const [days, acts] = await Promise.all([retentionIn(store), store.acts(MOST_ACTS)]);
  return {
    kind: 'administration',
    days,
    acts: await Promise.all(
      acts.map(async ({ act, kind, administrator, person, days, made }) => ({
        act,
        kind: actKind(kind),
        administrator: (await named(store, administrator))?.name ?? '—',
        about: await named(store, person),
        days,
        made,
      })),
    ),
  };
}

const actKind = (text: string): ActKind => ACTS.find((one) => one === text) ?? 'dismiss';

export async function reports({ shared }: RequestContext, settled: boolean): Promise<HandlerResult> {
  const { store } = shared.services;
  const stored = await store.reports(settled, MOST_REPORTS);
  return { kind: 'reports', reports: await Promise.all(stored.map((one) => reportNews(store, one))) };
}

async function reportNews(store: Store, stored: ReportRow): Promise<ReportNews> {
  const { report, person, name, table, seat, line, reason, words, made, settled } = stored;
  const [reporter, quotes] = await Promise.all([named(store, stored.reporter), store.quotesOf(report)]);
  return {
    report,
    reporter,
    person,
    name,
    table,
    seat,
    line,
    reason: readReason(reason),
    words,
    made,
    settled,
    quotes: quotes.flatMap(quoteNews),
  };
}

function quoteNews(stored: QuoteRow): Quote[] {
  const said = readTalkLine(stored);
  return said === null ? [] : [{ line: stored.line, made: stored.made, ...said }];
}

export async function record({ shared }: RequestContext, person: string): Promise<HandlerResult> {
  const { store } = shared.services;
  const found = await store.person(person);
  if (found === null) return NO.unknownPerson;
  const [account, reported, by, sanctions] = await Promise.all([
    store.account(person),
    store.reportsOn(person),
    store.reportsBy(person),
    store.sanctionsOf(person),
  ]);
  return {
    kind: 'record',
    record: {
      person,
      name: found.name,
      made: found.made,
      guest: account === null,
      reported,
      reports: by.length,
      sanctions: sanctions.map((one) => ({
        ...sanctionNews(one),
        lifted: one.lifted,
        confirmed: one.confirmed,
      })),
    },
  };
}

const named = async (
  store: Store,
  person: string,
): Promise<{ readonly person: string; readonly name: string } | null> => {
  const found = person === '' ? null : await store.person(person);
  return found === null ? null : { person, name: found.name };
};
