import type { BotName } from '@race/bots/names.ts';
import type { CampaignMode, CampaignState, Changes, RaceChoice } from '@race/campaign';
import type { Answer, Race, RaceOptions } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Fork, Refusal, Seat, Types, View } from '@race/kernel';
import type { DriveRoute as DriveWay, Fare, LocalPlayer, Means } from '@race/local';
import type { PlayerResult } from '@race/local/player-results.ts';
import type { CardFacts, RaceFacts } from '../replay/engine/messages.ts';
import type { Loss } from './storage-fallback.ts';

/** What the page asks of a game's worker. The page holds no rule, no state and no secret of an absent player. */
export type GameRequest<O, A, B extends string> =
  | { readonly do: 'list' }
  /** A new game, from its start or from a moment of another one. */
  | {
      readonly do: 'set';
      readonly options: O;
      readonly players: readonly LocalPlayer<B>[];
      readonly fork?: Fork;
    }
  | { readonly do: 'open'; readonly table: string }
  /** The person at a seat has taken the device: from now on the page may see what that seat knows. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly line: number; readonly answer: A }
  /** Takes the last answer back; or the one at a line, with all that the seat answered since. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly from?: number }
  | { readonly do: 'why'; readonly seat: Seat; readonly answer: A }
  | { readonly do: 'save'; readonly table: string }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'drop'; readonly table: string };

/** The same of a race. */
export type DeviceRequest = GameRequest<RaceOptions, Answer, BotName> | RaceRequest;

/** What only a race is asked. */
export type RaceRequest = DriveRequest | CardsRequest | AccountRequest | RecapRequest | CampaignRequest;

/** What people have to show of a race that is over. */
type AccountRequest = { readonly do: 'account'; readonly table: string };

/** The steps after a line, once more, for the person who has the device. */
type RecapRequest = { readonly do: 'recap'; readonly after: number };

/** Every card there is, for the book of rules. */
type CardsRequest = { readonly do: 'cards' };

/** Several spaces in one gesture, the beginning of the drive included; stops where something is asked or revealed. */
export type DriveRequest = {
  readonly do: 'drive';
  readonly seat: Seat;
  readonly line: number;
  readonly spaces: readonly number[];
  /** By a line, with so many transport cards; over land where it says nothing. */
  readonly by: Pick<Fare, 'line' | 'cards'> | null;
};

/** What is asked of the campaigns of this device. */
export type CampaignRequest =
  | { readonly do: 'campaigns' }
  | { readonly do: 'campaign'; readonly campaign: string }
  /** The next race; the first one begins the campaign. */
  | {
      readonly do: 'race';
      readonly campaign: string | null;
      readonly name: string;
      readonly letters: boolean;
      readonly choice: RaceChoice;
    }
  | { readonly do: 'abandon'; readonly campaign: string }
  | { readonly do: 'fork'; readonly campaign: string; readonly races: number; readonly name: string }
  | { readonly do: 'saveCampaign'; readonly campaign: string }
  | { readonly do: 'loadCampaign'; readonly text: string }
  | { readonly do: 'dropCampaign'; readonly campaign: string };

/** A campaign in the list of those kept on this device. */
export interface CampaignEntry {
  readonly campaign: string;
  readonly name: string;
  readonly letters: boolean;
  readonly races: number;
  /** The race that is being driven. */
  readonly underWay: string | null;
  readonly touched: number;
}

/** A campaign with all that followed from its races. */
export interface CampaignView extends CampaignEntry {
  readonly standing: CampaignState;
  readonly past: readonly PastRace[];
}

export interface PastRace {
  readonly table: string;
  readonly way: CampaignMode;
  readonly options: SoloOptions;
  readonly abandoned: boolean;
  readonly turns: number;
  readonly changes: Pick<Changes, 'won' | 'swaps' | 'powers' | 'stamps'>;
}

export interface RequestMessage<W = DeviceRequest> {
  readonly id: number;
  readonly request: W;
}

/** One unfinished or finished game in the list of those kept on this device. */
export interface GameEntry<O, B extends string> {
  readonly table: string;
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  /** Its turn, or its round. */
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
  /** What it is there to teach. */
  readonly lesson?: string;
  /** It began at a moment of another one. */
  readonly isForked: boolean;
}

