// Saved games of this device, of any kind, as the front page and their list show them.
import type { BoardId } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import type { Go, Route } from '../../shell/router/router.ts';
import type { GameDevice } from '../../sources/device/client.ts';
import type { RaceInShort } from '../../sources/race-messages.ts';

/** The games of one kind that are saved on this device; `libraries.tsx` lists the kinds. */
export interface Library {
  readonly device: GameDevice;
  /** Null when the worker does not answer. */
  list(): Promise<readonly SavedGame[] | null>;
  /** Says that a game was imported, and that one was deleted. */
  takenWords(): string;
  droppedWords(): string;
}

export interface SavedGame {
  readonly table: string;
  readonly over: boolean;
  readonly touched: number;
  readonly library: Library;
  /** Where it is continued. */
  readonly to: Route;
  /** Whether a person of this device has that seat. */
  readonly own?: (seat: number) => boolean;
  /** The board it is raced on. */
  readonly board?: BoardId;
  /** Several people play it at this device. */
  readonly isShared?: boolean;
  /** Where the crews drove and how they stand, where that can be told. */
  readonly summarize?: () => Promise<RaceInShort | null>;
  telegram(): TelegramWords;
  /** Its sheet in the list of all. */
  sheet(props: SheetProps): JSX.Element;
}

/** What the telegram says of an unfinished game. */
export interface TelegramWords {
  /** How far it has come. */
  readonly progress: string;
  readonly title: string;
  readonly text: string;
  /** A few words, for small screens. */
  readonly short: string;
}

export interface SheetProps {
  /** The game to continue next: its ticket is wide, and its button amber. */
  readonly isNext: boolean;
  /** Undefined until it is known. */
  readonly summary: RaceInShort | null | undefined;
  readonly go: Go;
  readonly onSave: () => void;
  readonly onLink: () => void;
  readonly onDrop: () => void;
}

interface Touched {
  readonly table: string;
  readonly over: boolean;
  readonly touched: number;
}

/** Sorted by the last change, the latest first. */
const latestFirst = <X extends Touched>(games: readonly X[]): X[] =>
  games.toSorted((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1));

export const unfinished = <X extends Touched>(games: readonly X[]): X[] =>
  latestFirst(games).filter(({ over }) => !over);
export const finished = <X extends Touched>(games: readonly X[]): X[] =>
  latestFirst(games).filter(({ over }) => over);
