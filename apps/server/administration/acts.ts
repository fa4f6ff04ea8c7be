// What an administrator does. Each act is written down together with what follows from it. ADMIN-02.
import type { RequestOf, RequestResult } from '@race/protocol';
import type { ActRow, SanctionRow } from '@race/store';
import { NO } from '../rooms/refusals.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { shutOut } from './shut-out.ts';
import { retentionMark } from './table-retention.ts';

const DONE: RequestResult = { kind: 'done' };
const DAY = 86_400_000;

const actOf = (
  { shared, who }: RequestContext,
  kind: ActRow['kind'],
  about: Partial<Pick<ActRow, 'person' | 'days'>> = {},
): ActRow => ({
  act: shared.rooms.newName(),
  administrator: who.person,
  kind,
  person: '',
  days: null,
  made: shared.rooms.now(),
  ...about,
});

export async function dismiss(context: RequestContext, report: string): Promise<HandlerResult> {
  const { store, committer } = context.shared.rooms;
  const found = await store.report(report);
  if (found === null) return NO.unknownReport;
  const act = actOf(context, 'dismiss', { person: found.person });
  return (await writing(committer)({ write: 'act', act, settles: report })) ? DONE : NO.settled;
}

export async function impose(
  context: RequestContext,
  request: RequestOf<'sanction'>,
): Promise<HandlerResult> {
  const { shared } = context;
  const { store, committer } = shared.rooms;
  const { person, report, kind, reason } = request;
  if ((await store.person(person)) === null) return NO.unknownPerson;
  // Whoever the host has named is the host's to dismiss.
  if (shared.administrators.has(person)) return NO.notAdministrators;
  if (report !== null && (await store.report(report))?.person !== person) return NO.unknownReport;
  const days = kind === 'warning' ? null : request.days;
  const act = actOf(context, kind, { person, days });
  const sanction: SanctionRow = {
    sanction: shared.rooms.newName(),
    person,
    kind,
    reason,
    made: act.made,
    until: days === null ? null : act.made + days * DAY,
    lifted: null,
    confirmed: null,
  };
  if (!(await writing(committer)({ write: 'act', act, settles: report, sanction }))) return NO.settled;
  if (kind === 'ban') await shutOut(shared, person);
  else await shared.warn(person);
  return DONE;
}

export async function lift(context: RequestContext, sanction: string): Promise<HandlerResult> {
  const { store, committer } = context.shared.rooms;
  const found = await store.sanction(sanction);
  if (found === null) return NO.unknownReport;
  const act = actOf(context, 'lift', { person: found.person });
  return (await writing(committer)({ write: 'act', act, lifts: sanction })) ? DONE : NO.settled;
}

/** Takes a run off the table of its day. DAILY-03. */
export async function strike(
  context: RequestContext,
  { day, person }: RequestOf<'strike'>,
): Promise<HandlerResult> {
  const { rooms, administrators } = context.shared;
  const run = await rooms.store.run(day, person);
  if (run === null) return NO.unknownReport;
  if (administrators.has(person)) return NO.notAdministrators;
  const act = actOf(context, 'strike', { person });
  return (await writing(rooms.committer)({ write: 'act', act, strikes: run.table })) ? DONE : NO.settled;
}

export async function keepFor(context: RequestContext, days: number | null): Promise<HandlerResult> {
  const act = actOf(context, 'keep', { days });
  const isDone = await writing(context.shared.rooms.committer)({
    write: 'act',
    act,
    marks: retentionMark(days),
  });
  return isDone ? DONE : NO.notKept;
}
