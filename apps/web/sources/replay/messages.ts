// The messages between the page and the replay worker: small, plain, and free of rules.
import type { Answer, Race, RaceEvent, RaceOptions, Standing } from '@race/great-race';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Fork, Read, Refusal, Seat, SeatView, State, Step } from '@race/kernel';
import type { DriveRoute, LocalPlayer } from '@race/local';
import type { ReplayData } from '@race/protocol';
import type { Leaving, NoteAct, Notebook } from '@race/study/notebook.ts';
import type { RaceFacts } from '../race-messages.ts';

/** Where a race comes from: a recorded file of this site, a file or a link of the reader, or a server. */
export type ReplaySource =
  | { readonly from: 'address'; readonly address: string }
  /** A race, a position, or a notebook with one of them. */
  | { readonly from: 'text'; readonly text: string }
  /** What a seat saw of an online race. */
  | { readonly from: 'server'; readonly replay: ReplayData };

/** Whose view of a race is shown: a seat's, everybody's, or everything with nothing hidden. */
export type Viewpoint = Seat | 'everybody' | 'open';

/** The replay worker holds one race at a time. */
export interface ReplayWorker {
  open(source: ReplaySource): Promise<Read<OpenedReplay>>;
  /** The same race from another viewpoint. */
  see(viewpoint: Viewpoint): ReplayIndex;
  /** The table at a moment, and the moments that the page does not have yet. */
  look(wanted: { readonly at: number; readonly known: number }): SeenMoment;
  /** Where a new race would begin that is forked from a moment, for the person who takes a seat in it; null where none can. */
  fork(wanted: { readonly at: number; readonly seat: Seat }): Branch | null;
  /** The position of a moment as a file, for the person who would take a seat in it; null where there is none. */
  position(wanted: { readonly at: number; readonly seat: Seat }): string | null;
  /** The race as a file, once it is over; null where there is none. */
  file(nothing: null): string | null;
  /** What is decided at a moment, or after an act of the notebook; null where that may not be looked at. */
  study(wanted: StudyPlace): StudyMoment | null;
  /** The act that gives these answers there; null where none of them is possible. */
  act(wanted: WantedAct): NoteAct | null;
  /** What strong crews do next there: one of them, or all until the eyes have to decide. */
  replies(wanted: StudyPlace & { readonly isOne: boolean }): Promise<readonly NoteAct[]>;
  /** A notebook as a file or a link: all of it, or the line of its act alone; null where there is no position. */
  writeNotebook(wanted: StudyPlace & { readonly isLine: boolean }): string | null;
  /** The lines of a file or a link, as lines of the open race. */
  readNotebook(text: string): Read<Notebook>;
  /** What was told of each act. */
  tellNotebook(notebook: Notebook): readonly ToldAct[];
}

export interface OpenedReplay {
  readonly race: OpenedRace;
  readonly replayIndex: ReplayIndex;
  /** The lines that came with it. */
  readonly notebook: Notebook;
}

/** A moment of the race, or an act of the notebook. */
export interface StudyPlace {
  readonly at: number;
  readonly notebook: Notebook;
  readonly act: number | null;
}

export interface WantedAct extends StudyPlace {
  readonly by: Seat;
  readonly answers: readonly Answer[];
  /** The world that it is tried in, where it leaves the race, or is tried once more. */
  readonly world: number;
  readonly isAnew: boolean;
}

export interface ToldAct {
  readonly by: Seat;
  readonly answers: readonly Answer[];
  /** As its eyes heard it. */
  readonly events: readonly RaceEvent[];
  /** Whether chance had a say in it. */
  readonly hasLuck: boolean;
}

/** What is decided at a moment. */
export interface StudyMoment {
  /** Where a line from here leaves the race. */
  readonly leaving: Leaving;
  readonly scene: ReplayScene;
  readonly told: ToldAct | null;
  /** Who decides; null at the end. */
  readonly by: Seat | null;
  /** Null where the eyes do not know the cards of who decides. */
  readonly question: StudyQuestion | null;
}

/** An address that was cut short, or copied with something else. */
export const BAD_LINK: Refusal = { reason: 'study.badLink', rule: 'TABLE-02', with: {} };

/** Why a notebook takes no more acts. */
export const FULL: Refusal = { reason: 'study.full', rule: 'TABLE-02', with: {} };

/** What can be done, and from whose knowledge it is weighed: plain data, and nothing that those eyes do not know. */
export interface StudyQuestion {
  readonly options: RaceOptions;
  /** What one seat knows; with all cards open all of it, with made-up chance. */
  readonly known: SeatView<Race> | State<Race>;
  readonly seat: Seat;
  readonly ways: readonly StudyWay[];
  /** The place of the way that was taken in the race; null where it is not known. */
  readonly played: number | null;
}

export interface StudyWay {
  readonly answers: readonly Answer[];
  /** Its price, for a drive. */
  readonly route: DriveRoute | null;
}

export interface SeenMoment {
  readonly at: number;
  readonly scene: ReplayScene;
  readonly moments: readonly Step<Race>[];
}

/** A new race, forked from a moment of another one. */
export interface Branch {
  readonly options: RaceOptions;
  readonly players: readonly LocalPlayer[];
  readonly fork: Fork;
}

export interface OpenedRace extends RaceFacts {
  /** The allowed viewpoints: while the race runs, only those of the people at this device. */
  readonly viewpoints: readonly Viewpoint[];
  readonly isOver: boolean;
  /** Whether a new race can be forked from its moments. */
  readonly canFork: boolean;
  /** The people in it by seat; null for a bot, or if unknown. */
  readonly people: readonly (string | null)[];
  /** The events of the race it was forked from. */
  readonly before: readonly Step<Race>[];
  /** By what its notebook is known on this device; null where it has none. */
  readonly notebookName: string | null;
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

/** The most important first. */
export const MARKS = ['arrival', 'breakdown', 'lead', 'strike', 'city', 'danger'] as const;
export type MarkKind = (typeof MARKS)[number];

/** A moment that mattered, and to which crew. */
export interface ReplayMark {
  readonly at: number;
  readonly kind: MarkKind;
  readonly seat: Seat;
  /** The event behind it; null where it follows from the positions of the crews. */
  readonly event: RaceEvent | null;
}

/** The table as the viewpoint sees it. */
export interface ReplayScene extends Pick<SeatView<Race>, 'public'> {
  /** Once the race is over. */
  readonly standings: readonly Standing[] | null;
  /** Where René is going, in a race against him. */
  readonly intent?: Intent | null;
  /** The hands that the viewpoint sees besides what everybody knows, by seat. */
  readonly hands?: readonly (readonly number[] | null)[];
}
