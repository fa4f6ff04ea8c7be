// What administrators see: reports with quotes, the record of a person, and past acts.
import { ACTS, type ActKind, type Quote, type ReportNews } from '@race/protocol';
import type { QuoteRow, ReportRow, Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import { readReason, sanctionNews } from '../people/sanctions.ts';
import { readTalkLine, standsStill } from '../people/talk.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { retentionIn } from './table-retention.ts';

/** The oldest first; the others follow when these are settled. */
const MOST_REPORTS = 50;
const MOST_ACTS = 100;
const MOST_FOUND = 20;

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
  const { report, person, name, table, seat, line, reason, words, made, settled, reply } = stored;
  const [reporter, quotes, club] = await Promise.all([
    named(store, stored.reporter),
    store.quotesOf(report),
    store.club(table),
  ]);
  return {
    report,
    reporter,
    person,
    name,
    table,
    club: club?.name ?? null,
    seat,
    line,
    reason: readReason(reason),
    words,
    made,
    settled,
    reply,
    quotes: (await Promise.all(quotes.map((quote) => quoteNews(store, table, quote)))).flat(),
  };
}

async function quoteNews(store: Store, table: string, stored: QuoteRow): Promise<Quote[]> {
  const said = readTalkLine(stored);
  if (said === null) return [];
  const { line, made } = stored;
  return [{ line, made, stands: standsStill(await store.talkLine(table, line)), ...said }];
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

/** By a part of the name, the login or the identifier; who was found by these comes first. */
export async function find({ shared }: RequestContext, words: string): Promise<HandlerResult> {
  const { store } = shared.services;
  const wanted = words.trim();
  if (wanted === '') return NO.malformed;
  const account = await store.accountByLogin(wanted.toLowerCase());
  const exact = await Promise.all([wanted, account?.person ?? ''].map((person) => store.person(person)));
  const likely = [...exact, ...(await store.peopleNamed(wanted, MOST_FOUND))];
  const people = new Map(likely.flatMap((one) => (one === null ? [] : [[one.person, one] as const])));
  return {
    kind: 'found',
    people: await Promise.all(
      [...people.values()].map(async ({ person, name, made }) => ({
        person,
        name,
        made,
        guest: (await store.account(person)) === null,
        reported: await store.reportsOn(person),
      })),
    ),
  };
}

const named = async (
  store: Store,
  person: string,
): Promise<{ readonly person: string; readonly name: string } | null> => {
  const found = person === '' ? null : await store.person(person);
  return found === null ? null : { person, name: found.name };
};
