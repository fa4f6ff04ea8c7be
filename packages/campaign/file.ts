import { type GameRecord, type Read, readRecord } from '@race/kernel';
import type { Campaign, CampaignRace } from './campaign.ts';
import { refuse } from './refuse.ts';
import { CAMPAIGN_MODES } from './state.ts';

/** The form of the file itself. */
const FORMAT = 1;
const KIND = 'campaign';
export const LONGEST_NAME = 40;
/** More than anybody drives, and little enough to replay. */
const MOST_RACES = 1000;

/** A campaign as one file. */
export const writeCampaign = ({ name, letters, races }: Campaign): string =>
  JSON.stringify({ kind: KIND, format: FORMAT, name, letters, races });

/** Reads a file that claims to be a campaign. Whether its races can be replayed is for `accountOf` to say. */
export function readCampaign(text: string): Read<Campaign> {
  let from: unknown;
  try {
    from = JSON.parse(text);
  } catch {
    return refuse('campaign.notJson', {});
  }
  if (!isObject(from) || from.kind !== KIND || typeof from.format !== 'number')
    return refuse('campaign.notACampaign', {});
  if (from.format > FORMAT) return refuse('campaign.newer', { format: from.format });
  const { name, letters, races } = from;
  const stranger = Object.keys(from).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) return refuse('campaign.stranger', { field: stranger });
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
    return refuse('campaign.name', { most: LONGEST_NAME });
  if (typeof letters !== 'boolean' || !Array.isArray(races) || races.length > MOST_RACES)
    return refuse('campaign.notACampaign', {});
  const kept: CampaignRace[] = [];
  for (const [nth, race] of races.entries()) {
    const read = readRace(race, nth + 1);
    if (!read.ok) return read;
    kept.push(read.value);
  }
  return { ok: true, value: { name, letters, races: kept } };
}

const KEYS = ['kind', 'format', 'name', 'letters', 'races'];

function readRace(from: unknown, number: number): Read<CampaignRace> {
  if (!isObject(from) || typeof from.abandoned !== 'boolean')
    return refuse('campaign.noRace', { race: number });
  const way = CAMPAIGN_MODES.find((one) => one === from.way);
  if (way === undefined) return refuse('campaign.way', { race: number });
  const record: Read<GameRecord> = readRecord(JSON.stringify(from.record ?? null));
  if (!record.ok) return refuse('campaign.race', { race: number, reason: record.refusal.reason });
  return { ok: true, value: { way, abandoned: from.abandoned, record: record.value } };
}

const isObject = (from: unknown): from is { readonly [key: string]: unknown } =>
  typeof from === 'object' && from !== null && !Array.isArray(from);
