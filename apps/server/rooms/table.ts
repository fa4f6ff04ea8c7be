// A table before, beside and after its race: making it, beginning, once more.
import { pastOf, sightOf } from '@race/online';
import { type RequestOf, uniqueName } from '@race/protocol';
import { clocksIn, followTable, keepRow, sendClocks, startClocks } from './clocks.ts';
import { notWritten } from './commit-step.ts';
import { gameOf } from './games.ts';
import { guarded } from './guarded.ts';
import { isLive } from './live-room.ts';
import { isHost, sendNews } from './news.ts';
import { openQuestion } from './question.ts';
import { badOption, NO } from './refusals.ts';
import type { Replier } from './replier.ts';
import { beginLive, chanceOf, openRoom, type Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { nextRow } from './row.ts';
import { backAt, type SeatRecord, type TablePlanRecord, type TableRecord } from './table-record.ts';

export interface Person {
  readonly person: string;
  readonly name: string;
}

type Made =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly refusal: typeof NO.malformed };

/** A new table with its maker on the first seat that says so. It is not written yet. */
export function makeTable(
  services: RoomServices,
  request: Omit<RequestOf<'create'>, 'id' | 'do'>,
  maker: Person,
): Made {
  const game = gameOf(request.game);
  if (game === null) return { ok: false, refusal: badOption('game') };
  const read = game.read(request.options);
  if (!read.ok) return { ok: false, refusal: badOption(read.option) };
  const rules = game.rules(read.options);
  const seats: SeatRecord[] = [];
  for (const planned of request.seats) {
    if (planned === 'me') seats.push(personAt(maker));
    else if (planned === 'open') seats.push({ kind: 'open' });
    else if (game.isBot(planned)) seats.push({ kind: 'bot', bot: planned });
    else return { ok: false, refusal: badOption('seats') };
  }
  const mine = request.seats.filter((one) => one === 'me').length;
  if (seats.length !== rules.seats || mine > 1) return { ok: false, refusal: badOption('seats') };
  const plan: TablePlanRecord = {
    options: read.options,
    seed: services.newSeed(),
    salt: services.newSalt(),
    version: rules.version,
  };
  const record: TableRecord = {
    seats,
    host: maker.person,
    proposal: null,
    held: null,
    rematch: null,
    rated: true,
  };
  const now = services.now();
  const row = {
    table: services.newName(),
    game: game.id,
    plan: JSON.stringify(plan),
    record: JSON.stringify(record),
    stage: 'gathering',
    listed: request.listed,
    made: now,
    touched: now,
    revision: 0,
    people: [],
    due: null,
  };
  const room = openRoom(row, [], now);
  return room === null ? { ok: false, refusal: badOption('game') } : { ok: true, room };
}

/** Somebody on a seat; among the others there nobody has a name that looks the same. PEOPLE-07. */
export const personAt = ({ person, name }: Person, others: readonly SeatRecord[] = []): SeatRecord => ({
  kind: 'person',
  person,
  name: uniqueName(name, namesIn(others, person)),
  bot: null,
});

/** The names of all who sit there but one. */
export const namesIn = (seats: readonly SeatRecord[], but: string): string[] =>
  seats.flatMap((sits) => (sits.kind === 'person' && sits.person !== but ? [sits.name] : []));

/** Writes what has changed at a table, then tells everybody. */
export function change(
  services: RoomServices,
  room: Room,
  record: TableRecord,
  replier: Replier | null,
  then?: () => void,
  /** What to do at the table as it stands then, where another process wrote first. */
  again?: (room: Room) => void,
): void {
  room.record = record;
  followTable(services, room);
  const { up } = room.ticking;
  room.ticking.up = null;
  services.committer.add({ write: 'table', row: nextRow(room, services.now()) }, (verdict) => {
    if (verdict !== 'written')
      return void notWritten(services, room, verdict, {
        replier,
        again: again && lookAnew(services, room.id, again),
      });
    guarded(services, room, () => {
      then?.();
      replier?.written(room.live?.at ?? 0);
      sendNews(room);
      sendClocks(services, room, up);
    });
  });
}

/** What was in memory may have been forgotten meanwhile. */
const lookAnew = (services: RoomServices, table: string, then: (room: Room) => void) => () =>
  void services.room(table).then((room) => room !== null && then(room), services.failed);

/** Begins the race; empty seats are filled with bots. */
export function begin(services: RoomServices, room: Room, person: string, replier: Replier | null) {
  if (room.stage !== 'gathering') return replier?.refuse(NO.begun);
  if (!isHost(room, person)) return replier?.refuse(NO.notHost);
  const seats = room.record.seats.map(
    (sits): SeatRecord => (sits.kind === 'open' ? { kind: 'bot', bot: room.game.defaultBot } : sits),
  );
  room.stage = 'racing';
  change(services, room, { ...room.record, seats }, replier, () => {
    const live = beginLive(room);
    room.live = live;
    const { options } = room.plan;
    for (const { member, seat } of room.members) {
      const past = pastOf({ rules: room.rules, chance: chanceOf(room), lines: [] }, seat, null);
      member.send(JSON.stringify(sightOf(room.id, live, { ...past, seat, options, seen: null })));
    }
    if (isLive(room)) openQuestion(services, room);
    startClocks(services, room);
    if (clocksIn(services, room) !== null) keepRow(services, room, () => sendClocks(services, room));
  });
}

/** Another race of the same people on the same board; the seats move on by one. */
export function makeRematch(services: RoomServices, room: Room, replier: Replier): Room | null {
  if (room.stage !== 'over') {
    replier.refuse(NO.notOver);
    return null;
  }
  const { seats } = room.record;
  const maker = { person: replier.member.person, name: '' };
  const moved = seats.map((_, at) => seats[(at + 1) % seats.length] ?? { kind: 'open' as const });
  const made = makeTable(
    services,
    { game: room.game.id, options: room.plan.options, seats: moved.map(() => 'open'), listed: room.listed },
    maker,
  );
  if (!made.ok) {
    replier.refuse(made.refusal);
    return null;
  }
  made.room.record = {
    ...made.room.record,
    seats: moved.map((sits) => (sits.kind === 'person' ? backAt({ ...sits, ready: false }) : sits)),
    clock: room.record.clock ?? null,
    phrasesOnly: room.record.phrasesOnly === true,
    rated: room.record.rated ?? true,
  };
  return made.room;
}
