// A round of a cup: its tables as they are opened, how they begin, and what came of them.
import type { CupSeat, CupTable } from '@race/online/cup/log.ts';
import { pairNext } from '@race/online/cup/pairing.ts';
import type { TableRow } from '@race/store';
import { entrantsOf } from '../ratings/entrants.ts';
import { outcomesAt } from '../ratings/outcome.ts';
import { begin } from '../rooms/begin.ts';
import { gameOf } from '../rooms/games.ts';
import { isLive } from '../rooms/live.ts';
import { firstRow } from '../rooms/new-table.ts';
import { isHere, sendNews } from '../rooms/news.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { quietRow } from '../rooms/row.ts';
import type { TableActor, TableServices } from '../rooms/table-actor.ts';
import {
  leftTo,
  namedIn,
  personAt,
  type SeatRecord,
  type TablePlanRecord,
  type TableRecord,
} from '../rooms/table-record.ts';
import type { Cup, NextLine } from './book.ts';
import { CUP_CLOCKS, PAUSE } from './plan.ts';

/** The next round with all its tables: written together, so that each is opened once. */
export function nextRound(
  { row, plan, rules, state, entrants }: Cup,
  services: TableServices,
): NextLine | null {
  const game = gameOf(plan.game);
  if (game === null) return null;
  const { now, newName, newSeed, newSalt } = services;
  const made = now();
  const { tables, byes } = pairNext(rules, state);
  const round = state.rounds.length + 1;
  const { version } = game.rules(plan.options);
  const isSame = plan.kind === 'duplicate';
  const common = newSeed();
  const opened = tables.map((numbers): TableRow => {
    const seats: SeatRecord[] = [];
    for (const number of numbers) {
      const who = number === null ? undefined : entrants[number];
      seats.push(who === undefined ? { kind: 'bot', bot: game.defaultBot } : personAt(who, seats));
    }
    const [host = ''] = seats.flatMap((sits) => (sits.kind === 'person' ? [sits.person] : []));
    const record: TableRecord = {
      seats,
      host,
      proposal: null,
      held: null,
      rematch: null,
      rated: true,
      matched: true,
      clock: CUP_CLOCKS[plan.pace],
      cup: { cup: row.cup, round, sealed: isSame },
    };
    const planned: TablePlanRecord = {
      options: plan.options,
      seed: isSame ? common : newSeed(),
      salt: newSalt(),
      version,
    };
    const facts = { table: newName(), game: game.id, stage: 'gathering', listed: false, made };
    return { ...firstRow(facts, planned, record), revision: 1, people: namedIn(record) };
  });
  const named = opened.map(({ table }, at) => ({ table, seats: tables[at] ?? [] }));
  const starts = round === 1 ? Math.max(made, row.starts) : made + PAUSE;
  return { line: { line: 'round', starts, tables: named, byes }, tables: opened };
}

/**
 * The race begins, whoever is there: live, a bot starts for who has not come, and gives way to them; over days their clock
 * runs.
 */
export function beginWithout(actor: TableActor, isOverDays: boolean): void {
  const { game, served, services } = actor;
  if (game.stage !== 'gathering') return;
  const seats = game.record.seats.map((sits) =>
    sits.kind !== 'person' || sits.ready === true || isOverDays || isHere(actor, sits.person)
      ? sits
      : leftTo(sits, served.defaultBot, services.now()),
  );
  game.record = { ...game.record, seats };
  begin(actor, game.record.host, null);
}

/** The results of a table by seat; null while its race is not over. */
export function resultsAt(actor: TableActor, { seats }: CupTable): readonly CupSeat[] | null {
  const { game, served, rules, services } = actor;
  if (game.stage !== 'over' || !isLive(actor)) return null;
  const { record } = game;
  const outcomes = outcomesAt(actor);
  const scores = served.scores(rules, actor.game.live.state.public);
  const fates = entrantsOf(record, outcomes, services.downtimes.list);
  return seats.map((number, seat): CupSeat => {
    const { place = seats.length, arrived = false } = outcomes[seat] ?? {};
    const { prestige = 0, arrival = 0 } = scores[seat] ?? {};
    const sits = record.seats[seat];
    const fate = fates.find((one) => one.seat === seat)?.fate ?? 'left';
    const hasCome = sits?.kind === 'person' && sits.ready === true;
    const isGone = number !== null && sits?.kind !== 'person';
    const left = fate === 'left' && !hasCome ? 'absent' : fate;
    return { place, arrived, prestige, arrival, fate: isGone ? 'left' : left };
  });
}

/** Opens a table of a duplicate round to everybody; false where that could not be written. */
export async function unsealed(rooms: Rooms, table: string): Promise<boolean> {
  const actor = await rooms.upToDate(table);
  if (actor === null) return true;
  return actor.gate.run(async () => {
    const { cup } = actor.game.record;
    if (cup?.sealed !== true) return true;
    actor.game.record = { ...actor.game.record, cup: { ...cup, sealed: false } };
    const isWritten = await rooms.services.committer.write({ write: 'table', row: quietRow(actor) });
    if (isWritten) sendNews(actor);
    else actor.reopen();
    return isWritten;
  });
}
