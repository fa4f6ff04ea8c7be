import { type DashBotName, isDashBotName } from '@race/bots/dash/names.ts';
import { type DashOptions, readDashOptions } from '@race/dash/options.ts';
import type { GameDoor } from '@race/local/file.ts';

/** How the Dash reads what comes from outside. */
export const DASH_FILE_ADAPTER: GameDoor<DashOptions, DashBotName> = {
  game: 'dash',
  readOptions: readDashOptions,
  seats: ({ players }) => players,
  isBot: isDashBotName,
};
