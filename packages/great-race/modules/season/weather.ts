import { type Refusal, roll } from '@race/kernel';
import { lineOf } from '../../board/board.ts';
import { no } from '../../refusals.ts';
import type { ModuleSlot, Open } from '../../seams.ts';
import { slotIn, slotOf } from '../../slots.ts';
import { type Game, tell } from '../../state.ts';
import { FACES, type Level, SEASONS, WEATHER_IDS, WEATHERS, type WeatherId, yearOf } from './calendar.ts';

/** The season, January/February first, and the weather of the turn. */
export interface SeasonSlot {
  season: number;
  weather: WeatherId;
}

const FIRST_TURN = 1;

/** SEASON-02: before the first turn a die chooses the season. */
export function chooseSeason(g: Game): void {
  const slot = slotIn(g.public, 'season');
  slot.season = roll(g, 'dice', SEASONS);
  tell(g, { key: 'seasonChosen', season: slot.season });
}

/** SEASON-02, 03: a later turn moves the season on; then the first player rolls for the weather of the turn. */
export const rollWeather = (level: Level) => (g: Game) => {
  const slot = slotIn(g.public, 'season');
  if (g.public.turn > FIRST_TURN) slot.season = (slot.season + 1) % SEASONS;
  const face = roll(g, 'dice', FACES) + 1;
  slot.weather = yearOf(g.rules.options, level)[slot.season]?.[face] ?? 'fair';
  tell(g, { key: 'weatherRolled', season: slot.season, face, weather: slot.weather });
};

/** SEASON-04, 05: a storm closes the sea, not the air; a weather station does not open it (SEASON-01). */
export function closedSea(g: Open, line: number): Refusal | null {
  const { weather } = slotIn(g.public, 'season');
  if (!WEATHERS[weather].closesSea || lineOf(g.rules.board, line).kind !== 'sea') return null;
  return no('line.seaClosed', 'SEASON-04', { line });
}

export const slot: ModuleSlot = slotOf('season', {
  begin: () => ({ season: 0, weather: 'fair' }),
  fields: ({ whole, oneOf }) => ({ season: whole(0, SEASONS - 1), weather: oneOf(WEATHER_IDS) }),
  clone: (slot) => ({ ...slot }),
  isSound: (g, { weather }) => g.public.turn > 0 || weather === 'fair',
});
