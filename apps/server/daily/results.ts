// The result of a run, from replaying its log by the rules. DAILY-03.
import { type Race, type RacePublic, standings } from '@race/great-race';
import { waysDriven } from '@race/great-race/ways-driven.ts';
import type { History, Seat } from '@race/kernel';
import type { RunLeg, RunResult } from '@race/protocol';
import type { ResultRow, RunRow } from '@race/store';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';
import { chanceOf } from '../rooms/log-lines.ts';
import { openActor } from '../rooms/open-actor.ts';
import { rerunning } from '../rooms/rerun.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** A result with the route that led to it. */
export interface RunDetail extends RunResult {
  readonly crew: string;
  readonly legs: readonly RunLeg[];
}

/** The person has the first seat. */
const MINE: Seat = 0;
/** A log that does not replay to the stored position has no result. */
const UNPROVEN = 0;
const AT_ONCE = 4;

/** Verifies a few finished runs that are not verified yet. */
export async function verifyRuns(rooms: Rooms): Promise<void> {
  for (const run of await rooms.services.store.unverified(AT_ONCE)) await verifyRun(rooms, run);
}

/** All processes come to the same result; the first to write it wins. */
export async function verifyRun(rooms: Rooms, { table, ends }: RunRow): Promise<void> {
  const row = await rooms.services.store.table(table);
  if (row === null || row.stage !== 'over' || row.touched >= ends) return;
  const actor = openActor(row, [], rooms.services);
  if (actor === null) return;
  const lines = await rooms.services.store.lines(table);
  const { result: again } = await rooms.services.slices.run(
    { address: '', table },
    rerunning(actor.rules, chanceOf(actor), lines),
  );
  if (!again.ok)
    rooms.services.failed(
      new Error(`the log of a run does not hold at line ${again.line}: ${again.problem}`),
    );
  const result = again.ok ? resultOf(again.history as unknown as History<Race>) : null;
  const stored: ResultRow = {
    score: result === null ? UNPROVEN : scoreOf(result),
    finished: row.touched,
    detail: JSON.stringify(result),
  };
  await rooms.services.committer.write({ write: 'result', table, result: stored });
}

function resultOf({ state, opening, standing }: History<Race>): RunDetail {
  const known: RacePublic = state.public;
  const [best] = standings(known);
  const mine = standings(known).find(({ seat }) => seat === MINE);
  const crews = known.crews.map(({ id }) => id ?? '');
  const [way] = waysDriven({ lines: [opening, ...standing], crews, start: 0 });
  const arrived = (mine?.place ?? 0) > 0;
  return {
    won: arrived && best?.seat === MINE,
    arrived,
    prestige: arrived ? (mine?.prestige ?? 0) : 0,
    turns: known.turn,
    level: known.crews[MINE]?.level ?? 0,
    crew: crews[MINE] ?? '',
    legs: way?.legs ?? [],
  };
}

const TURNS = 100;
const PRESTIGE = 1_000;

/** One number that orders the runs of a day: won, arrived, prestige, fewer turns; or how far it got. Never 0. DAILY-03. */
export function scoreOf({ won, arrived, prestige, turns, level }: RunResult): number {
  if (!arrived) return 1 + level;
  return ((won ? 2 : 1) * PRESTIGE + prestige) * TURNS + (TURNS - 1 - Math.min(turns, TURNS - 1));
}

const DETAIL: v.GenericSchema<unknown, RunDetail | null> = v.nullable(
  v.object({
    won: v.boolean(),
    arrived: v.boolean(),
    prestige: v.number(),
    turns: v.number(),
    level: v.number(),
    crew: v.string(),
    legs: v.array(v.object({ to: v.number(), line: v.nullable(v.number()) })),
  }),
);

export const detailOf = ({ detail }: ResultRow): RunDetail | null =>
  readStored(DETAIL, detail, 'result of a run');
