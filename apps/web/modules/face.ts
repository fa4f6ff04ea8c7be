// What a module can show: the one seam between the page and the modules. The page's core names none of them.
import type { MapView, Sight } from '@race/atlas';
import type { RaceEvent, RacePublic, Verb } from '@race/great-race';
import type { Seams } from '@race/great-race/seams.ts';
import type { Seat } from '@race/kernel';
import type { ComponentType } from 'preact';
import type { Hole } from '../race/decide/arrange.ts';
import type { SoundsOf } from '../sound/sounds.ts';

/** A layer of the map: in map units, over tiles and cities. */
export interface MapLayer {
  readonly view: MapView;
  /** How much signs grow against the map. */
  readonly letters: number;
}

/** A drawing, and how much of it is seen. */
export interface Plate {
  readonly viewBox: string;
  readonly svg: string;
}

export interface ModuleFace {
  readonly name: string;
  /** The body of its picture, on a square of 512. */
  readonly icon: string;

  /** Its board: what stands on it, and what can be done there. */
  readonly Board?: ComponentType;
  /** In a word or a number on the badge of its board. */
  readonly glance?: () => string;
  /** Questions that are answered on its board, by the kind of their frame: then it lies open. */
  readonly asks?: readonly string[];
  /** Where its other answers are given: in which hole of the bar, or on its board. */
  readonly stands?: { readonly [V in Verb]?: Hole | 'board' };
  /** Beside the sentence of the bar while something is asked that it has to do with. */
  readonly Beside?: ComponentType;
  /** What a drive over these spaces will meet that no price tells; without spaces, any drive from where the crew stands. */
  readonly meets?: (spaces: readonly number[]) => string | undefined;
  /** The tile its question is about, by its identifier. */
  readonly tileAsked?: () => string | undefined;

  /** On a crew's dashboard. */
  readonly Mark?: ComponentType<{ readonly seat: Seat }>;
  readonly Layer?: ComponentType<MapLayer>;
  /** Aboard a crew's half-track, which faces right, its wheels at 0; it drives with it. */
  readonly cargo?: (seat: Seat) => string;
  /** What a tile of its own carries, drawn on a radius of 50; undefined for another's. */
  readonly tileMark?: (mark: string, sight: Sight) => string | undefined;
  /** The pictures on its cards, on a square of 512. */
  readonly figures?: { readonly [card: string]: string };
  /** Pictures of its pieces for the book of rules, by rule. */
  readonly plates?: { readonly [rule: string]: Plate };

  /** What is heard of its events. */
  readonly sounds?: SoundsOf;
  /** How much its events weigh against the others. */
  readonly weights?: { readonly [K in RaceEvent['key']]?: number };
  /** What the page must know to tell prices. */
  readonly toll?: Seams['tolls'][number];
  readonly rebate?: Seams['rebates'][number];
  /** Who gets one more card at the bivouac, when all have taken theirs. */
  readonly alsoTakes?: Seams['alsoTakes'][number];

  /** When it is first explained, and the rule that says more. */
  readonly note: { readonly rule: string; matters(publicState: RacePublic): boolean };
}
