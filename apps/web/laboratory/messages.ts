// What the page asks of a thread that runs races; it answers with their tally.
import type { TrialRules } from '@race/balance/house-rules.ts';
import type { BotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';

/** So many races at a table, counted from the first of them. */
export interface HeatRequest {
  readonly options: RaceOptions;
  readonly house: TrialRules;
  readonly bot: BotName;
  readonly seed: number;
  readonly first: number;
  readonly races: number;
}
