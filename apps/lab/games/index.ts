import { UsageFault } from '../cli/fault.ts';
import { dash } from './dash.ts';
import { type Door, door } from './game.ts';
import { race } from './race.ts';
import { solo } from './solo.ts';

/** The games the laboratory knows. */
const GAMES = { race: door(race), dash: door(dash), solo: door(solo) } as const satisfies {
  readonly [id: string]: Door;
};

export type LabGameId = keyof typeof GAMES;
export const GAME_IDS = ['race', 'dash', 'solo'] as const satisfies readonly LabGameId[];

export function gameOf(id: string): Door {
  const known = GAME_IDS.find((one) => one === id);
  if (known === undefined) throw new UsageFault(`there is no game “${id}”: ${GAME_IDS.join(', ')}`);
  return GAMES[known];
}
