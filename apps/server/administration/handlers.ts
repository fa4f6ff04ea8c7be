// Handlers of reports, and of what administrators see and do. ADMIN-01.
import type { Refusal } from '@race/kernel';
import { NO } from '../common/refusals.ts';
import { hasSecondFactor } from '../people/second-factor.ts';
import type { HandlerResult, Handlers, RequestContext } from '../requests/context.ts';
import {
  confirm,
  confirmReply,
  dismiss,
  impose,
  keepFor,
  lift,
  nameAnew,
  removeLine,
  shutClub,
  strike,
} from './acts.ts';
import { administration, find, record, reports } from './overview.ts';
import { reportSomebody } from './report.ts';

/** A token alone is not enough: an administrator has a second factor, and has proved recently who they are. */
async function whyNotAdministrator({ shared, session, who }: RequestContext): Promise<Refusal | null> {
  const { rooms, administrators } = shared;
  if (!administrators.has(who.person)) return NO.notAdministrator;
  if (!(await hasSecondFactor(rooms.services.store, who.person))) return NO.secondFactorFirst;
  return session.proof.isComplete(rooms.services.now()) ? null : NO.proveFirst;
}

/** A handler for administrators; everybody else is refused. */
const byAdministrator =
  <R>(handle: (context: RequestContext, request: R) => Promise<HandlerResult>) =>
  async (context: RequestContext, request: R): Promise<HandlerResult> =>
    (await whyNotAdministrator(context)) ?? handle(context, request);

export const ADMINISTRATION_HANDLERS = {
  report: reportSomebody,
  confirm: (context, { sanction }) => confirm(context, sanction),
  confirmReply: (context, { report }) => confirmReply(context, report),
  administration: byAdministrator(administration),
  reports: byAdministrator((context, { settled }) => reports(context, settled)),
  record: byAdministrator((context, { person }) => record(context, person)),
  find: byAdministrator((context, { words }) => find(context, words)),
  dismiss: byAdministrator(dismiss),
  shutClub: byAdministrator(shutClub),
  sanction: byAdministrator(impose),
  nameAnew: byAdministrator(nameAnew),
  removeLine: byAdministrator(removeLine),
  lift: byAdministrator((context, { sanction }) => lift(context, sanction)),
  strike: byAdministrator(strike),
  keep: byAdministrator((context, { days }) => keepFor(context, days)),
} satisfies Partial<Handlers>;
