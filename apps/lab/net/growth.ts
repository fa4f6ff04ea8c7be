// How the cost of an answer and of a table grows with the number of tables.
import { stayOn } from './child.ts';
import { type LoadPlan, openTables } from './load.ts';
import { microseconds } from './load-postgres.ts';
import { openServers } from './servers.ts';
import { closeSite, figuresOf, fullRound, IDLE, noSums, type SiteFigures } from './site.ts';

export interface GrowthFigures extends SiteFigures {
  /** In microseconds of the server. */
  readonly cpuPerMove: number;
}

/** A new server with a file, under full load by so many tables. */
export async function measureSize(plan: LoadPlan): Promise<GrowthFigures> {
  stayOn(1);
  const servers = await openServers({ store: 'sqlite', processes: 1, bus: 'postgres', idle: IDLE, core: 0 });
  const site = await openTables('server', servers, plan);
  try {
    const full = noSums();
    await fullRound(site, full, plan.seconds);
    return { ...(await figuresOf(site, full, plan)), cpuPerMove: microseconds(full.cpu, full.moves) };
  } finally {
    await closeSite(site);
  }
}
