import { type BotName, isBotName } from '@race/bots/names.ts';
import type { RaceOptions } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import {
  type GameRecord,
  originOf,
  type Read,
  type Refusal,
  type Rules,
  readRecord,
  record,
  replay,
  type Types,
} from '@race/kernel';
import type { GameParts, GameTable, LocalPlayer, TablePlan } from './table.ts';

/** A table as one file: the record of its game, and who sat where. */
interface TableFile<B extends string> extends GameRecord {
  readonly players: readonly LocalPlayer<B>[];
  readonly lesson?: string;
}

/** A file whose plan is whole; its log is not yet looked at. */
interface ReadFile<O, B extends string> {
  readonly plan: TablePlan<O, B>;
  readonly file: GameRecord;
}

/** How a game reads what comes from outside: options, and who may sit at its table. */
export interface GameDoor<O, B extends string> {
  readonly game: string;
  readOptions(
    from: unknown,
  ):
    | { readonly ok: true; readonly options: O }
    | { readonly ok: false; readonly fault: { readonly option: string; readonly reason: string } };
  seats(options: O): number;
  isBot(name: string): name is B;
}

export const RACE_DOOR: GameDoor<RaceOptions, BotName> = {
  game: 'race',
  readOptions,
  seats: ({ crews }) => crews,
  isBot: isBotName,
};

export const LONGEST_NAME = 40;

export function writeTable<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): string {
  const { plan, history } = table;
  const options = plan.solo?.options ?? plan.options;
  const file: TableFile<B> = {
    ...record<T>(history, { ...plan, options }),
    players: plan.players,
    ...lessonIn(plan),
  };
  return JSON.stringify(file);
}

/** What a file says was played, and by whom. TABLE-02. */
export function readTableFile<O, B extends string>(text: string, door: GameDoor<O, B>): Read<ReadFile<O, B>> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { value: file } = read;
  if (file.game !== door.game) return refuse('record.otherGame', { game: file.game });
  const options = door.readOptions(file.options);
  if (!options.ok) return refuse('record.options', { option: options.fault.option });
  const players = readPlayers('players' in file ? file.players : undefined, options.options, door);
  if (players === null) return refuse('record.players', {});
  return {
    ok: true,
    value: {
      plan: { ...originOf(file), options: options.options, players, salt: file.salt, ...lessonIn(file) },
      file,
    },
  };
}

/** The table of a file, every line replayed: what is not a whole, legal game is refused. TABLE-02. */
export function replayTable<T extends Types, R extends Rules<T>, O, B extends string>(
  { plan, file }: ReadFile<O, B>,
  parts: GameParts<T, R, B>,
): Read<GameTable<T, R, O, B>> {
  const again = replay<T>(parts.rules, parts.streams, file);
  return again.ok ? { ok: true, value: { plan, ...parts, history: again.value } } : again;
}

/** What a race teaches; a name that is none is nobody's lesson. */
const lessonIn = (from: object): { lesson?: string } =>
  'lesson' in from && typeof from.lesson === 'string' && LESSON.test(from.lesson)
    ? { lesson: from.lesson }
    : {};

const LESSON = /^[a-z-]{1,24}$/;

/** The players of a table, as they come from outside: one for each seat. */
export function readPlayers<O, B extends string>(
  listed: unknown,
  options: O,
  door: GameDoor<O, B>,
): LocalPlayer<B>[] | null {
  if (!Array.isArray(listed) || listed.length !== door.seats(options)) return null;
  const players: LocalPlayer<B>[] = [];
  for (const from of listed) {
    const player = readPlayer(from, door);
    if (player === null) return null;
    players.push(player);
  }
  return players;
}

function readPlayer<O, B extends string>(from: unknown, { isBot }: GameDoor<O, B>): LocalPlayer<B> | null {
  if (typeof from !== 'object' || from === null || !('kind' in from)) return null;
  if (from.kind === 'bot')
    return 'bot' in from && typeof from.bot === 'string' && isBot(from.bot)
      ? { kind: 'bot', bot: from.bot }
      : null;
  if (from.kind !== 'person' || !('name' in from) || typeof from.name !== 'string') return null;
  return from.name.length <= LONGEST_NAME ? { kind: 'person', name: from.name } : null;
}

const refuse = (reason: string, details: Refusal['with']): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: details },
});
