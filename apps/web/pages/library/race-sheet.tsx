// The ticket of a saved race: its map, its players, and how it ended.

import type { JSX } from 'preact';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSetUp } from '../../shell/chunks.ts';
import { capital, nameOf, say } from '../../shell/words/say.ts';
import {
  crewOf,
  peopleOf,
  type RaceEntry,
  type RaceInShort,
  type SummaryLine,
} from '../../sources/race-messages.ts';
import { Token } from '../../table/dashboard/crew.tsx';
import { MiniBoard } from '../replay/mini-board.tsx';
import { inSentence, playerName, turnWords, wayWords, whenWords } from '../set-up/race-words.ts';
import type { SheetProps } from './libraries.tsx';
import { PlaceStub, SavedGameTicket } from './saved-games.tsx';

const ModulesLine = lazy(async () => (await loadSetUp()).ModulesLine, null);

export function RaceSheet({ saved, ...acts }: SheetProps & { readonly saved: RaceEntry }): JSX.Element {
  const { table, options, turn, over, touched } = saved;
  const { summary } = acts;
  const title = nameOf('board', options.board);
  return (
    <SavedGameTicket
      {...acts}
      over={over}
      touched={touched}
      title={over ? title : `${title}, ${inSentence(turnWords(turn))}`}
      about={say('library.about', { race: title, when: whenWords(touched, Date.now()) })}
      way={wayWords(options)}
      picture={<MiniBoard board={options.board} ways={summary?.ways ?? []} />}
      stub={over && <Stub saved={saved} summary={summary ?? null} />}
      to={{ at: 'table', table }}
      openWords={say('library.newspaper')}
      replay={{ at: 'watch', table }}
    >
      {saved.lesson !== undefined && <p>{say('front.lesson')}</p>}
      {options.modules.length > 0 && <ModulesLine modules={options.modules} />}
      {saved.isForked && <p class="aside">{say('library.forked')}</p>}
      <ul class="race-players">
        {saved.players.map((player, seat) => (
          <li key={seat}>
            <Token crew={crewOf(saved, seat) || (summary?.ways[seat]?.crew ?? '')} />
            {player.kind === 'person' && peopleOf(saved) > 1 ? (
              <span>{playerName(saved, seat)}</span>
            ) : (
              <span class="unseen">{botWords(saved, seat)}</span>
            )}
          </li>
        ))}
        {over && <li class="race-result">{resultWords(saved, summary ?? null)}</li>}
      </ul>
    </SavedGameTicket>
  );
}

function botWords(saved: RaceEntry, seat: number): string {
  const player = saved.players[seat];
  const crew = playerName(saved, seat);
  return player?.kind === 'bot'
    ? say('library.players', { crew, player: say(`setup.who.${player.bot}`) })
    : crew;
}

/** The best of the people at this device. */
const ownLine = ({ players }: Pick<RaceEntry, 'players'>, summary: RaceInShort): number =>
  summary.standings.findIndex(({ seat }) => players[seat]?.kind === 'person');

function Stub({ saved, summary }: { saved: RaceEntry; summary: RaceInShort | null }): JSX.Element {
  const at = summary === null ? -1 : ownLine(saved, summary);
  const mine = summary?.standings[at];
  const place = mine?.arrived === true ? at + 1 : null;
  const points =
    mine === undefined
      ? ''
      : mine.arrived
        ? say('library.points', { count: mine.prestige })
        : say('dashboard.level', { level: mine.level });
  return <PlaceStub place={place} points={points} touched={saved.touched} />;
}

/** Who won; or who came after the person that did. */
function resultWords(saved: RaceEntry, summary: RaceInShort | null): string {
  const [first, second] = summary?.standings ?? [];
  if (summary === null || first === undefined) return '';
  if (!first.arrived) return capital(say('standings.notArrived'));
  const name = ({ seat, crew }: SummaryLine) =>
    saved.players[seat]?.kind === 'person' ? playerName(saved, seat) : nameOf('surname', crew);
  if (ownLine(saved, summary) !== 0) return say('library.winner', { crew: name(first) });
  return second?.arrived === true ? say('library.runnerUp', { crew: name(second) }) : '';
}
