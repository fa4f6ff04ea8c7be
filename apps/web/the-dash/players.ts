import { isDashBotName } from '@race/bots/dash/names.ts';
import { LONGEST_NAME } from '@race/table/file.ts';
import type { DashPlayer } from './protocol.ts';

/** The players of a dash, as they come from outside: one for each seat. */
export function readDashPlayers(listed: unknown, seats: number): DashPlayer[] | null {
  if (!Array.isArray(listed) || listed.length !== seats) return null;
  const players = listed.map(readPlayer).filter((player) => player !== null);
  return players.length === seats ? players : null;
}

function readPlayer(from: unknown): DashPlayer | null {
  if (typeof from !== 'object' || from === null || !('kind' in from)) return null;
  if (from.kind === 'bot')
    return 'bot' in from && typeof from.bot === 'string' && isDashBotName(from.bot)
      ? { kind: 'bot', bot: from.bot }
      : null;
  if (from.kind !== 'person' || !('name' in from) || typeof from.name !== 'string') return null;
  return from.name.length <= LONGEST_NAME ? { kind: 'person', name: from.name } : null;
}
