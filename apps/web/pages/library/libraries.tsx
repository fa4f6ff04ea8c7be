// The libraries of saved games on this device, one for each game. Other games than the race are fetched if any are saved.

import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadDash, loadLibrary } from '../../shell/chunks.ts';
import { named, say } from '../../shell/words/say.ts';
import { type Device, listRaces, summaryOf } from '../../sources/device/client.ts';
import { peopleOf, type RaceEntry } from '../../sources/race-messages.ts';
import { telegramText } from '../set-up/race-words.ts';
import type { Library, SavedGame, SheetProps, TelegramWords } from './library.ts';

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
