// What the page asks of a thread that runs races; it answers with their tally.
import type { House } from '@race/balance/house.ts';
import type { BotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';

/** So many races at a table, counted from the first of them. */
export interface Heat {
  readonly options: RaceOptions;
  readonly house: House;
  readonly bot: BotName;
  readonly seed: number;
  readonly first: number;
  readonly races: number;
}
