// The messages between the page and the replay worker: small, plain, and free of rules.
import type {
  Answer,
  Card,
  Phase,
  RaceEvent,
  RaceOptions,
  RacePublic,
  Standing,
  TileData,
} from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Fork, Refusal, Seat } from '@race/kernel';
import type { LocalPlayer } from '@race/local';
import type { ReplayData } from '@race/protocol';

/** Where a race comes from: a recorded file of ours, the text of one from the reader's disk, or a server. */
export type ReplaySource =
  | { readonly from: 'address'; readonly address: string }
  | { readonly from: 'text'; readonly text: string }
  /** What a seat saw of a race over the network. */
  | { readonly from: 'server'; readonly replay: ReplayData };

/** Whose view of a race is shown: a seat's, everybody's, or everything with nothing hidden. */
export type Viewpoint = Seat | 'everybody' | 'open';

export type ToWorker =
  | { readonly do: 'open'; readonly id: number; readonly source: ReplaySource }
  /** The same race from another viewpoint. */
  | { readonly do: 'see'; readonly id: number; readonly viewpoint: Viewpoint }
  /** The table at a moment, and all that was told since the moments the page knows already. */
  | { readonly do: 'look'; readonly id: number; readonly at: number; readonly known: number }
  /** Where a new race would begin that goes on from a moment, for who takes a seat in it. */
  | { readonly do: 'fork'; readonly id: number; readonly at: number; readonly seat: Seat };

export type FromWorker =
  | {
      readonly type: 'opened';
      readonly id: number;
      readonly race: OpenedRace;
      readonly replayIndex: ReplayIndex;
    }
  | { readonly type: 'index'; readonly id: number; readonly replayIndex: ReplayIndex }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly type: 'forked'; readonly id: number; readonly branch: Branch }
  | {
      readonly type: 'seen';
      readonly id: number;
      readonly at: number;
      readonly scene: ReplayScene;
      readonly moments: readonly ShownMoment[];
    };

/** A new race that begins at a moment of another one. */
export interface Branch {
  readonly options: RaceOptions;
  readonly players: readonly LocalPlayer[];
  readonly fork: Fork;
}

/** What stays the same through a race. */
export interface RaceFacts {
  readonly options: RaceOptions;
  /** In a race against René, or against the calendar. */
  readonly solo?: SoloOptions;
  /** What it is there to teach. */
  readonly lesson?: string;
  readonly tiles: readonly TileData[];
  readonly cards: readonly CardFacts[];
}

export interface OpenedRace extends RaceFacts {
  /** The viewpoints it may be seen from: while it runs, only those of the people at this device. */
  readonly viewpoints: readonly Viewpoint[];
  readonly isOver: boolean;
  /** Whether a new race can begin at its moments. */
  readonly canFork: boolean;
  /** The people in it by seat; null for a bot, and where nobody knows. */
  readonly people: readonly (string | null)[];
  /** What was told in the race it was forked from. */
  readonly before: readonly ShownMoment[];
}

/** A race as a viewpoint sees it. */
export interface ReplayIndex {
  readonly viewpoint: Viewpoint;
  /** How many moments there are, and how many answers stood at each. */
  readonly moments: number;
  readonly lines: readonly number[];
  /** At which moments turns and phases begin. */
  readonly turns: readonly number[];
  readonly phases: readonly number[];
  readonly marks: readonly ReplayMark[];
}

/** The weightiest first. */
export const MARKS = ['arrival', 'breakdown', 'lead', 'strike', 'city', 'danger'] as const;
export type MarkKind = (typeof MARKS)[number];

/** A moment that mattered, and to which crew. */
export interface ReplayMark {
  readonly at: number;
  readonly kind: MarkKind;
  readonly seat: Seat;
  /** What told of it; null where that follows from how the crews stand. */
  readonly event: RaceEvent | null;
}

export type CardFacts = Pick<Card, 'id' | 'when' | 'danger' | 'fare' | 'shields'>;

/** Something one could see happen: an answer, and what it told. */
export interface ShownMoment {
  readonly turn: number;
  readonly phase: Phase;
  readonly events: readonly RaceEvent[];
  /** An answer that told nothing, where one may see it. */
  readonly given?: { readonly seat: Seat; readonly answer: Answer };
}

/** The table as one sees it. */
export interface ReplayScene {
  readonly public: RacePublic;
  /** Once the race is over. */
  readonly standings: readonly Standing[] | null;
  /** Where René is going, in a race against him. */
  readonly intent?: Intent | null;
  /** The hands one sees besides what everybody knows, by seat. */
  readonly hands?: readonly (readonly number[] | null)[];
}
