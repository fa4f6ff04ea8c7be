// The races kept on this device, as any games are shown.
import type { JSX } from 'preact';
import type { Kept } from '../device/protocol.ts';
import { lazy } from '../lazy.tsx';
import { named, say } from '../words/say.ts';
import { type Device, listRaces } from './device.ts';
import type { KeptGame, SheetProps, Shelf, TelegramWords } from './library.ts';
import { telegramText } from './race-words.ts';
import { peopleOf } from './saved-races.ts';

const RaceSheet = lazy(async () => (await import('./race-sheet.tsx')).RaceSheet, null);

export function raceShelf(device: Device): Shelf {
  const shelf: Shelf = {
    keeper: device,
    list: async () => (await listRaces(device))?.map((kept) => keptRace(kept, shelf)) ?? null,
    takenWords: () => say('front.import.taken'),
    droppedWords: () => say('front.races.dropped'),
  };
  return shelf;
}

const keptRace = (kept: Kept, shelf: Shelf): KeptGame => ({
  table: kept.table,
  over: kept.over,
  touched: kept.touched,
  shelf,
  to: { at: 'table', table: kept.table },
  telegram: () => telegramOf(kept),
  sheet: (props: SheetProps): JSX.Element => <RaceSheet kept={kept} {...props} />,
});

function telegramOf(kept: Kept): TelegramWords {
  const { turn, options } = kept;
  return {
    progress: say('front.telegram.turn', { turn }),
    title: say(peopleOf(kept) > 1 ? 'front.telegram.several' : 'front.telegram.one'),
    text: telegramText(kept),
    short:
      kept.lesson === undefined
        ? say('front.telegram.short', { board: named('board', options.board), turn })
        : say('front.lesson'),
  };
}
