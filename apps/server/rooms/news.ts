// What everybody who looks at a table may know of it: who sits where, who is there, who hosts.
import type { TableNews } from '@race/protocol';
import { ordersNews, seatNews, seatOf } from './matter.ts';
import type { Room } from './room.ts';
import { seal } from './seal.ts';

function newsFor(room: Room, person: string): TableNews {
  const { matter, stage } = room;
  return {
    table: room.id,
    game: room.game.id,
    options: room.plan.options,
    listed: room.listed,
    stage,
    seats: matter.seats.map((sits) => seatNews(sits, (one) => isHere(room, one))),
    you: seatOf(matter, person),
    host: isHost(room, person),
    commitment: stage === 'gathering' ? null : seal(room.plan.seed, room.plan.salt),
    proposal: matter.proposal,
    rematch: matter.rematch,
    watching: watchersOf(room),
    phrasesOnly: matter.phrasesOnly === true,
    rated: matter.rated === true,
    matched: matter.matched === true,
    clock: matter.clock ?? null,
    clockWish: matter.clockWish ?? null,
    orders: ordersNews(matter, seatOf(matter, person)),
    shutUntil: room.plan.shutUntil ?? null,
  };
}

function watchersOf({ members, elsewhere, matter }: Room): number {
  let count = members.filter(({ seat }) => seat === null).length;
  for (const person of elsewhere) if (seatOf(matter, person) === null) count += 1;
  return count;
}

/**
 * Whoever made the table. Should they be away in a race, or where strangers were matched, the first at the table who is there
 * stands in.
 */
export function isHost(room: Room, person: string): boolean {
  const { host, seats, matched } = room.matter;
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

export function tellNews(room: Room): void {
  for (const { member } of room.members)
    member.send(JSON.stringify({ say: 'table', news: newsFor(room, member.person) }));
}
