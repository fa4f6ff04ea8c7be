// What is reported, and what administrators see and do. Whoever is none gets one plain refusal, whatever they ask. ADMIN-01.
import type { Refusal } from '@race/kernel';
import type { ClientRequest } from '@race/protocol';
import { hasSecondFactor } from '../people/second-factor.ts';
import { NO } from '../rooms/refusals.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { dismiss, impose, keepFor, lift, strike } from './acts.ts';
import { administration, record, reports } from './overview.ts';
import { reportSomebody } from './report.ts';
import { confirm } from './sanctions.ts';

const NAMES = [
  'report',
  'confirm',
  'administration',
  'reports',
  'record',
  'dismiss',
  'sanction',
  'lift',
  'strike',
  'keep',
] as const satisfies readonly ClientRequest['do'][];

export type AdministrationRequest = Extract<ClientRequest, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isAdministrationRequest = (request: ClientRequest): request is AdministrationRequest =>
  ALL.has(request.do);

/** An administrator has a second factor, and has just proved who they are: a token alone sees and does nothing here. */
async function whyNotAdministrator({ shared, session, who }: RequestContext): Promise<Refusal | null> {
  const { rooms, administrators } = shared;
  if (!administrators.has(who.person)) return NO.notAdministrator;
  if (!(await hasSecondFactor(rooms.store, who.person))) return NO.secondFactorFirst;
  return session.proof.isComplete(rooms.now()) ? null : NO.proveFirst;
}

export async function handleAdministration(
  context: RequestContext,
  request: AdministrationRequest,
): Promise<HandlerResult> {
  if (request.do === 'report') return reportSomebody(context, request);
  if (request.do === 'confirm') return confirm(context, request.sanction);
  const refused = await whyNotAdministrator(context);
  if (refused !== null) return refused;
  switch (request.do) {
    case 'administration':
      return administration(context);
    case 'reports':
      return reports(context, request.settled);
    case 'record':
      return record(context, request.person);
    case 'dismiss':
      return dismiss(context, request.report);
    case 'sanction':
      return impose(context, request);
    case 'lift':
      return lift(context, request.sanction);
    case 'strike':
      return strike(context, request);
    case 'keep':
      return keepFor(context, request.days);
  }
}
