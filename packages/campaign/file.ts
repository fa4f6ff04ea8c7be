import { type GameRecord, type Read, readRecord } from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { exactly, isStranger } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import type { Campaign, CampaignRace } from './campaign.ts';
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

const HEAD = v.looseObject({ kind: v.literal(KIND), format: v.number() });
const FILE = exactly({
  ...HEAD.entries,
  name: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== '' && name.length <= LONGEST_NAME),
  ),
  letters: v.boolean(),
  races: v.pipe(v.array(v.unknown()), v.maxLength(MOST_RACES)),
});
const RACE = v.object({
  abandoned: v.boolean(),
  way: v.picklist(CAMPAIGN_MODES),
  record: v.optional(v.unknown(), null),
});

/** Reads a file that claims to be a campaign. Whether its races can be replayed is for `historyOf` to say. */
export function readCampaign(text: string): Read<Campaign> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return refuseFile('campaign.notJson');
  const head = v.safeParse(HEAD, json.output);
  if (!head.success) return refuseFile('campaign.notACampaign');
  const { format } = head.output;
  if (format > FORMAT) return refuseFile('campaign.newer', { format });
  const file = v.safeParse(FILE, head.output);
  if (!file.success) return refuseFor(file.issues);
  const { name, letters, races } = file.output;
  const kept: CampaignRace[] = [];
  for (const [nth, race] of races.entries()) {
    const read = readRace(race, nth + 1);
    if (!read.ok) return read;
    kept.push(read.value);
  }
  return { ok: true, value: { name, letters, races: kept } };
}

/** A field that is none of a campaign's comes first, then the name. */
function refuseFor(issues: readonly v.InferIssue<typeof FILE>[]) {
  const stranger = issues.find(isStranger);
  if (stranger !== undefined) return refuseFile('campaign.stranger', { field: v.getDotPath(stranger) ?? '' });
  const isName = issues.some((issue) => v.getDotPath(issue) === 'name');
  return isName ? refuseFile('campaign.name', { most: LONGEST_NAME }) : refuseFile('campaign.notACampaign');
}

function readRace(from: unknown, number: number): Read<CampaignRace> {
  const race = v.safeParse(RACE, from);
  if (!race.success) {
    const isWay = race.issues.every((issue) => v.getDotPath(issue) === 'way');
    return refuseFile(isWay ? 'campaign.way' : 'campaign.noRace', { race: number });
  }
  const { abandoned, way, record: given } = race.output;
  const record: Read<GameRecord> = readRecord(JSON.stringify(given));
  if (!record.ok) return refuseFile('campaign.race', { race: number, reason: record.refusal.reason });
  return { ok: true, value: { way, abandoned, record: record.value } };
}
