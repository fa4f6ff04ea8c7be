// What an administrator sees: reports with what was said, somebody's record, and what was done so far.
import { ACTS, type ActKind, type Quote, type ReportNews } from '@race/protocol';
import type { KeptQuote, KeptReport, Store } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import { readSaid } from '../people/talk.ts';
import { NO } from '../rooms/refusals.ts';
import { keepingIn } from './keeping.ts';
import { readReason, sanctionNews } from './sanctions.ts';

/** Those that wait longest come first: whoever settles them sees the others. */
const MOST_REPORTS = 50;
const MOST_ACTS = 100;

export async function administration({ desk }: At): Promise<Granted> {
  const { store } = desk.hall;
  const [days, acts] = await Promise.all([keepingIn(store), store.acts(MOST_ACTS)]);
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

export async function reports({ desk }: At, settled: boolean): Promise<Granted> {
  const { store } = desk.hall;
  const kept = await store.reports(settled, MOST_REPORTS);
  return { kind: 'reports', reports: await Promise.all(kept.map((one) => reportNews(store, one))) };
}

async function reportNews(store: Store, kept: KeptReport): Promise<ReportNews> {
  const { report, person, name, table, seat, line, reason, words, made, settled } = kept;
  const [reporter, quotes] = await Promise.all([named(store, kept.reporter), store.quotesOf(report)]);
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

function quoteNews(kept: KeptQuote): Quote[] {
  const said = readSaid(kept);
  return said === null ? [] : [{ line: kept.line, made: kept.made, ...said }];
}

export async function record({ desk }: At, person: string): Promise<Granted> {
  const { store } = desk.hall;
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
