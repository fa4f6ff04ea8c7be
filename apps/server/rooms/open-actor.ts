// A table as it is stored becomes an actor.
import { finish } from '@race/kernel';
import { rebuilding } from '@race/online';
import type { LineRow, TableRow } from '@race/store';
import { Actor } from './actor.ts';
import { newGame } from './actor-state.ts';
import { gameOf } from './games.ts';
import { firstOf, heldIn, keysIn, readLines } from './log-lines.ts';
import { nothingSince } from './recent.ts';
import type { TableActor, TableServices } from './table-actor.ts';
import { isStage } from './table-record.ts';
import { readPlan, readRecord } from './table-schema.ts';

/** Null where the game or its version is unknown here. */
export const openActor = (
  row: TableRow,
  lines: readonly LineRow[],
  services: TableServices,
): TableActor | null => finish(openingActor(row, lines, services));

/** The same, with a pause after each answer so that others can be served. */
export function* openingActor(
  row: TableRow,
  lines: readonly LineRow[],
  services: TableServices,
): Generator<void, TableActor | null> {
  const served = gameOf(row.game);
  if (served === null || !isStage(row.stage)) return null;
  const plan = readPlan(row.plan);
  const game = newGame(row, { stage: row.stage, record: readRecord(row.record), lines: lines.length });
  const rules = served.rules(plan.options);
  const actor = new Actor({ id: row.table, served, rules, plan, made: row.made }, game, services);
  if (row.stage === 'gathering') return actor;
  const live = yield* rebuilding(rules, firstOf(actor), readLines(rules, lines));
  game.live = live;
  game.recent = nothingSince(live.at);
  live.held = heldIn(actor);
  game.keys = keysIn(lines, live.question);
  return actor;
}
