// Requests of a race that few pages make; their code is fetched with the first one.
import '../../shell/base/trusted.ts';
import { type Race, standings } from '@race/great-race';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { readOptions } from '@race/great-race/options.ts';
import { waysDriven } from '@race/great-race/ways-driven.ts';
import { type Seat, seenBy, step } from '@race/kernel';
import type { DeviceTable, TableParts, TablePlan } from '@race/local';
import { makeThinker } from '../thinking/thinker.ts';

export { playerResults } from '@race/local/player-results.ts';

import type { NewStep } from '../messages.ts';
import { type CardFacts, cardFacts, type RaceInShort, type Recap } from '../race-messages.ts';

/** Every card of a race with all modules. */
export async function allCards(partsFor: (plan: TablePlan) => Promise<TableParts>): Promise<CardFacts[]> {
  const read = readOptions({ modules: CATALOGUE.map(({ name }) => name) });
  if (!read.ok) throw new Error(read.fault.option);
  const { rules } = await partsFor({ options: read.options, players: [], seed: [0], salt: '' });
  return rules.cards.map(cardFacts);
}

/** A race that began in the middle of another is drawn from there. */
export function summaryOf({ history }: DeviceTable): RaceInShort {
  const { first, opening, standing, state } = history;
  const { crews } = state.public;
  const ways = waysDriven({
    lines: [opening, ...standing],
    crews: crews.map(({ id }) => id ?? ''),
    start: 0,
  });
  return {
    ways: ways.map((way, seat) => ({ ...way, from: first.public.crews[seat]?.at ?? way.from })),
    standings: standings(state.public).map(({ seat, place, prestige }) => ({
      seat,
      crew: crews[seat]?.id ?? '',
      arrived: place > 0,
      prestige,
      level: crews[seat]?.level ?? 0,
    })),
  };
}

/** The steps after a line as one seat saw them, each with the state after it. Null where there are none. */
export function recapSince({ rules, history }: DeviceTable, seat: Seat, after: number): Recap | null {
  const { standing } = history;
  if (!Number.isInteger(after) || after < 0 || after >= standing.length) return null;
  let state = history.first;
  let before = state.public;
  const steps: NewStep[] = [];
  for (const [at, past] of standing.entries()) {
    if (at === after) before = state.public;
    const stepped = step<Race>(rules, state, past.seat, past.answer);
    if (!stepped.ok) return null;
    state = stepped.state;
    if (at < after) continue;
    steps.push({ line: at + 1, ...seenBy<Race>(past, seat), isOwn: false, after: state.public });
  }
  return { before, steps };
}

export { makeCampaigns } from './campaigns.ts';
/** Slow bots think in a worker of this worker, which needs the policy for addresses of scripts. */
export const thinker = makeThinker();
