// What a module can show: the one seam between the page and the modules. The core of the page names no module.
import type { MapView, Sight } from '@race/atlas';
import type { RaceEvent, RacePublic, Verb } from '@race/great-race';
import type { Seams } from '@race/great-race/seams.ts';
import type { Seat } from '@race/kernel';
import type { ComponentType } from 'preact';
import type { TableModel } from './table.ts';

/** A layer of the map: in map units, over tiles and cities. */
export interface MapLayer {
  readonly view: MapView;
  /** How much signs grow compared with the map. */
  readonly letters: number;
}

/** A drawing and its view box. */
export interface Plate {
  readonly viewBox: string;
  readonly svg: string;
}

/** Where a button is in the bar. Buttons that end something are beside Undo. */
export type Hole = 'main' | 'second' | 'end' | 'more';

/** Where a module wants the button of an answer; undefined where it does not care. */
export type AnswerStand = (verb: Verb) => Hole | 'board' | undefined;

export type Sound =
  | 'motor'
  | 'tile'
  | 'card'
  | 'dice'
  | 'tools'
  | 'bell'
  | 'bells'
  | 'call'
  | 'mug'
  | 'telegraph'
  | 'blow'
  | 'latch'
  | 'page'
  | 'coin'
  | 'stamp'
  | 'band'
  | 'tick'
  | 'tock'
  | 'late';
/** The sound of each event. */
export type SoundsOf = { readonly [K in RaceEvent['key']]?: Sound };

export interface ModuleFace {
  readonly name: string;
  /** The content of its picture, on a square of 512. */
  readonly icon: string;

  /** Its board: its pieces, and what can be done there. */
  readonly Board?: ComponentType;
  /** A word or a number on the badge of its board. */
  readonly glance?: () => string;
  /** Questions that are answered on its board, by the kind of their frame. The board is then open. */
  readonly asks?: readonly string[];
  /** Where its other answers are given: in which part of the bar, or on its board. */
  readonly stands?: { readonly [V in Verb]?: Hole | 'board' };
  /** Shown beside the sentence of the bar while a question concerns it. */
  readonly Beside?: ComponentType;
  /** What a drive over these spaces meets beyond its price; without spaces, any drive from where the crew is. */
  readonly meets?: (spaces: readonly number[]) => string | undefined;
  /** The tile its question is about, by its identifier. */
  readonly tileAsked?: () => string | undefined;

  /** Shown on a crew's dashboard. */
  readonly Mark?: ComponentType<{ readonly seat: Seat }>;
  readonly Layer?: ComponentType<MapLayer>;
  /** What a crew's half-track carries: drawn facing right, with its wheels at 0. */
  readonly cargo?: (seat: Seat) => string;
  /** What one of its own tiles carries, drawn on a radius of 50; undefined for other tiles. */
  readonly tileMark?: (mark: string, sight: Sight) => string | undefined;
  /** The pictures on its cards, on a square of 512. */
  readonly figures?: { readonly [card: string]: string };
  /** Pictures of its pieces for the rulebook, by rule. */
  readonly plates?: { readonly [rule: string]: Plate };

  /** The sounds of its events. */
  readonly sounds?: SoundsOf;
  /** The weights of its events for headlines. */
  readonly weights?: { readonly [K in RaceEvent['key']]?: number };
  /** What the page needs to compute prices. */
  readonly toll?: Seams['tolls'][number];
  readonly rebate?: Seams['rebates'][number];
  /** Who gets one more card at the bivouac, when all have taken theirs. */
  readonly alsoTakes?: Seams['alsoTakes'][number];

  /** When it is first explained, and the rule with the details. */
  readonly note: { readonly rule: string; matters(publicState: RacePublic): boolean };
}

/** Each table has its own faces. */
export type MakeFace = (table: TableModel) => ModuleFace;
