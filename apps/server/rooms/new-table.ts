// Makes tables: from a request, or for another race after one.
import type { RequestOf } from '@race/protocol';
import type { TableRow } from '@race/store';
import { badOption, NO } from '../common/refusals.ts';
import { gameOf } from './games.ts';
import { openActor } from './open-actor.ts';
import type { Replier } from './replier.ts';
import type { TableActor, TableServices } from './table-actor.ts';
import {
  backAt,
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

/** Another race of the same people on the same board; the seats move on by one. */
export function makeRematch(actor: TableActor, replier: Replier): TableActor | null {
  if (actor.game.stage !== 'over') {
    replier.refuse(NO.notOver);
    return null;
  }
  const { seats } = actor.game.record;
  const maker = { person: replier.member.person, name: '' };
  const moved = seats.map((_, at) => seats[(at + 1) % seats.length] ?? { kind: 'open' as const });
  const made = makeTable(
    actor.services,
    {
      game: actor.served.id,
      options: actor.plan.options,
      seats: moved.map(() => 'open'),
      listed: actor.game.listed,
    },
    maker,
  );
  if (!made.ok) {
    replier.refuse(made.refusal);
    return null;
  }
  made.actor.game.record = {
    ...made.actor.game.record,
    seats: moved.map((sits) => (sits.kind === 'person' ? backAt({ ...sits, ready: false }) : sits)),
    clock: actor.game.record.clock ?? null,
    phrasesOnly: actor.game.record.phrasesOnly === true,
    rated: actor.game.record.rated ?? true,
  };
  return made.actor;
}
