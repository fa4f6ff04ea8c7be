import type { Answer, OptionFault, Race, RaceEvent, RaceOptions, RacePublic } from '@race/great-race';
import type { Refusal, Seat, View } from '@race/kernel';
import type { Player, Way } from '@race/table';
import type { RaceFacts } from '../worker/messages.ts';

/** What the page asks of the worker. The page holds no rule, no state and no secret of an absent player. */
export type Wish =
  | { readonly do: 'list' }
  | { readonly do: 'set'; readonly options: RaceOptions; readonly players: readonly Player[] }
  | { readonly do: 'open'; readonly table: string }
  /** The person at a seat has taken the device: from now on the page may see what that seat knows. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly line: number; readonly answer: Answer }
  /** Several spaces in one gesture; stops where something else is asked. */
  | { readonly do: 'drive'; readonly seat: Seat; readonly line: number; readonly spaces: readonly number[] }
  | { readonly do: 'undo'; readonly seat: Seat }
  | { readonly do: 'why'; readonly seat: Seat; readonly answer: Answer }
  | { readonly do: 'save'; readonly table: string }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'drop'; readonly table: string };

export interface Asked {
  readonly id: number;
  readonly wish: Wish;
}

/** One unfinished or finished race in the list of those kept on this device. */
export interface Kept {
  readonly table: string;
  readonly options: RaceOptions;
  readonly players: readonly Player[];
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
}

/** What one answer that stands brought about, as the seat in front of the screen heard it. */
export interface Beat {
  /** How many answers stand, this one included. */
  readonly line: number;
  /** It was the answer of the person before the screen. */
  readonly isOwn: boolean;
  readonly events: readonly RaceEvent[];
  readonly after: RacePublic;
}

/** All that the page may know of a table at this moment. */
export interface Sight {
  readonly table: string;
  readonly options: RaceOptions;
  readonly players: readonly Player[];
  /** How many lines the log has, undone ones included: an answer names it, so that two tabs cannot fork a race. */
  readonly line: number;
  readonly view: View<Race>;
  readonly answers: readonly Answer[];
  readonly ways: readonly Way[];
  readonly canUndo: boolean;
  /** The person who should take the device, when it is not the one whose knowledge is shown. */
  readonly curtain: Seat | null;
  /** How many of the standing answers lie behind the information horizon. */
  readonly horizon: number;
  readonly over: boolean;
}

/** What a wish brought. */
export type Outcome =
  | { readonly ok: true; readonly value: Brought }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: OptionFault };

export type Brought =
  | { readonly kind: 'list'; readonly tables: readonly Kept[] }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly text: string; readonly name: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal | null }
  | { readonly kind: 'done' };

/** What the worker says by itself, in this order: what happened, then how things stand. */
export type Said =
  | { readonly say: 'outcome'; readonly id: number; readonly outcome: Outcome }
  /** What stays the same through the race that was opened. */
  | { readonly say: 'facts'; readonly facts: RaceFacts }
  /** The whole log from the start, when a table is opened or another person takes the device. */
  | { readonly say: 'past'; readonly past: readonly Pick<Beat, 'line' | 'events'>[] }
  | { readonly say: 'beat'; readonly beat: Beat }
  | { readonly say: 'sight'; readonly sight: Sight }
  /** Another tab went on with this race; what is shown has been brought up to it. */
  | { readonly say: 'elsewhere' }
  /** Races cannot be kept on this device: they live as long as the page. */
  | { readonly say: 'forgetful' };
