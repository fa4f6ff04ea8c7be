// The races of campaigns among the tables of this device.
import { type CampaignHistory, FIRST_STATE } from '@race/campaign';
import { loadData, loadModules } from '@race/great-race/load.ts';
import { raceOptionsOf, readSolo, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { RaceParts } from '@race/great-race/parts.ts';
import type { CampaignPlan, TablePlan } from '@race/local';
import type { CampaignEntry, PastRace } from '../race-messages.ts';
import type { SavedTable } from './storage.ts';

/** A table that is a race of a campaign. */
export interface SavedRun extends SavedTable {
  readonly plan: TablePlan & { readonly solo: NonNullable<TablePlan['solo']> };
}

export const isRun = (saved: SavedTable): saved is SavedRun => saved.plan.solo !== undefined;
export const campaignOf = ({ plan }: SavedRun): CampaignPlan => plan.solo.campaign;

/** A race that is over or was given up. */
export const isBehind = ({ over, abandoned }: SavedTable): boolean => over || abandoned === true;

/** By campaign, the latest first. */
export function inList(runs: readonly SavedRun[]): CampaignEntry[] {
  const ids = [...new Set(runs.map((run) => campaignOf(run).id))];
  const list = ids.flatMap((campaign): CampaignEntry[] => {
    const of = runs.filter((run) => campaignOf(run).id === campaign);
    const [first] = of;
    if (first === undefined) return [];
    const { name, letters } = campaignOf(first);
    return [
      {
        campaign,
        name,
        letters,
        races: of.filter(isBehind).length,
        underWay: of.find((run) => !isBehind(run))?.table ?? null,
        touched: Math.max(...of.map(({ touched }) => touched)),
      },
    ];
  });
  return list.sort((a, b) => b.touched - a.touched);
}

export function pastRace(
  { table, plan, abandoned, turn }: SavedRun,
  { changes }: CampaignHistory,
  nth: number,
): PastRace {
  const { won = false, swaps = [], powers = FIRST_STATE.powers, stamps = [] } = changes[nth] ?? {};
  return {
    table,
    way: plan.solo.campaign.way,
    options: plan.solo.options,
    abandoned: abandoned === true,
    turns: turn,
    changes: { won, swaps, powers, stamps },
  };
}

/** Loads the boards and modules of these races before they are replayed. */
export async function partsFor(all: readonly unknown[]): Promise<(options: SoloOptions) => RaceParts> {
  const read = all.flatMap((options) => {
    const one = readSolo(options);
    return one.ok ? [one.options] : [];
  });
  const boardVersion = ({ board, data }: SoloOptions): string => `${board} ${data}`;
  const fetched = new Map(
    await Promise.all(
      read.map(async (options) => [boardVersion(options), await loadData(raceOptionsOf(options))] as const),
    ),
  );
  const modules = read.some((options) => options.modules.length > 0) ? await loadModules() : [];
  return (options) => {
    const data = fetched.get(boardVersion(options));
    if (data === undefined) throw new Error(`${boardVersion(options)} was not fetched`);
    return { data, modules };
  };
}
