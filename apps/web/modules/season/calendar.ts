// Reading the calendar of a table.
import { splitChoice } from '@race/great-race/module.ts';
import type { Level, WeatherId, Year } from '@race/great-race/modules/season/calendar.ts';

/** The year this table plays, by its choices. */
export function levelOf(choices: readonly string[]): Level {
  const choice = choices.map(splitChoice).find(({ name }) => name === 'season');
  return choice?.variant === 'hard' ? 'hard' : 'normal';
}

/** Fair on any face that a season does not list. SEASON-03. */
export const weatherOn = (year: Year, season: number, face: number): WeatherId =>
  year[season]?.[face] ?? 'fair';
