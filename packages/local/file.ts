import {
  type GameRecord,
  originOf,
  type Read,
  type Rules,
  readRecord,
  record,
  replay,
  type Types,
} from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import { type GameFormat, readPlayers } from './format.ts';
import type { GameParts, GameTable, LocalPlayer, TablePlan } from './table.ts';

/** A table as a file: the record of its game, and its players. */
interface TableFile<B extends string> extends GameRecord {
  readonly players: readonly LocalPlayer<B>[];
  readonly lesson?: string;
}

/** A file with a valid plan; its log is not checked yet. */
interface ReadFile<O, B extends string> {
  readonly plan: TablePlan<O, B>;
  readonly file: GameRecord;
}

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

/** Reads a file: its plan and its log. TABLE-02. */
export function readTableFile<O, B extends string>(
  text: string,
  format: GameFormat<O, B>,
): Read<ReadFile<O, B>> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { value: file } = read;
  if (file.game !== format.game) return refuseFile('record.otherGame', { game: file.game });
  const options = format.readOptions(file.options);
  if (!options.ok) return refuseFile('record.options', { option: options.fault.option });
  const players = readPlayers('players' in file ? file.players : undefined, options.options, format);
  if (players === null) return refuseFile('record.players', {});
  return {
    ok: true,
    value: {
      plan: { ...originOf(file), options: options.options, players, salt: file.salt, ...lessonIn(file) },
      file,
    },
  };
}

/** The table of a file, with every line replayed; refuses anything but a complete, legal game. TABLE-02. */
export function replayTable<T extends Types, R extends Rules<T>, O, B extends string>(
  { plan, file }: ReadFile<O, B>,
  parts: GameParts<T, R, B>,
): Read<GameTable<T, R, O, B>> {
  const again = replay<T>(parts.rules, parts.streams, file);
  return again.ok ? { ok: true, value: { plan, ...parts, history: again.value } } : again;
}

/** The lesson of a race; none for an invalid name. */
const lessonIn = (from: object): { lesson?: string } =>
  'lesson' in from && typeof from.lesson === 'string' && LESSON.test(from.lesson)
    ? { lesson: from.lesson }
    : {};

const LESSON = /^[a-z-]{1,24}$/;
