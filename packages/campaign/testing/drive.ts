import { BOTS, seatChoice } from '@race/bots';
import type { Race } from '@race/great-race';
import { MODULES } from '@race/great-race/modules/all.ts';
import { raceOptionsOf, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import { makeSoloFrom, type SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { releasedData } from '@race/great-race/released/index.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { begin, fast, type History, isOver, record, streams, write } from '@race/kernel';
import type { Campaign, CampaignRace, Parts } from '../campaign.ts';
import { historyOf } from '../campaign.ts';
import { optionsFor, type RaceChoice } from '../next-race.ts';

export const PARTS: Parts = (options) => ({ data: releasedData(raceOptionsOf(options)), modules: MODULES });

const DEFAULT_CHOICE: RaceChoice = {
  way: 'prudent',
  board: 'africa',
  towards: 'south',
  crew: 'french',
  modules: [],
};

/** Lets the racer drive, for so many answers at most. */
function drive(options: SoloOptions, seed: number, most = Number.POSITIVE_INFINITY): History<Race> {
  const rules: SoloRules = makeSoloFrom(options, PARTS(options));
  let history = begin<Race>(rules, streams(STREAMS, seed));
  const chance = fast(seed, 99);
  while (!isOver(history.state) && history.entries.length < most) {
    const answer = seatChoice(rules, history.state, { bot: BOTS.racer, chance, seat: 0 });
    const written = write(history, { seat: 0, answer });
    if (!written.ok) throw new Error(written.refusal.reason);
    history = written.history;
  }
  return history;
}

/** The next race of a campaign, driven by the racer. */
export function nextRace(campaign: Campaign, seed: number, choice: Partial<RaceChoice> = {}): CampaignRace {
  const past = historyOf(campaign, PARTS);
  if (!past.ok) throw new Error(past.refusal.reason);
  const chosen = { ...DEFAULT_CHOICE, ...choice };
  const read = optionsFor(past.value.standing, chosen);
  if (!read.ok) throw new Error(`${read.fault.option}: ${read.fault.reason}`);
  const history = drive(read.options, seed);
  return {
    way: chosen.way,
    abandoned: false,
    record: record(history, { options: read.options, seed, salt: 'test' }),
  };
}
