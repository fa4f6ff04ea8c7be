import type { Race } from '@race/great-race';
import { readSolo, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import { makeSoloFrom, type SoloRules } from '@race/great-race/modules/solo/rules.ts';
import type { RaceParts } from '@race/great-race/parts.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { type GameRecord, type History, isFinished, type Read, replay } from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { type Changes, finishRace } from './finish-race.ts';
import { choiceOf, optionsFor } from './next-race.ts';
import { type CampaignMode, type CampaignState, FIRST_STATE } from './state.ts';

/** A race of a campaign, as it is kept: every line of it can be replayed. */
export interface CampaignRace {
  readonly way: CampaignMode;
  readonly abandoned: boolean;
  readonly record: GameRecord;
}

/** A campaign is its races. What it stands at follows from them, and from nothing else. */
export interface Campaign {
  readonly name: string;
  /** DECK-02: for less chance. */
  readonly letters: boolean;
  readonly races: readonly CampaignRace[];
}

export const newCampaign = (name: string, { letters }: { readonly letters: boolean }): Campaign => ({
  name,
  letters,
  races: [],
});

/** The same campaign up to a race, under another name: it goes on its own way from there. */
export const fork = (campaign: Campaign, { name, races }: { name: string; races: number }): Campaign => ({
  ...campaign,
  name,
  races: campaign.races.slice(0, races),
});

export const withRace = (campaign: Campaign, race: CampaignRace): Campaign => ({
  ...campaign,
  races: [...campaign.races, race],
});

/** Where boards and modules come from. */
export type Parts = (options: SoloOptions) => RaceParts;

/** A campaign with all that followed from its races. */
export interface CampaignHistory {
  readonly standing: CampaignState;
  readonly changes: readonly Changes[];
}

/** Replays every race, each with what the campaign had at that time; what does not fit is refused. */
export function historyOf({ races, letters }: Campaign, parts: Parts): Read<CampaignHistory> {
  let standing = FIRST_STATE;
  const changes: Changes[] = [];
  for (const [nth, race] of races.entries()) {
    const next = afterRace(standing, race, { letters, parts, number: nth + 1 });
    if (!next.ok) return next;
    standing = next.value.standing;
    changes.push(next.value.changes);
  }
  return { ok: true, value: { standing, changes } };
}

interface Adding {
  readonly letters: boolean;
  readonly parts: Parts;
  /** Which race of the campaign it is, for a refusal. */
  readonly number: number;
}

/** What one more race makes of a campaign. */
export function afterRace(
  standing: CampaignState,
  race: CampaignRace,
  { letters, parts, number }: Adding,
): Read<{ readonly standing: CampaignState; readonly changes: Changes }> {
  const played = replayRace(standing, race, { parts, number });
  if (!played.ok) return played;
  const { rules, history } = played.value;
  if (!race.abandoned && !isFinished(history)) return refuseFile('campaign.unfinished', { race: number });
  const { way, abandoned, record } = race;
  return {
    ok: true,
    value: finishRace(standing, { way, rules, history, seed: record.seed, abandoned }, { letters }),
  };
}

/** A race of a campaign as it was played. */
export function replayRace(
  standing: CampaignState,
  { way, record }: Pick<CampaignRace, 'way' | 'record'>,
  { parts, number }: Omit<Adding, 'letters'>,
): Read<{ readonly rules: SoloRules; readonly history: History<Race> }> {
  const read = readSolo(record.options);
  if (!read.ok) return refuseFile('campaign.options', { race: number, option: read.fault.option });
  const due = optionsFor(standing, choiceOf(way, read.options));
  // A rival who is weaker or stronger than he had become is another campaign's; boards may have been released since.
  const { data } = read.options;
  if (!due.ok || JSON.stringify({ ...due.options, data }) !== JSON.stringify(read.options))
    return refuseFile('campaign.otherRival', { race: number });
  const rules = makeSoloFrom(read.options, parts(read.options));
  const again = replay<Race>(rules, STREAMS, record);
  if (!again.ok)
    return refuseFile('campaign.race', { race: number, reason: again.refusal.reason, ...again.refusal.with });
  return { ok: true, value: { rules, history: again.value } };
}
