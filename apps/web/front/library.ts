// Games saved on this device, whatever game they are, as the front page and the list of them show them.
import type { JSX } from 'preact';
import type { Go, Route } from '../router/router.ts';
import type { GameDevice } from './device.ts';

/** The games of one kind that are saved on this device; `libraries.ts` lists the kinds. */
export interface Library {
  readonly device: GameDevice;
  /** Null when nobody answers. */
  list(): Promise<readonly SavedGame[] | null>;
  /** That one was taken in from a file, and that one was deleted. */
  takenWords(): string;
  droppedWords(): string;
}

export interface SavedGame {
  readonly table: string;
  readonly over: boolean;
  readonly touched: number;
  readonly library: Library;
  /** Where it is gone on with. */
  readonly to: Route;
  telegram(): TelegramWords;
  /** Its sheet in the list of all. */
  sheet(props: SheetProps): JSX.Element;
}

/** What the telegram says of a game that waits. */
export interface TelegramWords {
  /** How far it has come. */
  readonly progress: string;
  readonly title: string;
  readonly text: string;
  /** The same where there is room for a few words alone. */
  readonly short: string;
}

export interface SheetProps {
  /** The one to go on with: its button is the amber one. */
  readonly isNext: boolean;
  readonly go: Go;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

interface Touched {
  readonly table: string;
  readonly over: boolean;
  readonly touched: number;
}

/** The last one touched first. */
const latestFirst = <X extends Touched>(games: readonly X[]): X[] =>
  games.toSorted((a, b) => b.touched - a.touched || (a.table < b.table ? -1 : 1));

export const unfinished = <X extends Touched>(games: readonly X[]): X[] =>
  latestFirst(games).filter(({ over }) => !over);
export const finished = <X extends Touched>(games: readonly X[]): X[] =>
  latestFirst(games).filter(({ over }) => over);
