// What everybody who looks at a table may know of it: who sits where, who is there, who hosts.
import type { TableNews } from '@race/protocol';
import { guarded } from './guarded.ts';
import type { Member, Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { seal } from './seal.ts';
import { ordersNews, seatNews, seatOf } from './table-record.ts';

function newsFor(room: Room, person: string): TableNews {
  const { record, stage } = room;
  return {
    table: room.id,
    game: room.game.id,
    options: room.plan.options,
    listed: room.listed,
    stage,
    seats: record.seats.map((sits) => seatNews(sits, (one) => isHere(room, one))),
    you: seatOf(record, person),
    host: isHost(room, person),
    commitment: stage === 'gathering' ? null : seal(room.plan.seed, room.plan.salt),
    proposal: record.proposal,
    rematch: record.rematch,
    watching: watchersOf(room),
    phrasesOnly: record.phrasesOnly === true,
    rated: record.rated === true,
    matched: record.matched === true,
    clock: record.clock ?? null,
    clockProposal: record.clockWish ?? null,
    orders: ordersNews(record, seatOf(record, person)),
    shutUntil: room.plan.shutUntil ?? null,
  };
}

function watchersOf({ members, elsewhere, record }: Room): number {
  let count = members.filter(({ seat }) => seat === null).length;
  for (const person of elsewhere) if (seatOf(record, person) === null) count += 1;
  return count;
}

/**
 * Whoever made the table. Should they be away in a race, or where strangers were matched, the first at the table who is there
 * stands in.
 */
export function isHost(room: Room, person: string): boolean {
  const { host, seats, matched } = room.record;
  if (host === person) return true;
  if (room.stage === 'over' || (room.stage === 'gathering' && matched !== true)) return false;
  if (isHere(room, host)) return false;
  const first = seats.find((sits) => sits.kind === 'person' && isHere(room, sits.person));
  return first?.kind === 'person' && first.person === person;
}

export const isHere = (room: Room, person: string): boolean =>
  room.elsewhere.has(person) || room.members.some(({ member }) => member.person === person);

/** For how long somebody has not been here, as far as this process can know. */
export const awayFor = (room: Room, person: string): number =>
  isHere(room, person) ? 0 : performance.now() - (room.lastHere.get(person) ?? room.opened);

function tell(room: Room, member: Member): void {
  member.send(JSON.stringify({ type: 'table', news: newsFor(room, member.person) }));
}

/** Tables at which it is still to be told who is there, and whoever knows already. */
const due = new WeakMap<Room, Member | null>();

/** Tells everybody, but for who knows already. */
export function sendNews(room: Room, knows: Member | null = null): void {
  due.delete(room);
  for (const { member } of room.members) if (member !== knows) tell(room, member);
}

/** Somebody came or went: whoever came is told at once, the others once for all who come and go in the same moment. */
export function tellPresence(
  services: Pick<RoomServices, 'fail'>,
  room: Room,
  { came = null }: { came?: Member | null } = {},
): void {
  if (came !== null) tell(room, came);
  if (!due.has(room))
    setImmediate(() =>
      guarded(services, room, () => {
        const knows = due.get(room);
        // Nobody where everybody was told something else meanwhile.
        if (knows !== undefined) sendNews(room, knows);
      }),
    );
  due.set(room, came);
}
