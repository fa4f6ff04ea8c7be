// The cost of an answer and of a table by the number of tables.
import { stayOn } from './child.ts';
import { type LoadPlan, openTables } from './load.ts';
import { microseconds } from './load-postgres.ts';
import { closeLoadTarget, figuresOf, fullRound, IDLE, noSums, type TargetFigures } from './load-target.ts';
import { openServers } from './servers.ts';

export interface GrowthFigures extends TargetFigures {
  /** Microseconds of the server. */
  readonly cpuPerMove: number;
}

/** A new server with a file, under full load from so many tables. */
export async function measureSize(plan: LoadPlan): Promise<GrowthFigures> {
  stayOn(1);
  const servers = await openServers({ store: 'sqlite', processes: 1, bus: 'postgres', idle: IDLE, core: 0 });
  const target = await openTables('server', servers, plan);
  try {
    const full = noSums();
    await fullRound(target, full, plan.seconds);
    return { ...(await figuresOf(target, full, plan)), cpuPerMove: microseconds(full.cpu, full.moves) };
  } finally {
    await closeLoadTarget(target);
  }
}
