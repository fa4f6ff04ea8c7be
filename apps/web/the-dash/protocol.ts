import type { DashBotName } from '@race/bots/dash/names.ts';
import type { Dash, DashAnswer, DashEvent, DashOptionFault, DashOptions, DashRules } from '@race/dash';
import type { Refusal, Seat, View } from '@race/kernel';
import type { GameTable, Player, TablePlan } from '@race/table';
import type { Loss } from '../device/keeping.ts';

export type DashPlayer = Player<DashBotName>;
export type DashPlan = TablePlan<DashOptions, DashBotName>;
export type DashTable = GameTable<Dash, DashRules, DashOptions, DashBotName>;

/** What the page asks of the worker. The page holds no rule and no secret of an absent player. */
export type DashWish =
  | { readonly do: 'list' }
  | { readonly do: 'set'; readonly options: DashOptions; readonly players: readonly DashPlayer[] }
  | { readonly do: 'open'; readonly table: string }
  /** The person at a seat has taken the device. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly line: number; readonly answer: DashAnswer }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'why'; readonly seat: Seat; readonly answer: DashAnswer }
  | { readonly do: 'drop'; readonly table: string };

/** A dash in the list of those kept on this device. */
export interface KeptDash {
  readonly table: string;
  readonly players: readonly DashPlayer[];
  readonly round: number;
  readonly over: boolean;
  readonly touched: number;
}

/** All that the page may know of a dash at this moment. */
export interface DashSight {
  readonly table: string;
  readonly options: DashOptions;
  readonly players: readonly DashPlayer[];
  /** How many lines the log has: an answer names it, so that two tabs cannot fork a dash. */
  readonly line: number;
  readonly view: View<Dash>;
  readonly answers: readonly DashAnswer[];
  readonly canUndo: boolean;
  /** The person who should take the device, while cards are chosen in secret. */
  readonly curtain: Seat | null;
  readonly over: boolean;
  /** What was told so far, and how much of it by the last answer. */
  readonly told: readonly DashEvent[];
  readonly news: number;
}

export type DashOutcome =
  | { readonly ok: true; readonly value: DashBrought }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: DashOptionFault };

export type DashBrought =
  | { readonly kind: 'list'; readonly tables: readonly KeptDash[] }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal | null }
  | { readonly kind: 'done' };

/** What the worker says by itself. */
export type DashSaid =
  | { readonly say: 'sight'; readonly sight: DashSight }
  /** Another tab went on with this dash; what is shown has been brought up to it. */
  | { readonly say: 'elsewhere' }
  /** Nothing can be kept on this device. */
  | { readonly say: 'forgetful'; readonly loss: Loss };
