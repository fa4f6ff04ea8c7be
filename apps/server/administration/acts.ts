// The acts of administrators. Each is stored together with its consequences. ADMIN-02.
import type { Refusal } from '@race/kernel';
import { cleanName, cleanWords, type RequestOf } from '@race/protocol';
import type { ActRow, SanctionRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { isImitated } from '../people/naming.ts';
import { renameAtTables } from '../people/tables.ts';
import { removeSaid } from '../people/talk.ts';
import { DONE, type HandlerResult, type RequestContext } from '../requests/context.ts';
import { shutOut } from './shut-out.ts';
import { retentionMark } from './table-retention.ts';

const DAY = 86_400_000;
/** More members than any club has. */
const MOST_LOOKED_AT = 1_000;

const actOf = (
  { shared, who }: RequestContext,
  kind: ActRow['kind'],
  about: Partial<Pick<ActRow, 'person' | 'days'>> = {},
): ActRow => ({
  act: shared.services.newName(),
  administrator: who.person,
  kind,
  person: '',
  days: null,
  made: shared.services.now(),
  ...about,
});

/** The reports that a decision settles, and what their reporters are written. */
type Settling = Pick<RequestOf<'dismiss'>, 'reports' | 'reply'>;

const settling = ({ reports, reply }: Settling) => ({
  settles: { reports: [...new Set(reports)], reply: cleanWords(reply) },
});

/** The people whose reports these are; a refusal if one does not exist, or is about somebody other than `person`. */
async function reportersOf(
  { shared }: RequestContext,
  reports: readonly string[],
  person: string | null,
): Promise<readonly string[] | Refusal> {
  const { store } = shared.services;
  const found = await Promise.all(reports.map((one) => store.report(one)));
  const reporters = found.flatMap((one) =>
    one === null || (person !== null && one.person !== person) ? [] : [one.reporter],
  );
  return reporters.length < reports.length ? NO.unknownReport : [...new Set(reporters)];
}

async function tellReporters({ shared }: RequestContext, reporters: readonly string[]): Promise<void> {
  for (const reporter of reporters) await shared.warn(reporter);
}

export async function dismiss(
  context: RequestContext,
  request: RequestOf<'dismiss'>,
): Promise<HandlerResult> {
  const { store, committer } = context.shared.services;
  const reporters = await reportersOf(context, request.reports, null);
  if ('reason' in reporters) return reporters;
  const [first] = request.reports;
  const about = first === undefined ? null : await store.report(first);
  if (about === null) return NO.unknownReport;
  const act = actOf(context, 'dismiss', { person: about.person });
  if (!(await committer.write({ write: 'act', act, ...settling(request) }))) return NO.settled;
  await tellReporters(context, reporters);
  return DONE;
}

/** Why a person cannot be sanctioned for these reports, or the reporters. */
async function sanctionable(
  context: RequestContext,
  { person, reports }: Pick<RequestOf<'sanction'>, 'person' | 'reports'>,
): Promise<readonly string[] | Refusal> {
  const { services, administrators } = context.shared;
  if ((await services.store.person(person)) === null) return NO.unknownPerson;
  // Only the host can remove an administrator.
  if (administrators.has(person)) return NO.notAdministrators;
  return reportersOf(context, reports, person);
}

const sanctionOf = (
  { shared }: RequestContext,
  { person, kind, days, made }: Pick<ActRow, 'person' | 'kind' | 'days' | 'made'>,
  reason: SanctionRow['reason'],
): SanctionRow => ({
  sanction: shared.services.newName(),
  person,
  kind,
  reason,
  made,
  until: days === null ? null : made + days * DAY,
  lifted: null,
  confirmed: null,
});

export async function impose(
  context: RequestContext,
  request: RequestOf<'sanction'>,
): Promise<HandlerResult> {
  const { shared } = context;
  const { person, kind, reason } = request;
  const reporters = await sanctionable(context, request);
  if ('reason' in reporters) return reporters;
  const act = actOf(context, kind, { person, days: kind === 'warning' ? null : request.days });
  const sanction = sanctionOf(context, act, reason);
  const isWritten = await shared.services.committer.write({
    write: 'act',
    act,
    sanction,
    ...settling(request),
  });
  if (!isWritten) return NO.settled;
  if (kind === 'ban') await shutOut(shared, person);
  else await shared.warn(person);
  await tellReporters(context, reporters);
  return DONE;
}

/** Gives a person another name, wherever others see it: at their tables, and in what they said. */
export async function nameAnew(
  context: RequestContext,
  request: RequestOf<'nameAnew'>,
): Promise<HandlerResult> {
  const { shared } = context;
  const { store, committer } = shared.services;
  const { person, reason, days } = request;
  const name = cleanName(request.name);
  const reporters = await sanctionable(context, request);
  if ('reason' in reporters) return reporters;
  if (name === '') return NO.badName;
  if (await isImitated(shared, person, name)) return NO.reservedName;
  const found = await store.person(person);
  if (found === null) return NO.unknownPerson;
  const act = actOf(context, 'name', { person, days });
  const sanction = sanctionOf(context, act, reason);
  const names = { ...found, name };
  if (!(await committer.write({ write: 'act', act, sanction, names, ...settling(request) })))
    return NO.settled;
  await renameAtTables(shared.rooms, { person, name });
  // They come back at once, with the new name, and read why.
  shared.dismiss(person);
  await tellReporters(context, reporters);
  return DONE;
}

/** Removes a line of talk; who watches sees it go. */
export async function removeLine(
  context: RequestContext,
  { table, line }: RequestOf<'removeLine'>,
): Promise<HandlerResult> {
  const { shared } = context;
  const { store, committer } = shared.services;
  const said = await store.talkLine(table, line);
  if (said === null) return NO.unknownReport;
  const act = actOf(context, 'remove', { person: said.person });
  if (!(await committer.write({ write: 'act', act, removes: { table, line } }))) return NO.removed;
  await removeSaid(shared, said);
  return DONE;
}

/** Ends a club; its tables and cups go on. */
export async function shutClub(
  context: RequestContext,
  request: RequestOf<'shutClub'>,
): Promise<HandlerResult> {
  const { store, committer } = context.shared.services;
  const reporters = await reportersOf(context, request.reports, null);
  if ('reason' in reporters) return reporters;
  const members = await store.clubMembers(request.club, 0, MOST_LOOKED_AT);
  const founder = members.find(({ role }) => role === 'founder');
  if (founder === undefined) return NO.unknownClub;
  const act = actOf(context, 'remove', { person: founder.person });
  if (!(await committer.write({ write: 'act', act, shuts: request.club, ...settling(request) })))
    return NO.settled;
  await tellReporters(context, reporters);
  return DONE;
}

export async function confirmReply({ shared, who }: RequestContext, report: string): Promise<HandlerResult> {
  const { committer, now } = shared.services;
  const change = { write: 'confirmReply', report, person: who.person, at: now() } as const;
  return (await committer.write(change)) ? DONE : NO.settled;
}

export async function lift(context: RequestContext, sanction: string): Promise<HandlerResult> {
  const { store, committer } = context.shared.services;
  const found = await store.sanction(sanction);
  if (found === null) return NO.unknownReport;
  const act = actOf(context, 'lift', { person: found.person });
  return (await committer.write({ write: 'act', act, lifts: sanction })) ? DONE : NO.settled;
}

/** Removes a run from the ranking of its day. DAILY-03. */
export async function strike(
  context: RequestContext,
  { day, person }: RequestOf<'strike'>,
): Promise<HandlerResult> {
  const { rooms, administrators } = context.shared;
  const run = await rooms.services.store.run(day, person);
  if (run === null) return NO.unknownReport;
  if (administrators.has(person)) return NO.notAdministrators;
  const act = actOf(context, 'strike', { person });
  return (await rooms.services.committer.write({ write: 'act', act, strikes: run.table }))
    ? DONE
    : NO.settled;
}

export async function keepFor(context: RequestContext, days: number | null): Promise<HandlerResult> {
  const act = actOf(context, 'keep', { days });
  const isDone = await context.shared.services.committer.write({
    write: 'act',
    act,
    marks: retentionMark(days),
  });
  return isDone ? DONE : NO.notKept;
}

export async function confirm({ shared, who }: RequestContext, sanction: string): Promise<HandlerResult> {
  const { committer, now } = shared.services;
  const change = { write: 'confirm', sanction, person: who.person, at: now() } as const;
  return (await committer.write(change)) ? DONE : NO.settled;
}
