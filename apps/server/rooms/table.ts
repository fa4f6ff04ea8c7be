// A table before, beside and after its race: making it, beginning, once more.
import { pastOf, sightOf } from '@race/live';
import { uniqueName, type WishOf } from '@race/protocol';
import type { Asker } from './asker.ts';
import { clocksIn, followTable, keepRow, startClocks, tellClocks } from './clocks.ts';
import { gameOf } from './games.ts';
import { guarded } from './guarded.ts';
import type { House } from './house.ts';
import { isLive } from './live-room.ts';
import { backAt, type Matter, type Plan, type SeatMatter } from './matter.ts';
import { isHost, tellNews } from './news.ts';
import { openQuestion } from './question.ts';
import { badOption, NO } from './refusals.ts';
import { beginLive, chanceOf, openRoom, type Room } from './room.ts';
import { nextRow } from './row.ts';
import { notWritten } from './settle.ts';

export interface Person {
  readonly person: string;
  readonly name: string;
}

type Made =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly refusal: typeof NO.malformed };

/** A new table with its maker on the first seat that says so. It is not written yet. */
export function makeTable(house: House, wish: Omit<WishOf<'create'>, 'id' | 'do'>, maker: Person): Made {
  const game = gameOf(wish.game);
  if (game === null) return { ok: false, refusal: badOption('game') };
  const read = game.read(wish.options);
  if (!read.ok) return { ok: false, refusal: badOption(read.option) };
  const rules = game.rules(read.options);
  const seats: SeatMatter[] = [];
  for (const planned of wish.seats) {
    if (planned === 'me') seats.push(personAt(maker));
    else if (planned === 'open') seats.push({ kind: 'open' });
    else if (game.isBot(planned)) seats.push({ kind: 'bot', bot: planned });
    else return { ok: false, refusal: badOption('seats') };
  }
  const mine = wish.seats.filter((one) => one === 'me').length;
  if (seats.length !== rules.seats || mine > 1) return { ok: false, refusal: badOption('seats') };
  const plan: Plan = {
    options: read.options,
    seed: house.newSeed(),
    salt: house.newSalt(),
    version: rules.version,
  };
  const matter: Matter = {
    seats,
    host: maker.person,
    proposal: null,
    held: null,
    rematch: null,
    rated: true,
  };
  const now = house.now();
  const row = {
    table: house.newName(),
    game: game.id,
    plan: JSON.stringify(plan),
    matter: JSON.stringify(matter),
    stage: 'gathering',
    listed: wish.listed,
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
export const personAt = ({ person, name }: Person, others: readonly SeatMatter[] = []): SeatMatter => ({
  kind: 'person',
  person,
  name: uniqueName(name, namesIn(others, person)),
  bot: null,
});

/** The names of all who sit there but one. */
export const namesIn = (seats: readonly SeatMatter[], but: string): string[] =>
  seats.flatMap((sits) => (sits.kind === 'person' && sits.person !== but ? [sits.name] : []));

/** Writes what has changed at a table, then tells everybody. */
export function change(
  house: House,
  room: Room,
  matter: Matter,
  asker: Asker | null,
  then?: () => void,
  /** What to do at the table as it stands then, where another process wrote first. */
  again?: (room: Room) => void,
): void {
  room.matter = matter;
  followTable(house, room);
  const { up } = room.ticking;
  room.ticking.up = null;
  house.committer.add({ write: 'table', row: nextRow(room, house.now()) }, (verdict) => {
    if (verdict !== 'written')
      return void notWritten(house, room, verdict, {
        asker,
        again: again && lookAnew(house, room.id, again),
      });
    guarded(house, room, () => {
      then?.();
      asker?.written(room.live?.at ?? 0);
      tellNews(room);
      tellClocks(house, room, up);
    });
  });
}

/** What was in memory may have been forgotten meanwhile. */
const lookAnew = (house: House, table: string, then: (room: Room) => void) => () =>
  void house.room(table).then((room) => room !== null && then(room), house.failed);

/** Begins the race; empty seats are filled with bots. */
export function begin(house: House, room: Room, person: string, asker: Asker | null) {
  if (room.stage !== 'gathering') return asker?.refuse(NO.begun);
  if (!isHost(room, person)) return asker?.refuse(NO.notHost);
  const seats = room.matter.seats.map(
    (sits): SeatMatter => (sits.kind === 'open' ? { kind: 'bot', bot: room.game.usualBot } : sits),
  );
  room.stage = 'racing';
  change(house, room, { ...room.matter, seats }, asker, () => {
    const live = beginLive(room);
    room.live = live;
    const { options } = room.plan;
    for (const { member, seat } of room.members) {
      const past = pastOf({ rules: room.rules, chance: chanceOf(room), lines: [] }, seat, null);
      member.send(JSON.stringify(sightOf(room.id, live, { ...past, seat, options, seen: null })));
    }
    if (isLive(room)) openQuestion(house, room);
    startClocks(house, room);
    if (clocksIn(house, room) !== null) keepRow(house, room, () => tellClocks(house, room));
  });
}

/** Another race of the same people on the same board; the seats move on by one. */
export function makeRematch(house: House, room: Room, asker: Asker): Room | null {
  if (room.stage !== 'over') {
    asker.refuse(NO.notOver);
    return null;
  }
  const { seats } = room.matter;
  const maker = { person: asker.member.person, name: '' };
  const moved = seats.map((_, at) => seats[(at + 1) % seats.length] ?? { kind: 'open' as const });
  const made = makeTable(
    house,
    { game: room.game.id, options: room.plan.options, seats: moved.map(() => 'open'), listed: room.listed },
    maker,
  );
  if (!made.ok) {
    asker.refuse(made.refusal);
    return null;
  }
  made.room.matter = {
    ...made.room.matter,
    seats: moved.map((sits) => (sits.kind === 'person' ? backAt({ ...sits, ready: false }) : sits)),
    clock: room.matter.clock ?? null,
    phrasesOnly: room.matter.phrasesOnly === true,
    rated: room.matter.rated ?? true,
  };
  return made.room;
}
