// The library of races saved on this device.
import type { JSX } from 'preact';
import type { RaceEntry } from '../device/protocol.ts';
import { lazy } from '../lazy.tsx';
import { named, say } from '../words/say.ts';
import { type Device, listRaces } from './device.ts';
import type { Library, SavedGame, SheetProps, TelegramWords } from './library.ts';
import { telegramText } from './race-words.ts';
import { peopleOf } from './saved-races.ts';

const RaceSheet = lazy(async () => (await import('./race-sheet.tsx')).RaceSheet, null);

export function raceLibrary(device: Device): Library {
  const library: Library = {
    device,
    list: async () => (await listRaces(device))?.map((saved) => savedRace(saved, library)) ?? null,
    takenWords: () => say('front.import.taken'),
    droppedWords: () => say('front.races.dropped'),
  };
  return library;
}

const savedRace = (saved: RaceEntry, library: Library): SavedGame => ({
  table: saved.table,
  over: saved.over,
  touched: saved.touched,
  library,
  to: { at: 'table', table: saved.table },
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
