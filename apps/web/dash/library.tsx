// The dashes kept on this device, as any games are shown.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import type { KeptGame, SheetProps, Shelf, TelegramWords } from '../front/library.ts';
import { wish } from './game.ts';
import type { KeptDash } from './protocol.ts';
import { DashSheet, progressOf } from './saved-game-sheet.tsx';
import { learnDash, say, words } from './words.ts';

export const dashShelf: Shelf = {
  keeper: { wish },
  async list() {
    const outcome = await wish({ do: 'list' });
    return outcome.ok && outcome.value.kind === 'list' ? outcome.value.tables.map(keptDash) : null;
  },
  takenWords: () => say('dash.page.taken'),
  droppedWords: () => say('dash.page.dropped'),
};

/** The shelf, once it can speak. */
export async function loadShelf(): Promise<Shelf> {
  await learnDash();
  return dashShelf;
}

const keptDash = (kept: KeptDash): KeptGame => ({
  table: kept.table,
  over: kept.over,
  touched: kept.touched,
  shelf: dashShelf,
  to: { at: 'dash', table: kept.table, isFilm: false },
  telegram: () => telegramOf(kept),
  sheet: (props: SheetProps): JSX.Element => <DashSheet kept={kept} {...props} />,
});

function telegramOf(kept: KeptDash): TelegramWords {
  const people = kept.players.flatMap((player) => (player.kind === 'person' ? [player.name] : []));
  return {
    progress: progressOf(kept),
    title: say(people.length > 1 ? 'front.telegram.several' : 'dash.page.telegram'),
    text:
      people.length > 1
        ? say('dash.page.telegramSeveral', { names: listOf(words(), people) })
        : say('dash.page.telegramOne', { rivals: kept.players.length - people.length }),
    short: say('dash.page.telegramShort', { round: Math.max(kept.turn, 1) }),
  };
}
