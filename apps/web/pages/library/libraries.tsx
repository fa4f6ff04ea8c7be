// The libraries of saved games on this device, one for each game. Other games than the race are fetched if any are saved.

import type { BoardId } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadDash, loadLibrary } from '../../shell/chunks.ts';
import type { Go, Route } from '../../shell/router/router.ts';
import { named, say } from '../../shell/words/say.ts';
import { type Device, type GameDevice, listRaces, summaryOf } from '../../sources/device/client.ts';
import { peopleOf, type RaceEntry, type RaceInShort } from '../../sources/race-messages.ts';
import { telegramText } from '../set-up/race-words.ts';

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

/** The games besides the race. */
export type OtherGame = 'dash';

interface OtherLibrary {
  readonly game: OtherGame;
  /** The database in which its worker saves them. */
  readonly store: string;
  load(): Promise<Library>;
}

export const OTHER_LIBRARIES: readonly OtherLibrary[] = [
  {
    game: 'dash',
    store: 'the-dash',
    load: async () => (await loadDash()).dashLibrary,
  },
];

/** All games saved on this device; null when the worker that stores the races does not answer. */
export async function listSaved(device: Device): Promise<readonly SavedGame[] | null> {
  const lists = (await savedLibraries()).map(async ({ load }) => (await load()).list());
  const [races, ...others] = await Promise.all([raceLibrary(device).list(), ...lists]);
  return races == null ? null : [...races, ...others.flatMap((games) => games ?? [])];
}

/** Libraries that hold any game. */
export async function savedLibraries(): Promise<readonly OtherLibrary[]> {
  const stores = await storeNames();
  return OTHER_LIBRARIES.filter(({ store }) => stores.includes(store));
}

/** None where the browser does not let the page store anything. */
async function storeNames(): Promise<(string | undefined)[]> {
  try {
    return (await indexedDB.databases()).map(({ name }) => name);
  } catch {
    return [];
  }
}

const RaceSheet = lazy(async () => (await loadLibrary()).RaceSheet, null);

/** The races saved on this device. */
export function raceLibrary(device: Device): Library {
  const library: Library = {
    device,
    list: async () => (await listRaces(device))?.map((saved) => savedRace(saved, library, device)) ?? null,
    takenWords: () => say('library.import.taken'),
    droppedWords: () => say('library.dropped'),
  };
  return library;
}

const savedRace = (saved: RaceEntry, library: Library, device: Device): SavedGame => ({
  table: saved.table,
  over: saved.over,
  touched: saved.touched,
  library,
  to: { at: 'table', table: saved.table },
  own: (seat) => saved.players[seat]?.kind === 'person',
  board: saved.options.board,
  isShared: peopleOf(saved) > 1,
  summarize: () => summaryOf(device, saved.table),
  telegram: () => telegramOf(saved),
  sheet: (props: SheetProps): JSX.Element => <RaceSheet saved={saved} {...props} />,
});

function telegramOf(saved: RaceEntry): TelegramWords {
  const { turn, options } = saved;
  return {
    progress: say('front.telegram.turn', { turn }),
    title: say(peopleOf(saved) > 1 ? 'front.telegram.several' : 'front.telegram.one'),
    text: telegramText(saved),
    short:
      saved.lesson === undefined
        ? say('front.telegram.short', { board: named('board', options.board), turn })
        : say('front.lesson'),
  };
}
