// Messages between the page and the host of a race: those of any game, and drives, recaps and campaigns.
import type { BotName } from '@race/bots/names.ts';
import type { CampaignMode, CampaignState, Changes, RaceChoice, RaceSummary } from '@race/campaign';
import type { Answer, Card, Race, RaceOptions, TileData } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { DrivenWay } from '@race/great-race/ways-driven.ts';
import type { Seat } from '@race/kernel';
import type { DriveRoute as DriveWay, Fare, Means } from '@race/local';
import type { PlayerResult } from '@race/local/player-results.ts';
import type {
  GameEntry,
  GameMessage,
  GameOutcome,
  GameRequest,
  GameResult,
  GameSeatView,
  NewStep,
} from './messages.ts';

export type DeviceRequest = GameRequest<RaceOptions, Answer, BotName> | RaceRequest;

/** Requests that only a race has. */
export type RaceRequest =
  | DriveRequest
  | CardsRequest
  | ResultsRequest
  | SummaryRequest
  | RecapRequest
  | CampaignRequest;

/** The results of the people in a finished race. */
type ResultsRequest = { readonly do: 'results'; readonly table: string };

/** What everybody at the table knows of a saved race: where the crews drove, and how they stand. */
type SummaryRequest = { readonly do: 'summary'; readonly table: string };

/** The steps after a line, for the person at the screen. */
type RecapRequest = { readonly do: 'recap'; readonly after: number };

/** All cards, for the rulebook. */
type CardsRequest = { readonly do: 'cards' };

/** A drive over several spaces, including its beginning. It stops where something is asked or revealed. */
export type DriveRequest = {
  readonly do: 'drive';
  readonly seat: Seat;
  readonly line: number;
  readonly spaces: readonly number[];
  /** By a sea or air line, with so many transport cards; over land if it is missing. */
  readonly by: Pick<Fare, 'line' | 'cards'> | null;
};

/** Requests about the campaigns of this device. */
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

/** A saved campaign in the list of this device. */
export interface CampaignEntry {
  readonly campaign: string;
  readonly name: string;
  readonly letters: boolean;
  readonly races: number;
  /** The race that is being driven. */
  readonly underWay: string | null;
  readonly touched: number;
}

/** A campaign with the results of its races. */
export interface CampaignView extends CampaignEntry {
  readonly standing: CampaignState;
  readonly past: readonly PastRace[];
  /** The race under way. */
  readonly now: RaceNow | null;
}

/** A race of a campaign that goes on, as far as its player knows it. */
export interface RaceNow {
  readonly way: CampaignMode;
  readonly options: SoloOptions;
  readonly summary: RaceSummary;
  /** By how many levels the player leads; below nought, René does. Null without him. */
  readonly lead: number | null;
}

export interface PastRace {
  readonly table: string;
  readonly way: CampaignMode;
  readonly options: SoloOptions;
  readonly abandoned: boolean;
  readonly turns: number;
  readonly changes: Pick<Changes, 'won' | 'swaps' | 'powers' | 'stamps'>;
}

export type RaceEntry = GameEntry<RaceOptions, BotName>;

/** A saved race in short. */
export interface RaceInShort {
  /** By seat. */
  readonly ways: readonly DrivenWay[];
  /** The best first, as things stand now. */
  readonly standings: readonly SummaryLine[];
}

export interface SummaryLine {
  readonly seat: Seat;
  readonly crew: string;
  readonly arrived: boolean;
  readonly prestige: number;
  readonly level: number;
}

/** Steps to be shown again. */
export interface Recap {
  /** The public state before the first of them. */
  readonly before: Race['public'];
  readonly steps: readonly NewStep[];
}

/** What only the view of a race has. */
export interface RaceSeatView extends GameSeatView<Race, RaceOptions, BotName> {
  /** What a drive may use, if one is under way or could begin, and the routes it could take, easiest first. */
  readonly means: Means | null;
  readonly ways: readonly DriveWay[];
  /** Where René is going, in a race against him. */
  readonly intent: Intent | null;
  /** The campaign this race belongs to. */
  readonly campaign: string | null;
}

export type DeviceOutcome = GameOutcome<DeviceResult>;

export type DeviceResult =
  | GameResult<RaceOptions, BotName>
  | { readonly kind: 'cards'; readonly cards: readonly CardFacts[] }
  | { readonly kind: 'recap'; readonly recap: Recap | null }
  | { readonly kind: 'results'; readonly results: readonly PlayerResult[] }
  | { readonly kind: 'summary'; readonly summary: RaceInShort | null }
  | { readonly kind: 'campaigns'; readonly campaigns: readonly CampaignEntry[] }
  | { readonly kind: 'campaign'; readonly campaign: CampaignView };

export type DeviceMessage = GameMessage<Race, RaceSeatView, RaceFacts>;

/** What stays the same through a race. */
export interface RaceFacts {
  readonly options: RaceOptions;
  /** In a race against René, or against the calendar. */
  readonly solo?: SoloOptions;
  /** The lesson it teaches. */
  readonly lesson?: string;
  readonly tiles: readonly TileData[];
  readonly cards: readonly CardFacts[];
}

export type CardFacts = Pick<Card, 'id' | 'when' | 'picture' | 'danger' | 'fare' | 'pours' | 'shields'>;

/** The facts of a card, without its functions. */
export const cardFacts = ({ id, when, picture, danger, fare, pours, shields }: CardFacts): CardFacts => ({
  id,
  when,
  picture,
  danger,
  fare,
  pours,
  shields,
});

/** The race that has a helper. */
export const TUTORIAL = 'tutorial';

/** A position to practise, not a race. */
export const isExercise = ({ lesson }: Pick<RaceEntry, 'lesson'>): boolean =>
  lesson !== undefined && lesson !== TUTORIAL;

/** How many people play in a saved race. */
export const peopleOf = ({ players }: RaceEntry): number =>
  players.filter(({ kind }) => kind === 'person').length;

/** The crew of a seat; empty where the crews are chosen in play. */
export const crewOf = ({ options }: RaceEntry, seat: number): string => options.vehicles?.[seat] ?? '';
