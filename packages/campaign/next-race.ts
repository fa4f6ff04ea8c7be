import type { CrewId } from '@race/great-race/crew/crews.ts';
import { type ReadSolo, readSolo, type SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { BoardId, Direction } from '@race/great-race/options.ts';
import type { CampaignMode, CampaignState } from './state.ts';

/** What the player chooses before a race. */
export interface RaceChoice {
  readonly way: CampaignMode;
  readonly board: BoardId;
  readonly towards: Direction;
  readonly crew: CrewId | null;
  readonly modules: readonly string[];
}

/** PASS-02: turns to arrive in, alone. The racer does so in about two races of three. */
const TURNS_ALONE: Record<BoardId, number> = { africa: 6, 'south-america': 6 };

/** The options of the next race; refused, with the rule, where one crew cannot play what was chosen. MIX-09. */
export function optionsFor(
  standing: CampaignState,
  { way, board, towards, crew, modules }: RaceChoice,
): ReadSolo {
  const race = { board, towards, crew, modules };
  if (way === 'alone') return readSolo({ ...race, rival: null, turns: TURNS_ALONE[board] });
  const { deck, powers, first } = standing;
  // PASS-01: prudent with the deck alone, legendary with deck and powers.
  const rival = way === 'legendary' ? { deck, powers, first, legacy: true } : { deck, first };
  return readSolo({ ...race, rival });
}

/** What was chosen, as far as the options of a race show it. */
export const choiceOf = (way: CampaignMode, { board, towards, crew, modules }: SoloOptions): RaceChoice => ({
  way,
  board,
  towards,
  crew,
  modules,
});
