import type { RaceOptions } from '@race/great-race';
import type { PlayerResult } from '@race/local/player-results.ts';
import { mean } from './count.ts';

interface SavedRace {
  readonly table: string;
  readonly touched: number;
  readonly options: Pick<RaceOptions, 'board' | 'crews'>;
}

/** An account with the race it is of. */
export interface CountedRace extends PlayerResult {
  readonly table: string;
  readonly touched: number;
  readonly board: string;
  readonly crews: number;
  readonly won: boolean;
}

/** Only who arrived can win. BASE-END-07. */
export const countedRace = (account: PlayerResult, { table, touched, options }: SavedRace): CountedRace => ({
  ...account,
  table,
  touched,
  board: options.board,
  crews: options.crews,
  won: account.place === 1 && account.arrived,
});

/** Of those that arrived. */
export const meanPrestige = (all: readonly CountedRace[]): number | null =>
  mean(
    all.filter(({ arrived }) => arrived),
    ({ prestige }) => prestige,
  );
