// Handlers that make tables: a new one, or a rematch.
import type { Seat } from '@race/kernel';
import type { RequestOf } from '@race/protocol';
import { cpuTime } from '../common/cpu-time.ts';
import { NO } from '../common/refusals.ts';
import { isUnread } from '../people/words.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { change } from '../rooms/change.ts';
import { makeRematch, makeTable, nextSeatOf } from '../rooms/new-table.ts';
import { announce, nameAt } from '../rooms/news.ts';
import type { Replier } from '../rooms/replier.ts';
import { nextRow } from '../rooms/row.ts';
import { sit } from '../rooms/seats.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';

export async function create(context: RequestContext, request: RequestOf<'create'>): Promise<HandlerResult> {
  const { shared, who } = context;
  const since = cpuTime();
  const made = makeTable(shared.services, request, who);
  context.session.spend(cpuTime() - since);
  if (!made.ok) return made.refusal;
  const { newTables, newListed } = shared.limits;
  if (!(await newTables.take(context.session.address))) return NO.tooFast;
  if (request.listed && !(await newListed.take(context.session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  if (isUnread(shared, request.listed))
    made.actor.game.record = { ...made.actor.game.record, phrasesOnly: true };
  return keepNew(context, made.actor);
}

export function keepNew({ shared: { rooms } }: RequestContext, actor: TableActor): Promise<HandlerResult> {
  return new Promise((resolve) => {
    rooms.services.committer.add({ write: 'table', row: nextRow(actor, rooms.services.now()) }, (verdict) => {
      if (verdict === 'written') rooms.enter(actor);
      resolve(verdict === 'written' ? { kind: 'table', table: actor.id } : NO.notKept);
    });
  });
}

/** Offers another race at its own table, agrees to such an offer, or declines it. */
export async function rematch(
  context: RequestContext,
  actor: TableActor,
  { agrees }: Pick<RequestOf<'rematch'>, 'agrees'>,
): Promise<HandlerResult> {
  const seat = seatOf(actor.game.record, context.who.person);
  if (seat === null) return NO.notYourSeat;
  if (actor.game.stage !== 'over') return NO.notOver;
  const offer = actor.game.record.rematch;
  if (!agrees) return offer === null ? NO.noProposal : noteAnswer(context, actor, { seat, agrees });
  return offer === null ? offerRematch(context, actor, seat) : joinRematch(context, actor, seat);
}

async function offerRematch(context: RequestContext, actor: TableActor, seat: Seat): Promise<HandlerResult> {
  const { shared, session, who, replier } = context;
  const made = makeRematch(actor, seat, who);
  if (!made.ok) return made.refusal;
  if (!(await shared.limits.newTables.take(session.address))) return NO.tooFast;
  const stored = await keepNew(context, made.actor);
  if (stored === null || 'reason' in stored) return stored;
  // Another person may have offered one meanwhile: all go to one table.
  if (actor.game.record.rematch !== null) return joinRematch(context, actor, seat);
  const offer = { table: made.actor.id, seat, agreed: [seat], declined: [] };
  change(
    actor,
    { ...actor.game.record, rematch: offer },
    { replier: withTable(context, offer.table, replier) },
  );
  return null;
}

/** Sits down at the next table, if its race has not begun. */
async function joinRematch(context: RequestContext, actor: TableActor, seat: Seat): Promise<HandlerResult> {
  const { shared, who, replier } = context;
  const offer = actor.game.record.rematch;
  const next = offer === null ? null : await shared.rooms.get(offer.table, context.session.address);
  if (offer === null || next === null) return NO.noProposal;
  const { record, stage } = next.game;
  const wanted = nextSeatOf(seat, record.seats.length);
  const isOpen = (at: Seat): boolean => record.seats[at]?.kind === 'open';
  const free = isOpen(wanted) ? wanted : record.seats.findIndex((_, at) => isOpen(at));
  if (stage !== 'gathering' || free < 0 || seatOf(record, who.person) !== null)
    return { kind: 'table', table: offer.table };
  return new Promise((resolve) => {
    sit(next, free, who, {
      ...replier,
      refuse: resolve,
      written: () => resolve(noteAnswer(context, actor, { seat, agrees: true })),
    });
  });
}

/** Everybody at the old table sees who comes along. */
function noteAnswer(
  context: RequestContext,
  actor: TableActor,
  { seat, agrees }: { readonly seat: Seat; readonly agrees: boolean },
): HandlerResult {
  const offer = actor.game.record.rematch;
  if (offer === null) return NO.noProposal;
  const agreed = offer.agreed.filter((one) => one !== seat);
  const declined = offer.declined.filter((one) => one !== seat);
  if (!agrees && !offer.declined.includes(seat)) void tellNext(context, actor, { table: offer.table, seat });
  const rematch = {
    ...offer,
    agreed: agrees ? [...agreed, seat] : agreed,
    declined: agrees ? declined : [...declined, seat],
  };
  change(
    actor,
    { ...actor.game.record, rematch },
    {
      replier: agrees ? withTable(context, offer.table, context.replier) : context.replier,
    },
  );
  return null;
}

/** Whoever waits at the next table hears who does not come along. */
async function tellNext(
  { shared, session }: RequestContext,
  actor: TableActor,
  { table, seat }: { readonly table: string; readonly seat: Seat },
): Promise<void> {
  const next = await shared.rooms.get(table, session.address);
  if (next === null) return;
  announce(next, 'notAgain', nextSeatOf(seat, next.game.record.seats.length), nameAt(actor, seat));
}

/** The result is the table to go to. */
const withTable = ({ session }: RequestContext, table: string, replier: Replier): Replier => ({
  ...replier,
  refuse: (refusal) => replier.refuse(refusal),
  written: () => session.sendResult(replier.id, { kind: 'table', table }),
});
