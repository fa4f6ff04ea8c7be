import type { ReadableRules, Rules, StateFields } from '@race/kernel';
import type { Answers } from './answers.ts';
import type { Board } from './board/board.ts';
import type { Card } from './cards/card.ts';
import type { CrewId } from './crew/crews.ts';
import type { RaceOptions } from './options.ts';
import type { Seams } from './seams.ts';
import type { Race } from './state.ts';
import type { TileData } from './tiles/data.ts';

/** The race as it is played at one table: everything that its options decide. */
export interface RaceRules extends Rules<Race> {
  readonly options: RaceOptions;
  readonly board: Board;
  readonly cards: readonly Card[];
  readonly tiles: readonly TileData[];
  readonly crews: readonly CrewId[];
  /** What the modules in play do, one list a seam; all of them empty without modules. */
  readonly seams: Seams;
  readonly answers: Answers;
  /** What a race at this table consists of. */
  readonly fields: StateFields<Race>;
  readonly cardIndex: ReadonlyMap<string, number>;
  readonly tileIndex: ReadonlyMap<string, number>;
  /** Cards by what they can do, so that no rule names one. */
  readonly pouring: readonly number[];
  readonly shielding: readonly number[];
  readonly guiding: readonly number[];
  readonly ferrying: readonly number[];
  readonly fitting: readonly number[];
}

/** The race that also takes up positions from outside. */
export type ReadableRace = RaceRules & ReadableRules<Race>;

export function cardOf(rules: RaceRules, index: number): Card {
  const card = rules.cards[index];
  if (card === undefined) throw new Error(`no card ${index}`);
  return card;
}

export function cardIndex(rules: RaceRules, id: string): number {
  const index = rules.cardIndex.get(id);
  if (index === undefined) throw new Error(`no card is called ${id}`);
  return index;
}

export function tileOf(rules: Pick<RaceRules, 'tiles'>, index: number): TileData {
  const tile = rules.tiles[index];
  if (tile === undefined) throw new Error(`no tile ${index}`);
  return tile;
}

export function tileIndex(rules: RaceRules, id: string): number {
  const index = rules.tileIndex.get(id);
  if (index === undefined) throw new Error(`no tile is called ${id}`);
  return index;
}
