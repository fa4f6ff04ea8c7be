// The table as its members see it: who sits where, who is there, who hosts.
import type { Seat } from '@race/kernel';
import type { Announcement, SeatNews, TableNews } from '@race/protocol';
import type { Member } from './actor-state.ts';
import { commitmentTo } from './commitment.ts';
import type { TableActor } from './table-actor.ts';
import { ordersNews, seatNews, seatOf, type TableRecord } from './table-record.ts';

function newsFor(actor: TableActor, person: string): TableNews {
  const { record, stage } = actor.game;
  return {
    table: actor.id,
    game: actor.served.id,
    options: actor.plan.options,
    listed: actor.game.listed,
    stage,
    seats: record.seats.map((sits) =>
      readyAsHost(
        record,
        seatNews(sits, (one) => awaySeconds(actor, one)),
      ),
    ),
    you: seatOf(record, person),
    // At the table of a cup, nobody may do what a host may.
    host: record.cup === undefined && isHost(actor, person),
    commitment: stage === 'gathering' ? null : commitmentTo(actor.plan.seed, actor.plan.salt),
    proposal: record.proposal,
    endProposal: record.endProposal ?? null,
    ended: record.ended ?? null,
    rematch: record.rematch,
    autoStart: record.autoStart === true,
    late: record.late ?? [],
    watching: watchersOf(actor),
    phrasesOnly: record.phrasesOnly === true,
    rated: record.rated === true,
    matched: record.matched === true,
    challenged: challengedNews(record, person),
    cup: record.cup ?? null,
    clock: record.clock ?? null,
    clockProposal: record.clockProposal ?? null,
    orders: ordersNews(record, seatOf(record, person)),
    shutUntil: actor.plan.shutUntil ?? null,
  };
}

/** Nobody waits for the host to be ready: the host begins the race. */
const readyAsHost = ({ host }: TableRecord, sits: SeatNews): SeatNews =>
  sits.kind === 'person' && sits.person === host ? { ...sits, ready: true } : sits;

const challengedNews = ({ challenged }: TableRecord, reader: string): TableNews['challenged'] =>
  challenged === undefined
    ? null
    : { ...challenged, you: challenged.person === reader, declined: challenged.declined === true };

/** The people who watch without a seat. */
export function watchersOf({ people, game }: TableActor): number {
  let count = people.members.filter(({ seat, member }) => seat === null && member.isQuiet !== true).length;
  for (const person of people.elsewhere) if (seatOf(game.record, person) === null) count += 1;
  return count;
}

/**
 * Whether a person may do what only the host may: the maker of the table. In a race, or where strangers were matched, the
 * first person there replaces a host who is away.
 */
export function isHost(actor: TableActor, person: string): boolean {
  const { stage, record } = actor.game;
  const { host, seats, matched } = record;
  if (host === person) return true;
  if (stage === 'over' || (stage === 'gathering' && matched !== true)) return false;
  if (isHere(actor, host)) return false;
  const first = seats.find((sits) => sits.kind === 'person' && isHere(actor, sits.person));
  return first?.kind === 'person' && first.person === person;
}

export const isHere = ({ people }: TableActor, person: string): boolean =>
  people.elsewhere.has(person) ||
  people.members.some(({ member }) => member.person === person && member.isQuiet !== true);

/** How long a person has not watched, as far as this process can know. */
export const awayFor = (actor: TableActor, person: string): number =>
  isHere(actor, person)
    ? 0
    : Math.max(0, actor.services.now() - (actor.people.lastHere.get(person) ?? actor.people.opened));

/** For how many seconds a person has not watched; null for somebody who does. */
const awaySeconds = (actor: TableActor, person: string): number | null =>
  isHere(actor, person) ? null : Math.floor(awayFor(actor, person) / 1_000);

/** The name of the person at a seat; empty for none. */
export function nameAt({ game }: TableActor, seat: Seat): string {
  const sits = game.record.seats[seat];
  return sits?.kind === 'person' ? sits.name : '';
}

/** Tells everybody at the table what somebody did. */
export function announce(
  actor: TableActor,
  what: Announcement,
  seat: Seat,
  name = nameAt(actor, seat),
): void {
  const text = JSON.stringify({ type: 'announced', table: actor.id, what, seat, name });
  for (const { member } of actor.people.members) member.send(text);
}

function tell(actor: TableActor, member: Member): void {
  member.send(JSON.stringify({ type: 'table', news: newsFor(actor, member.person) }));
}

/** Tables whose change of attendance is not sent yet, and the member who knows it already. */
const due = new WeakMap<TableActor, Member | null>();

/** Sends the table to all members but one. */
export function sendNews(actor: TableActor, knows: Member | null = null): void {
  due.delete(actor);
  for (const { member } of actor.people.members) if (member !== knows) tell(actor, member);
}

/** A person came or left: they are sent the table at once, the others once for everybody in the same tick. */
export function tellPresence(actor: TableActor, { came = null }: { came?: Member | null } = {}): void {
  if (came !== null) tell(actor, came);
  if (came?.isQuiet === true) return;
  if (!due.has(actor))
    setImmediate(() =>
      actor.guard(() => {
        const knows = due.get(actor);
        // Not due any more if everybody was sent the table for another reason.
        if (knows !== undefined) sendNews(actor, knows);
      }),
    );
  due.set(actor, came);
}
