// The games that can be played online, and the face each of them has on these pages. Faces are fetched when they are first shown.

import { type Signal, signal } from '@preact/signals';
import type { LiveNews, ReplayData, TableNews } from '@race/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import { save, savedOption } from '../../shell/base/local-storage.ts';
import { loadDashOnline, loadRaceOnline } from '../../shell/chunks.ts';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';

interface Listed {
  name(): string;
  load(): Promise<GameFace>;
}

const LISTED = {
  race: {
    name: () => say('names.game'),
    load: async () => (await loadRaceOnline()).raceFace,
  },
  dash: {
    name: () => say('front.way.dash'),
    load: async () => (await loadDashOnline()).dashFace,
  },
} as const satisfies { readonly [game: string]: Listed };

export type OnlineGameId = keyof typeof LISTED;
export const GAME_IDS = ['race', 'dash'] as const satisfies readonly OnlineGameId[];

export const gameName = (game: OnlineGameId): string => LISTED[game].name();

const STORAGE_KEY = 'friends-game';
/** The game that was last chosen to be played with friends. */
export const defaultGame = (): OnlineGameId => savedOption(STORAGE_KEY, GAME_IDS) ?? 'race';
export const chooseGame = (game: OnlineGameId): void => save(STORAGE_KEY, game);

const isListed = (game: string): game is OnlineGameId => Object.hasOwn(LISTED, game);

const faces = new Map<OnlineGameId, Signal<GameFace | null>>();

/** The face of a game; null while it is being fetched, and for a game this page does not have. */
export function faceOf(game: string): GameFace | null {
  if (!isListed(game)) return null;
  const known = faces.get(game);
  if (known !== undefined) return known.value;
  const face = signal<GameFace | null>(null);
  faces.set(game, face);
  void fetchFace(game).then((loaded) => {
    face.value = loaded;
  });
  return face.value;
}

/** The face of a game, once it has been fetched. */
export const fetchFace = (game: OnlineGameId): Promise<GameFace> => LISTED[game].load();

/** A table whose race has not begun. */
export type PlannedTable = Pick<TableNews, 'options' | 'seats' | 'you'>;

/** A table to be opened: its game's options, and for whom each seat is. */
interface RequestedTable {
  readonly options: object;
  readonly seats: readonly string[];
}

/** What is chosen before a table is opened. */
export interface SetUp {
  readonly asked: RequestedTable;
  /** The sections of the page where it is chosen. */
  readonly parts: ComponentChildren;
  /** What is seldom changed, and how it stands. */
  readonly rest: ComponentChildren;
  readonly restWords: readonly { readonly name: string; readonly words: string }[];
}

/** Texts about a table that name its game. */
export interface TableWords {
  begin(): string;
  /** Who starts the game, for everybody else. */
  host(): string;
  again(): string;
  over(): string;
  /** The certificate: the button that checks it, and the result. */
  check(): string;
  good(counted: { readonly plans: number; readonly answers: number }): string;
  bad(): string;
}

/** A replay: the whole game with its log, or the states that one seat saw. */
export type ServerSource =
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'server'; readonly replay: ReplayData };

export interface GameFace {
  readonly words: TableWords;
  /** A hook: what was chosen last, or what a table has. */
  useSetUp(table?: PlannedTable): SetUp;
  /** A table in the list: its name, and its options in words. */
  title(options: object): string;
  about(options: object): string;
  /** What matchmaking offers; `title` gives the name of a board. */
  readonly rated: { readonly boards: readonly string[]; readonly crews: readonly number[] };
  /** The crew or character of a seat. */
  seatWords(options: object, seat: number): string;
  readonly SeatPicture: ComponentType<{ options: object; seat: number }>;
  /** The disc of a crew that is known; null for a game without them. */
  readonly Disc: ComponentType<{ crew: string }> | null;
  /** The crew of a seat, if it was chosen beforehand; empty otherwise. */
  crewAt(options: object, seat: number): string;
  /** What it is played on, and where everybody is. */
  readonly Picture: ComponentType<{ options: object; live: LiveNews | null }>;
  /** What is played besides the plain game. */
  readonly More: ComponentType<{ options: object }>;
  /** "turn 4" */
  turnWords(turn: number): string;
  botWords(bot: string): string;
  /** Whether the table itself says who is awaited and who is a spectator. */
  readonly saysWhoIsAwaited: boolean;
  /** Whether its table shows the clock of the decision itself. */
  readonly hasFuse: boolean;
  /** The table once it has begun. */
  readonly Table: ComponentType<{ news: TableNews; go: Go }>;
  /** Its replay; the table is null for a bug report. */
  readonly Replay: ComponentType<{ source: ServerSource; table: string | null; go: Go }>;
}
