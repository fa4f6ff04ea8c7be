// The dashes kept on this device, as any games are shown.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import type { Library, SavedGame, SheetProps, TelegramWords } from '../front/library.ts';
import { request } from './game.ts';
import type { DashEntry } from './protocol.ts';
import { DashSheet, progressOf } from './saved-game-sheet.tsx';
import { loadDashTexts, say, words } from './words.ts';

export const dashLibrary: Library = {
  device: { request },
  async list() {
    const outcome = await request({ do: 'list' });
    return outcome.ok && outcome.value.kind === 'list' ? outcome.value.tables.map(savedDash) : null;
  },
  takenWords: () => say('dash.page.taken'),
  droppedWords: () => say('dash.page.dropped'),
};

/** The library, once its texts are loaded. */
export async function loadLibrary(): Promise<Library> {
  await loadDashTexts();
  return dashLibrary;
}

const savedDash = (saved: DashEntry): SavedGame => ({
  table: saved.table,
  over: saved.over,
  touched: saved.touched,
  library: dashLibrary,
  to: { at: 'dash', table: saved.table, isReplay: false },
  telegram: () => telegramOf(saved),
  sheet: (props: SheetProps): JSX.Element => <DashSheet saved={saved} {...props} />,
});

function telegramOf(saved: DashEntry): TelegramWords {
  const people = saved.players.flatMap((player) => (player.kind === 'person' ? [player.name] : []));
  return {
    progress: progressOf(saved),
    title: say(people.length > 1 ? 'front.telegram.several' : 'dash.page.telegram'),
    text:
      people.length > 1
        ? say('dash.page.telegramSeveral', { names: listOf(words(), people) })
        : say('dash.page.telegramOne', { rivals: saved.players.length - people.length }),
    short: say('dash.page.telegramShort', { round: Math.max(saved.turn, 1) }),
  };
}
