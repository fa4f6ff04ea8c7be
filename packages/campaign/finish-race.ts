import type { Race } from '@race/great-race';
import type { Powers } from '@race/great-race/modules/solo/options.ts';
import { TARGETS } from '@race/great-race/modules/solo/rene/cards.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { soloIn } from '@race/great-race/modules/solo/slot.ts';
import { STREAMS } from '@race/great-race/state.ts';
import { type History, type Seed, streams } from '@race/kernel';
import { learn, type Swap } from './deck.ts';
import { missionsOf } from './missions/index.ts';
import { type RaceSummary, summarizeRace } from './missions/race-summary.ts';
import type { CampaignMode, CampaignState } from './state.ts';

/** A race that is over, or was given up. */
export interface RaceRun {
  readonly way: CampaignMode;
  readonly rules: SoloRules;
  readonly history: History<Race>;
  readonly seed: Seed;
  /** Given up: lost, whatever the position. */
  readonly abandoned: boolean;
}

/** What a race changed for those to come. */
export interface Changes {
  readonly won: boolean;
  readonly summary: RaceSummary;
  readonly swaps: readonly Swap[];
  readonly powers: Powers;
  readonly stamps: readonly string[];
}

/** Far from the streams that the race itself takes from its seed. */
const LEARNING = 'learning';

/** What a campaign stands at after a race, and what that race changed. */
export function finishRace(
  before: CampaignState,
  run: RaceRun,
  { letters }: { readonly letters: boolean },
): { readonly standing: CampaignState; readonly changes: Changes } {
  const { way, rules, history, seed, abandoned } = run;
  const summary = summarizeRace(history, rules);
  const won = summary.won && !abandoned;
  const dice = streams([...STREAMS, LEARNING], seed).learning;
  const races = before.races + 1;
  // PASS-01: alone there is nobody who could learn.
  const learning =
    way === 'alone' ? { deck: before.deck, swaps: [] } : learn(before.deck, { won, letters, dice });
  const powers = way === 'legendary' ? powersAfter(history) : before.powers;
  const stamps = abandoned ? [] : newStamps(before, { way, summary, rules });
  const { board } = rules.solo;
  const page = { ...before.passport[way][board], ...Object.fromEntries(stamps.map((id) => [id, races])) };
  return {
    standing: {
      deck: learning.deck,
      powers,
      // SOLO-24: the loser of the last race is first.
      first: way === 'alone' ? before.first : won,
      passport: { ...before.passport, [way]: { ...before.passport[way], [board]: page } },
      races,
    },
    changes: { won, summary, swaps: learning.swaps, powers, stamps },
  };
}

/** LEGACY-01: for the rest of the campaign. */
function powersAfter({ state }: History<Race>): Powers {
  const { powers } = soloIn(state.public);
  const [blue = 0, green = 0, red = 0, yellow = 0] = TARGETS.map((_, nth) => powers[nth]);
  return { blue, green, red, yellow };
}

/** PASS-01, PASS-02: missions fulfilled for the first time in this way. */
function newStamps(
  { passport }: CampaignState,
  {
    way,
    summary,
    rules,
  }: { readonly way: CampaignMode; readonly summary: RaceSummary; readonly rules: SoloRules },
): string[] {
  const { board } = rules.solo;
  const page = passport[way][board];
  return missionsOf(board).flatMap(({ id, isFulfilled }) =>
    page[id] === undefined && isFulfilled(summary) ? [id] : [],
  );
}
