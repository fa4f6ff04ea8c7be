// The dashes saved on this device, as the list of all saved games shows them.
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { DashFigure } from '../../games/dash/art.tsx';
import { say, sitterWords, words } from '../../games/dash/words.ts';
import type { DashEntry } from '../../sources/dash-messages.ts';
import { ownDashes } from '../../sources/device/dash-client.ts';
import type { Library, SavedGame, SheetProps, TelegramWords } from '../library/libraries.tsx';
import { SavedGameTicket } from '../library/saved-games.tsx';
import { whenWords } from '../set-up/race-words.ts';
import '../library/my-races.css';

export const dashLibrary: Library = {
  device: ownDashes,
  async list() {
    const outcome = await ownDashes.request({ do: 'list' });
    return outcome.ok && outcome.value.kind === 'list' ? outcome.value.tables.map(savedDash) : null;
  },
  takenWords: () => say('dash.page.taken'),
  droppedWords: () => say('dash.page.dropped'),
};

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

/** All players: people by name, bots by how well they play. */
const namesIn = ({ players }: DashEntry): string[] =>
  players.map((player) => (player.kind === 'person' ? player.name : sitterWords(player.bot)));

const progressOf = ({ turn, over }: DashEntry): string =>
  over ? say('dash.page.keptOver') : say('dash.page.keptRound', { round: Math.max(turn, 1) });

function DashSheet({ saved, ...acts }: SheetProps & { readonly saved: DashEntry }): JSX.Element {
  const { table, options, over, touched } = saved;
  const title = say('dash.page.title');
  return (
    <SavedGameTicket
      {...acts}
      over={over}
      touched={touched}
      title={title}
      about={say('library.about', { race: title, when: whenWords(touched, Date.now()) })}
      way={say(`dash.page.about.${options.characters}`, { count: saved.players.length })}
      picture={<DashFigure seat={0} />}
      stub={<p class="aside">{whenWords(touched, Date.now())}</p>}
      to={{ at: 'dash', table, isReplay: false }}
      openWords={say('library.open')}
      replay={over ? { at: 'dash', table, isReplay: true } : null}
    >
      <p>{progressOf(saved)}</p>
      <ul class="race-players">
        {namesIn(saved).map((name, seat) => (
          <li key={seat}>
            <DashFigure seat={seat} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </SavedGameTicket>
  );
}
