// Makes tables: from a request, or for another race after one.
import type { Seat } from '@race/kernel';
import type { RequestOf } from '@race/protocol';
import type { TableRow } from '@race/store';
import { badOption, type NO } from '../common/refusals.ts';
import { gameOf } from './games.ts';
import { openActor } from './open-actor.ts';
import type { TableActor, TableServices } from './table-actor.ts';
import {
  type Person,
  personAt,
  type SeatRecord,
  type TablePlanRecord,
  type TableRecord,
} from './table-record.ts';

type Made =
  | { readonly ok: true; readonly actor: TableActor }
  | { readonly ok: false; readonly refusal: typeof NO.malformed };

/** A new table with its maker at the seat called `me`. It is not written yet. */
export function makeTable(
  services: TableServices,
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
  const row = firstRow(
    {
      table: services.newName(),
      game: game.id,
      stage: 'gathering',
      listed: request.listed,
      made: services.now(),
    },
    plan,
    record,
  );
  const actor = openActor(row, [], services);
  return actor === null ? { ok: false, refusal: badOption('game') } : { ok: true, actor };
}

/** The row of a table that nobody has written yet. */
export const firstRow = (
  facts: Pick<TableRow, 'table' | 'game' | 'stage' | 'listed' | 'made'>,
  plan: TablePlanRecord,
  record: TableRecord,
): TableRow => ({
  ...facts,
  plan: JSON.stringify(plan),
  record: JSON.stringify(record),
  touched: facts.made,
  revision: 0,
  people: [],
  due: null,
});

/** Where the person of a seat sits in the next race: the seats move on by one. */
export const nextSeatOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** A table for another race on the same board. Only the person who offers it has a seat; the same bots race again. */
export function makeRematch(actor: TableActor, seat: Seat, maker: Person): Made {
  const { plan, served, services, game } = actor;
  const { seats, clock, phrasesOnly, rated, ended } = game.record;
  const moved = seats.map((_, at) => seats[(at + 1) % seats.length]);
  const mine = nextSeatOf(seat, seats.length);
  const made = makeTable(
    services,
    {
      game: served.id,
      options: plan.options,
      seats: moved.map((sits, at) => (at === mine ? 'me' : sits?.kind === 'bot' ? sits.bot : 'open')),
      listed: game.listed,
    },
    maker,
  );
  if (!made.ok) return made;
  made.actor.game.record = {
    ...made.actor.game.record,
    clock: clock ?? null,
    phrasesOnly: phrasesOnly === true,
    // A race that was called off had lost what it was rated for.
    rated: ended === undefined ? (rated ?? true) : made.actor.game.record.rated === true,
  };
  return made;
}