export type RaceEntry = GameEntry<RaceOptions, BotName>;

/** An answer that stands, with its events as the seat in front of the screen saw them. */
export interface TableStep<T extends Types = Race> {
  /** How many answers stand, this one included; 0 for what was told before the first. */
  readonly line: number;
  /** Who answered; null for nobody. */
  readonly seat: Seat | null;
  readonly events: readonly T['event'][];
}

/** A step that was just taken, and the public state after it. */
export interface NewStep<T extends Types = Race> extends TableStep<T> {
  /** It was the answer of the person before the screen. */
  readonly isOwn: boolean;
  readonly after: T['public'];
}

/** Steps to be shown once more. */
export interface Recap {
  /** The public state before the first of them. */
  readonly before: Race['public'];
  readonly steps: readonly NewStep[];
}

/** All that the page may know of any game's table at this moment. */
export interface SeatView<T extends Types, O, B extends string> {
  readonly table: string;
  readonly options: O;
  readonly players: readonly LocalPlayer<B>[];
  /** How many lines the log has, undone ones included: an answer names it, so that two tabs cannot fork a game. */
  readonly line: number;
  readonly view: View<T>;
  readonly answers: readonly T['answer'][];
  readonly canUndo: boolean;
  /** The lines that the person before the screen may take back one after the other, the last one first. TABLE-01. */
  readonly takeable: readonly number[];
  /** The person who should take the device, when it is not the one whose knowledge is shown. */
  readonly curtain: Seat | null;
  /** How many of the standing answers lie behind the information horizon. */
  readonly horizon: number;
  readonly over: boolean;
  /** Who has yet to answer, as everybody knows; where people play apart. */
  readonly waitsFor?: readonly Seat[];
}

/** What a race shows besides. */
export interface RaceSeatView extends SeatView<Race, RaceOptions, BotName> {
  /** What a drive could use, when one is under way or could begin; and where it could go, easier ways first. */
  readonly means: Means | null;
  readonly ways: readonly DriveWay[];
  /** Where René would go now, in a race against him. */
  readonly intent: Intent | null;
  /** The campaign this race belongs to. */
  readonly campaign: string | null;
}

/** The result of a request. */
export type GameOutcome<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: { readonly option: string; readonly reason: string } };

export type DeviceOutcome = GameOutcome<DeviceResult>;

export type GameResult<O, B extends string> =
  | { readonly kind: 'list'; readonly tables: readonly GameEntry<O, B>[] }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'file'; readonly text: string; readonly name: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal | null }
  | { readonly kind: 'done' };

export type DeviceResult =
  | GameResult<RaceOptions, BotName>
  | { readonly kind: 'cards'; readonly cards: readonly CardFacts[] }
  | { readonly kind: 'recap'; readonly recap: Recap | null }
  | { readonly kind: 'account'; readonly accounts: readonly PlayerResult[] }
  | { readonly kind: 'campaigns'; readonly campaigns: readonly CampaignEntry[] }
  | { readonly kind: 'campaign'; readonly campaign: CampaignView };

/** What a game's worker says by itself, in this order: what happened, then how things stand. */
export type GameMessage<T extends Types, S, F> =
  /** What stays the same through the game that was opened. */
  | { readonly type: 'facts'; readonly facts: F }
  /** The whole log from the start, when a table is opened or another person takes the device. */
  | {
      readonly type: 'past';
      readonly past: readonly TableStep<T>[];
      /** What was told in the game this one was forked from, line by line. */
      readonly before?: readonly (readonly T['event'][])[];
    }
  | { readonly type: 'step'; readonly step: NewStep<T> }
  | { readonly type: 'view'; readonly seatView: S }
  /** Another tab continued this game; what is shown has caught up with it. */
  | { readonly type: 'elsewhere' }
  | StorageLostMessage;

/** Games cannot be saved on this device, or no longer: they last as long as the page. */
export interface StorageLostMessage {
  readonly type: 'storageLost';
  readonly loss: Loss;
}

export type DeviceMessage = GameMessage<Race, RaceSeatView, RaceFacts> | OutcomeMessage<DeviceOutcome>;

/** The outcome of a request, among the messages of a worker. */
export interface OutcomeMessage<O> {
  readonly type: 'outcome';
  readonly id: number;
  readonly outcome: O;
}
