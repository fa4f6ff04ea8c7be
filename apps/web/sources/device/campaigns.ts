// Handles requests about the campaigns of this device.
import {
  type Campaign,
  type CampaignHistory,
  type CampaignRace,
  FIRST_STATE,
  fork,
  historyOf,
  LONGEST_NAME,
  optionsFor,
  readCampaign,
  summarizeRace,
  writeCampaign,
} from '@race/campaign';
import type { Race } from '@race/great-race';
import { loadData, loadModules } from '@race/great-race/load.ts';
import { raceOptionsOf, readSolo, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { RaceParts } from '@race/great-race/parts.ts';
import { type Entry, type Read, type Refusal, record } from '@race/kernel';
import type { CampaignPlan, TablePlan } from '@race/local';
import { type DeviceTable, resume, setTable } from '@race/local';
import type {
  CampaignEntry,
  CampaignRequest,
  CampaignView,
  DeviceOutcome,
  PastRace,
  RaceNow,
} from '../race-messages.ts';
import type { RaceWorld } from './race.ts';
import { planFor, readLines } from './read-saved.ts';
import type { SavedTable } from './storage.ts';

interface Found {
  readonly runs: readonly SavedRun[];
  readonly campaign: Campaign;
  readonly history: CampaignHistory;
}

/**
 * The campaigns of this device. A campaign is its races, and each is a table like any other: every answer is saved
 * before it is shown, so the page may be closed at any moment.
 */
export function makeCampaigns(world: RaceWorld) {
  return async function fulfil(request: CampaignRequest): Promise<DeviceOutcome> {
    switch (request.do) {
      case 'campaigns':
        return { ok: true, value: { kind: 'campaigns', campaigns: inList(await allRuns()) } };
      case 'campaign':
        return seen(request.campaign);
      case 'race':
        return race(request);
      case 'abandon':
        return abandon(request.campaign);
      case 'fork':
        return branch(request);
      case 'saveCampaign':
        return save(request.campaign);
      case 'loadCampaign':
        return load(request.text);
      case 'dropCampaign':
        return drop(request.campaign);
    }
  };

  /** Deletes the last race first: a page that is closed meanwhile leaves a shorter campaign, and never a broken one. */
  async function drop(id: string): Promise<DeviceOutcome> {
    for (const { table } of (await runsOf(id)).reverse()) await world.store.remove(table);
    return DONE;
  }

  async function allRuns(): Promise<SavedRun[]> {
    return (await world.store.list()).filter(isRun);
  }

  async function runsOf(id: string): Promise<SavedRun[]> {
    const runs = (await allRuns()).filter((saved) => campaignOf(saved).id === id);
    return runs.sort((a, b) => campaignOf(a).number - campaignOf(b).number);
  }

  /** A race of this device as far as it was driven; null if it cannot be read. */
  async function tableOf({ plan, table }: SavedRun): Promise<DeviceTable | null> {
    const found = await world.store.read(table);
    const parts = await world.partsFor(plan);
    const lines = found === null || found === 'damaged' ? null : readLines(parts.rules, found.lines);
    const resumed = lines && resume(setTable(plan, parts), lines);
    return resumed?.ok ? resumed.table : null;
  }

  /** A race of this device as a campaign stores it. */
  async function savedRace(run: SavedRun): Promise<Read<CampaignRace>> {
    const { plan, abandoned } = run;
    const table = await tableOf(run);
    const { options, campaign } = plan.solo;
    if (table === null) return refused('campaign.race', { race: campaign.number });
    const { seed, salt } = plan;
    const saved = record<Race>(table.history, { options, seed, salt });
    return { ok: true, value: { way: campaign.way, abandoned: abandoned === true, record: saved } };
  }

  /** How a race that goes on stands; null if there is none, or if it cannot be read. */
  async function raceNow(run: SavedRun | undefined): Promise<RaceNow | null> {
    const table = run && (await tableOf(run));
    if (run === undefined || !table) return null;
    const { options, campaign } = run.plan.solo;
    const { rules, history } = table;
    const [you, rival] = history.state.public.crews;
    return {
      way: campaign.way,
      options,
      summary: summarizeRace(history, { board: rules.board, solo: options }),
      lead: options.rival === null || !you || !rival ? null : you.level - rival.level,
    };
  }

  /** A campaign with the results of its races; refused if it was saved by a version with other rules. */
  async function campaignOn(id: string): Promise<Read<Found>> {
    const runs = await runsOf(id);
    const [first] = runs;
    if (first === undefined) return refused('campaign.unknown');
    const { name, letters } = campaignOf(first);
    // A damaged race is not in the list; those after it mean nothing without it.
    if (runs.some((run, nth) => campaignOf(run).number !== nth + 1)) return refused('table.damaged');
    const races: CampaignRace[] = [];
    for (const run of runs.filter(isBehind)) {
      const race = await savedRace(run);
      if (!race.ok) return race;
      races.push(race.value);
    }
    const campaign = { name, letters, races };
    const history = historyOf(campaign, await partsFor(races.map(({ record: { options } }) => options)));
    return history.ok ? { ok: true, value: { runs, campaign, history: history.value } } : history;
  }

  async function seen(id: string): Promise<DeviceOutcome> {
    const found = await campaignOn(id);
    if (!found.ok) return found;
    const { runs, history } = found.value;
    const [saved] = inList(runs);
    if (saved === undefined) return refused('campaign.unknown');
    const past = runs.filter(isBehind).map((run, nth) => pastRace(run, history, nth));
    const now = await raceNow(runs.find((run) => !isBehind(run)));
    const campaign: CampaignView = { ...saved, standing: history.standing, past, now };
    return { ok: true, value: { kind: 'campaign', campaign } };
  }

  async function race(request: Extract<CampaignRequest, { do: 'race' }>): Promise<DeviceOutcome> {
    const known = request.campaign === null ? null : await campaignOn(request.campaign);
    if (known?.ok === false) return known;
    const found = known?.value;
    if (found?.runs.some((run) => !isBehind(run)) === true) return refused('campaign.underWay');
    const name = found?.campaign.name ?? request.name.trim();
    if (name === '' || name.length > LONGEST_NAME) return refused('campaign.name', { most: LONGEST_NAME });
    const standing = found?.history.standing ?? FIRST_STATE;
    const read = optionsFor(standing, request.choice);
    if (!read.ok) return refused('campaign.choice', { option: read.fault.option }, read.fault.rule);
    const campaign: CampaignPlan = {
      id: request.campaign ?? world.newName(),
      name,
      letters: found?.campaign.letters ?? request.letters,
      way: request.choice.way,
      number: standing.races + 1,
    };
    const plan = planFor(read.options, campaign, { seed: world.newSeed(), salt: world.newName() });
    const table = world.newName();
    await world.store.put({ table, plan, turn: 0, over: false, touched: world.now() }, []);
    return { ok: true, value: { kind: 'table', table } };
  }

  /** A race that was given up counts as lost: René learns a card, and no mission is stamped. */
  async function abandon(id: string): Promise<DeviceOutcome> {
    const current = (await runsOf(id)).find((run) => !isBehind(run));
    if (current === undefined) return refused('campaign.noRaceOn');
    await world.store.mark({ ...current, abandoned: true, touched: world.now() });
    return DONE;
  }

  async function branch({
    campaign: id,
    races,
    name,
  }: Extract<CampaignRequest, { do: 'fork' }>): Promise<DeviceOutcome> {
    const found = await campaignOn(id);
    return found.ok ? saveAll(fork(found.value.campaign, { name: name.trim(), races })) : found;
  }

  async function save(id: string): Promise<DeviceOutcome> {
    const found = await campaignOn(id);
    if (!found.ok) return found;
    const text = writeCampaign(found.value.campaign);
    return { ok: true, value: { kind: 'file', text, name: `great-race-campaign-${id.slice(0, 8)}.json` } };
  }

  async function load(text: string): Promise<DeviceOutcome> {
    const read = readCampaign(text);
    return read.ok ? saveAll(read.value) : read;
  }

  /**
   * Saves every race of a campaign under a new name; one that does not fit is refused before anything is written. The
   * first race is saved first: a page that is closed meanwhile leaves a shorter campaign, and never a broken one.
   */
  async function saveAll(campaign: Campaign): Promise<DeviceOutcome> {
    const { name, letters, races } = campaign;
    if (name === '' || name.length > LONGEST_NAME) return refused('campaign.name', { most: LONGEST_NAME });
    if (races.length === 0) return refused('campaign.empty');
    const history: Read<CampaignHistory> = historyOf(
      campaign,
      await partsFor(races.map(({ record: { options } }) => options)),
    );
    if (!history.ok) return history;
    const id = world.newName();
    for (const [nth, { way, abandoned, record: played }] of races.entries()) {
      const read = readSolo(played.options);
      if (!read.ok) return refused('campaign.choice', { option: read.fault.option });
      const { seed, salt } = played;
      const plan = planFor(read.options, { id, name, letters, way, number: nth + 1 }, { seed, salt });
      const turn = history.value.changes[nth]?.summary.turns ?? 0;
      const saved = { table: world.newName(), plan, turn, over: !abandoned, touched: world.now() };
      const lines = played.entries.map(({ print: _, ...line }) => line as Entry<Race>);
      await world.store.put(abandoned ? { ...saved, abandoned: true } : saved, lines);
    }
    return seen(id);
  }
}

const DONE: DeviceOutcome = { ok: true, value: { kind: 'done' } };

const refused = (
  reason: string,
  details: Refusal['with'] = {},
  rule = 'TABLE-02',
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule, with: details },
});

// The races of campaigns among the tables of this device.

/** A table that is a race of a campaign. */
export interface SavedRun extends SavedTable {
  readonly plan: TablePlan & { readonly solo: NonNullable<TablePlan['solo']> };
}

const isRun = (saved: SavedTable): saved is SavedRun => saved.plan.solo !== undefined;
const campaignOf = ({ plan }: SavedRun): CampaignPlan => plan.solo.campaign;

/** A race that is over or was given up. */
const isBehind = ({ over, abandoned }: SavedTable): boolean => over || abandoned === true;

/** By campaign, the latest first. */
function inList(runs: readonly SavedRun[]): CampaignEntry[] {
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

function pastRace(
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
async function partsFor(all: readonly unknown[]): Promise<(options: SoloOptions) => RaceParts> {
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
