import { isBotName } from '@race/bots/names.ts';
import { readOptions } from '@race/great-race/options.ts';
import {
  type GameRecord,
  type Origin,
  type Read,
  type Refusal,
  readRecord,
  record,
  replay,
} from '@race/kernel';
import type { DeviceTable, Player, TableParts, TablePlan } from './table.ts';

/** A table as one file: the record of its race, and who sat where. */
interface TableFile extends GameRecord {
  readonly players: readonly Player[];
}

/** A file whose plan is whole; its log is not yet looked at. */
interface ReadFile {
  readonly plan: TablePlan;
  readonly file: GameRecord;
}

export const LONGEST_NAME = 40;

export function writeTable(table: DeviceTable): string {
  const { plan, history } = table;
  const options = plan.solo?.options ?? plan.options;
  const file: TableFile = { ...record(history, { ...plan, options }), players: plan.players };
  return JSON.stringify(file);
}

/** What a file says was played, and by whom. TABLE-02. */
export function readTableFile(text: string): Read<ReadFile> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { value: file } = read;
  const options = readOptions(file.options);
  if (!options.ok) return refuse('record.options', { option: options.fault.option });
  const players = readPlayers('players' in file ? file.players : undefined, options.options.crews);
  if (players === null) return refuse('record.players', {});
  return {
    ok: true,
    value: { plan: { ...originOf(file), options: options.options, players, salt: file.salt }, file },
  };
}

/** The table of a file, every line replayed: what is not a whole, legal race is refused. TABLE-02. */
export function replayTable({ plan, file }: ReadFile, parts: TableParts): Read<DeviceTable> {
  const again = replay(parts.rules, parts.streams, file);
  return again.ok ? { ok: true, value: { plan, ...parts, history: again.value } } : again;
}

const originOf = ({ seed, fork }: GameRecord): Origin => (fork === undefined ? { seed } : { seed, fork });

/** The players of a table, as they come from outside: one for each crew. */
export function readPlayers(listed: unknown, crews: number): Player[] | null {
  if (!Array.isArray(listed) || listed.length !== crews) return null;
  const players: Player[] = [];
  for (const from of listed) {
    const player = readPlayer(from);
    if (player === null) return null;
    players.push(player);
  }
  return players;
}

function readPlayer(from: unknown): Player | null {
  if (typeof from !== 'object' || from === null || !('kind' in from)) return null;
  if (from.kind === 'bot')
    return 'bot' in from && typeof from.bot === 'string' && isBotName(from.bot)
      ? { kind: 'bot', bot: from.bot }
      : null;
  if (from.kind !== 'person' || !('name' in from) || typeof from.name !== 'string') return null;
  return from.name.length <= LONGEST_NAME ? { kind: 'person', name: from.name } : null;
}

const refuse = (reason: string, details: Refusal['with']): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: details },
});
