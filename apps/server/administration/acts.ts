// The acts of administrators. Each is stored together with its consequences. ADMIN-02.
import type { RequestOf } from '@race/protocol';
import type { ActRow, SanctionRow } from '@race/store';
import { NO } from '../common/refusals.ts';
import { DONE, type HandlerResult, type RequestContext } from '../requests/context.ts';
import { shutOut } from './shut-out.ts';
import { retentionMark } from './table-retention.ts';

const DAY = 86_400_000;

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

export async function dismiss(context: RequestContext, report: string): Promise<HandlerResult> {
  const { store, committer } = context.shared.services;
  const found = await store.report(report);
  if (found === null) return NO.unknownReport;
  const act = actOf(context, 'dismiss', { person: found.person });
  return (await committer.write({ write: 'act', act, settles: report })) ? DONE : NO.settled;
}

export async function impose(
  context: RequestContext,
  request: RequestOf<'sanction'>,
): Promise<HandlerResult> {
  const { shared } = context;
  const { store, committer } = shared.services;
  const { person, report, kind, reason } = request;
  if ((await store.person(person)) === null) return NO.unknownPerson;
  // Only the host can remove an administrator.
  if (shared.administrators.has(person)) return NO.notAdministrators;
  if (report !== null && (await store.report(report))?.person !== person) return NO.unknownReport;
  const days = kind === 'warning' ? null : request.days;
  const act = actOf(context, kind, { person, days });
  const sanction: SanctionRow = {
    sanction: shared.services.newName(),
    person,
    kind,
    reason,
    made: act.made,
    until: days === null ? null : act.made + days * DAY,
    lifted: null,
    confirmed: null,
  };
  if (!(await committer.write({ write: 'act', act, settles: report, sanction }))) return NO.settled;
  if (kind === 'ban') await shutOut(shared, person);
  else await shared.warn(person);
  return DONE;
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
