import {
  positionOf,
  type Read,
  type Rules,
  type SavedPosition,
  type Seat,
  type State,
  type Types,
} from '@race/kernel';
import { refuseFile } from '@race/kernel/refuse.ts';
import * as v from 'valibot';
import { type GameFormat, readPlayers } from './format.ts';
import type { LocalPlayer, TablePlan } from './table.ts';

/** A position as a file or a link: the options of its table, who plays on from it, and nothing that led to it. */
interface PositionFile<T extends Types, B extends string> {
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly players: readonly LocalPlayer<B>[];
  readonly position: SavedPosition<T>;
}

/** Many times the largest position. Longer texts are refused unread. */
export const LONGEST_POSITION = 100_000;

/** The position as a seat knows it, with all it does not know left out; as a whole for null. */
export function writePosition<T extends Types, B extends string>(
  rules: Rules<T>,
  state: State<T>,
  { seat, players, options }: { seat: Seat | null; players: readonly LocalPlayer<B>[]; options: unknown },
): string {
  const { game, version } = rules;
  const position = positionOf(rules, state, seat);
  return JSON.stringify({ game, version, options, players, position } satisfies PositionFile<T, B>);
}

const CLAIM = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ position: v.unknown(), entries: v.optional(v.never()) }),
);
const FILE = v.pipe(
  v.string(),
  v.maxLength(LONGEST_POSITION),
  v.parseJson(),
  v.looseObject({
    game: v.string(),
    version: v.number(),
    options: v.optional(v.unknown()),
    players: v.optional(v.unknown()),
    position: v.optional(v.unknown(), null),
  }),
);

/** Whether a text claims to be a position. Other files are records; one of a race that began at a position has entries too. */
export const isPositionFile = (text: string): boolean => v.is(CLAIM, text);

type PositionPlan<O, B extends string> = Pick<TablePlan<O, B>, 'options' | 'players' | 'position'> & {
  readonly version: number;
};

/** Reads everything but the position itself, for which rules are needed. TABLE-02. */
export function readPositionFile<O, B extends string>(
  text: string,
  format: GameFormat<O, B>,
): Read<PositionPlan<O, B>> {
  const file = v.safeParse(FILE, text);
  if (!file.success) return refuseFile('position.notAPosition');
  const { game, version, position, ...from } = file.output;
  if (game !== format.game) return refuseFile('record.otherGame', { game: game.slice(0, 20) });
  const read = format.readOptions(from.options);
  if (!read.ok) return refuseFile('record.options', { option: read.fault.option });
  const players = readPlayers(from.players, read.options, format);
  if (players === null) return refuseFile('record.players');
  return { ok: true, value: { options: read.options, players, position, version } };
}
