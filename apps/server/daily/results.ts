// What became of a run: its kept log is played again, and what the rules come to is the result. DAILY-03.
import { type Race, type RacePublic, standings } from '@race/great-race';
import { waysDriven } from '@race/great-race/ways-driven.ts';
import type { History, Seat } from '@race/kernel';
import type { RunLeg, RunResult } from '@race/protocol';
import type { ResultRow, RunRow } from '@race/store';
import { rerunning } from '../rooms/rerun.ts';
import { chanceOf, openRoom } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { writing } from '../rooms/writing.ts';

/** A result with the way that led to it. */
export interface RunDetail extends RunResult {
  readonly crew: string;
  readonly legs: readonly RunLeg[];
}

/** Whoever sets off has the first seat. */
const MINE: Seat = 0;
/** A log that does not lead where it led proves nothing: such a run has no place. */
const UNPROVEN = 0;
const AT_ONCE = 4;

/** Plays a few of those again that have come to their end and were not yet: whoever asks first does it for all. */
export async function verifyRuns(rooms: Rooms): Promise<void> {
  for (const run of await rooms.store.unverified(AT_ONCE)) await verifyRun(rooms, run);
}

/** Only the first who writes it decides, and all come to the same. */
export async function verifyRun(rooms: Rooms, { table, ends }: RunRow): Promise<void> {
  const row = await rooms.store.table(table);
  if (row === null || row.stage !== 'over' || row.touched >= ends) return;
  const room = openRoom(row, [], row.touched);
  if (room === null) return;
  const lines = await rooms.store.lines(table);
  const { result: again } = await rooms.slices.run(
    { address: '', table },
    rerunning(room.rules, chanceOf(room), lines),
  );
  if (!again.ok)
    rooms.failed(new Error(`the log of a run does not hold at line ${again.line}: ${again.problem}`));
  const result = again.ok ? resultOf(again.history as unknown as History<Race>) : null;
  const stored: ResultRow = {
    score: result === null ? UNPROVEN : scoreOf(result),
    finished: row.touched,
    detail: JSON.stringify(result),
  };
  await writing(rooms.committer)({ write: 'result', table, result: stored });
}

function resultOf({ state, opening, standing }: History<Race>): RunDetail {
  const known: RacePublic = state.public;
  const [best] = standings(known);
  const mine = standings(known).find(({ seat }) => seat === MINE);
  const crews = known.crews.map(({ id }) => id ?? '');
  const [way] = waysDriven({ lines: [{ events: opening }, ...standing], crews, start: 0 });
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

/** One number for the order of the day: won, arrived, prestige, fewer turns; or how far it got. Never 0. DAILY-03. */
export function scoreOf({ won, arrived, prestige, turns, level }: RunResult): number {
  if (!arrived) return 1 + level;
  return ((won ? 2 : 1) * PRESTIGE + prestige) * TURNS + (TURNS - 1 - Math.min(turns, TURNS - 1));
}

export const detailOf = ({ detail }: ResultRow): RunDetail | null => JSON.parse(detail);
