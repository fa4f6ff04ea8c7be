import type { Changes, Choice, Standing, Way } from '@race/campaign';
import type { Answer, OptionFault, Race, RaceEvent, RaceOptions, RacePublic } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Refusal, Seat, View } from '@race/kernel';
import type { Way as DriveWay, Means, Player } from '@race/table';
import type { CardFacts, RaceFacts } from '../worker/messages.ts';
import type { Loss } from './keeping.ts';

/** What the page asks of the worker. The page holds no rule, no state and no secret of an absent player. */
export type Wish =
  | { readonly do: 'list' }
  | { readonly do: 'set'; readonly options: RaceOptions; readonly players: readonly Player[] }
  | { readonly do: 'open'; readonly table: string }
  /** The person at a seat has taken the device: from now on the page may see what that seat knows. */
  | { readonly do: 'lift'; readonly seat: Seat }
  | { readonly do: 'answer'; readonly seat: Seat; readonly line: number; readonly answer: Answer }
  /** Several spaces in one gesture, the beginning of the drive included; stops where something is asked or revealed. */
  | { readonly do: 'drive'; readonly seat: Seat; readonly line: number; readonly spaces: readonly number[] }
  /** Takes the last answer back; or the one at a line of the told ones, with all that the seat answered since. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly from?: number }
  | { readonly do: 'why'; readonly seat: Seat; readonly answer: Answer }
  | { readonly do: 'save'; readonly table: string }
  | { readonly do: 'load'; readonly text: string }
  | { readonly do: 'drop'; readonly table: string }
  /** Every card there is, for the book of rules. */
  | { readonly do: 'cards' }
  | CampaignWish;

/** What is asked of the campaigns of this device. */
export type CampaignWish =
  | { readonly do: 'campaigns' }
  | { readonly do: 'campaign'; readonly campaign: string }
  /** The next race; the first one begins the campaign. */
  | {
      readonly do: 'race';
      readonly campaign: string | null;
      readonly name: string;
      readonly letters: boolean;
      readonly choice: Choice;
    }
  | { readonly do: 'abandon'; readonly campaign: string }
  | { readonly do: 'fork'; readonly campaign: string; readonly races: number; readonly name: string }
  | { readonly do: 'saveCampaign'; readonly campaign: string }
  | { readonly do: 'loadCampaign'; readonly text: string }
  | { readonly do: 'dropCampaign'; readonly campaign: string };

/** A campaign in the list of those kept on this device. */
export interface KeptCampaign {
  readonly campaign: string;
  readonly name: string;
  readonly letters: boolean;
  readonly races: number;
  /** The race that is being driven. */
  readonly underWay: string | null;
  readonly touched: number;
}

/** A campaign with all that followed from its races. */
export interface CampaignSight extends KeptCampaign {
  readonly standing: Standing;
  readonly past: readonly PastRace[];
}

export interface PastRace {
  readonly table: string;
  readonly way: Way;
  readonly options: SoloOptions;
  readonly abandoned: boolean;
  readonly turns: number;
  readonly changes: Pick<Changes, 'won' | 'swaps' | 'powers' | 'stamps'>;
}

export interface Asked<W = Wish> {
  readonly id: number;
  readonly wish: W;
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

/** What one answer that stands told, as the seat in front of the screen heard it. */
export interface Told {
  /** How many answers stand, this one included; 0 for what was told before the first. */
  readonly line: number;
  /** Who answered; null for nobody. */
  readonly seat: Seat | null;
  readonly events: readonly RaceEvent[];
}

/** An answer that was just given, and how things stand after it. */
export interface Beat extends Told {
  /** It was the answer of the person before the screen. */
  readonly isOwn: boolean;
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
  /** What a drive could use, when one is under way or could begin; and where it could go, easier ways first. */
  readonly means: Means | null;
  readonly ways: readonly DriveWay[];
  readonly canUndo: boolean;
  /** The lines that the person before the screen may take back one after the other, the last one first. TABLE-01. */
  readonly takeable: readonly number[];
  /** The person who should take the device, when it is not the one whose knowledge is shown. */
  readonly curtain: Seat | null;
  /** How many of the standing answers lie behind the information horizon. */
  readonly horizon: number;
  readonly over: boolean;
  /** Where René would go now, in a race against him. */
  readonly intent: Intent | null;
  /** The campaign this race belongs to. */
  readonly campaign: string | null;
  /** Who has yet to answer, as everybody knows; where people play apart. */
  readonly waitsFor?: readonly Seat[];
}

/** What a wish brought. */
export type Outcome =
  | { readonly ok: true; readonly value: Brought }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: OptionFault };

export type Brought =
  | { readonly kind: 'list'; readonly tables: readonly Kept[] }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'campaigns'; readonly campaigns: readonly KeptCampaign[] }
  | { readonly kind: 'campaign'; readonly campaign: CampaignSight }
  | { readonly kind: 'file'; readonly text: string; readonly name: string }
  | { readonly kind: 'refusal'; readonly refusal: Refusal | null }
  | { readonly kind: 'cards'; readonly cards: readonly CardFacts[] }
  | { readonly kind: 'done' };

/** What the worker says by itself, in this order: what happened, then how things stand. */
export type Said =
  | { readonly say: 'outcome'; readonly id: number; readonly outcome: Outcome }
  /** What stays the same through the race that was opened. */
  | { readonly say: 'facts'; readonly facts: RaceFacts }
  /** The whole log from the start, when a table is opened or another person takes the device. */
  | { readonly say: 'past'; readonly past: readonly Told[] }
  | { readonly say: 'beat'; readonly beat: Beat }
  | { readonly say: 'sight'; readonly sight: Sight }
  /** Another tab went on with this race; what is shown has been brought up to it. */
  | { readonly say: 'elsewhere' }
  /** Races cannot be kept on this device, or no longer: they live as long as the page. */
  | { readonly say: 'forgetful'; readonly loss: Loss };
