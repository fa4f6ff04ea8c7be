// The handlers of all requests, each in one part of the server.
import type { Refusal } from '@race/kernel';
import type { ClientRequest, RequestOf } from '@race/protocol';
import { ADMINISTRATION_HANDLERS } from '../administration/handlers.ts';
import { CLUB_HANDLERS } from '../clubs/handlers.ts';
import { isInClub } from '../common/membership.ts';
import { NO } from '../common/refusals.ts';
import { CUP_HANDLERS } from '../cups/handlers.ts';
import { DAILY_HANDLERS } from '../daily/handlers.ts';
import { PEOPLE_HANDLERS } from '../people/handlers.ts';
import { RATINGS_HANDLERS } from '../ratings/handlers.ts';
import type {
  HandledName,
  HandlerResult,
  Handlers,
  RequestContext,
  TableRequest,
} from '../requests/context.ts';
import { retryOnConflict } from '../requests/retry-on-conflict.ts';
import { whySealed } from '../rooms/sealed.ts';
import { TABLE_HANDLERS } from '../table-requests/handlers.ts';

/** The parts, each request in one of them. */
export const PARTS = [
  TABLE_HANDLERS,
  PEOPLE_HANDLERS,
  DAILY_HANDLERS,
  RATINGS_HANDLERS,
  CUP_HANDLERS,
  CLUB_HANDLERS,
  ADMINISTRATION_HANDLERS,
] as const;

/** A request without a handler does not compile. */
export const HANDLERS: Handlers = {
  ...TABLE_HANDLERS,
  ...PEOPLE_HANDLERS,
  ...DAILY_HANDLERS,
  ...RATINGS_HANDLERS,
  ...CUP_HANDLERS,
  ...CLUB_HANDLERS,
  ...ADMINISTRATION_HANDLERS,
};

type Request = Extract<ClientRequest, { readonly do: HandledName }>;

export const handle = (context: RequestContext, request: Request): Promise<HandlerResult> =>
  // An answer has its own checks: it names its question.
  'table' in request && request.do !== 'answer'
    ? retryOnConflict(
        context,
        request.table,
        async (context) => (await whyClosedTo(context, request)) ?? dispatch(context, request),
      )
    : dispatch(context, request);

async function dispatch<N extends HandledName>(
  context: RequestContext,
  request: RequestOf<N>,
): Promise<HandlerResult> {
  return HANDLERS[request.do](context, request);
}

/** Why a person may not make this request: the table is another person's run of the daily expedition, or a club's. */
async function whyClosedTo(
  { shared: { rooms }, who, session }: RequestContext,
  request: TableRequest,
): Promise<Refusal | null> {
  const actor = await rooms.get(request.table, session.address);
  if (actor === null) return null;
  actor.chargeOpening(session);
  const { club } = actor.game.record;
  if (request.do === 'sit' && club !== undefined && !(await isInClub(rooms.services.store, club, who.person)))
    return NO.clubDecides;
  return whySealed(actor, { do: request.do, person: who.person, now: rooms.services.now() });
}
