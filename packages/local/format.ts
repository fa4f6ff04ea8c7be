import { type BotName, isBotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import type { LocalPlayer } from './table.ts';

/** How options and players of a game are read from files and requests. */
export interface GameFormat<O, B extends string> {
  readonly game: string;
  readOptions(
    from: unknown,
  ):
    | { readonly ok: true; readonly options: O }
    | { readonly ok: false; readonly fault: { readonly option: string; readonly reason: string } };
  seats(options: O): number;
  isBot(name: string): name is B;
}

export const RACE_FORMAT: GameFormat<RaceOptions, BotName> = {
  game: 'race',
  readOptions,
  seats: ({ crews }) => crews,
  isBot: isBotName,
};

export const LONGEST_NAME = 40;

/** The players of a table, from outside: one for each seat. */
export function readPlayers<O, B extends string>(
  listed: unknown,
  options: O,
  format: GameFormat<O, B>,
): LocalPlayer<B>[] | null {
  if (!Array.isArray(listed) || listed.length !== format.seats(options)) return null;
  const players: LocalPlayer<B>[] = [];
  for (const from of listed) {
    const player = readPlayer(from, format);
    if (player === null) return null;
    players.push(player);
  }
  return players;
}

function readPlayer<O, B extends string>(from: unknown, { isBot }: GameFormat<O, B>): LocalPlayer<B> | null {
  if (typeof from !== 'object' || from === null || !('kind' in from)) return null;
  if (from.kind === 'bot')
    return 'bot' in from && typeof from.bot === 'string' && isBot(from.bot)
      ? { kind: 'bot', bot: from.bot }
      : null;
  if (from.kind !== 'person' || !('name' in from) || typeof from.name !== 'string') return null;
  return from.name.length <= LONGEST_NAME ? { kind: 'person', name: from.name } : null;
}
