// My races: the one to go on with, all others as tickets, and the log-book.

import { halftrack, pennant } from '@race/atlas';
import { readRecord } from '@race/kernel';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadOnline } from '../../shell/chunks.ts';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { capital, figure, nameOf, say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import { isKnown } from '../../sources/online/identity.ts';
import { MiniBoard } from '../replay/mini-board.tsx';
import { Empty } from '../scenery/scenery.tsx';
import { firstRaceChoices, startRace } from '../set-up/choices.ts';
import { ImportGame } from './import-file.tsx';
import {
  finished,
  type Library,
  listSaved,
  OTHER_LIBRARIES,
  raceLibrary,
  type SavedGame,
  unfinished,
} from './libraries.tsx';
import { SavedGameSheets, type Summaries, useLibrary } from './saved-games.tsx';
import './my-races.css';

const MyTables = lazy(async () => (await loadOnline()).MyTables, null);

export function MyRaces({ device, go }: { device: Device; go: Go }): JSX.Element {
  const libraryState = useLibrary(() => listSaved(device));
  const { games, dropped, told: announcement, status, notice, dismiss, taken, summaries } = libraryState;
  const [tab, setTab] = useState<Tab>('all');
  const all = games ?? [];
  const others = all.filter(({ table }) => table !== dropped?.saved.table);
  const shown = dropped === null ? all : [...others, dropped.saved];
  const [next] = unfinished(shown);
  const tabs = tabsOf(all, summaries);
  const open = tabs.find(({ key }) => key === tab) ?? tabs[0];
  const listed = [...unfinished(shown), ...finished(shown)].filter(
    (game) => game !== next && (open === undefined || open.holds(game)),
  );
  const [isOnline, setOnline] = useState(false);
  const nothingHere = games?.length === 0 && !isOnline ? say('library.none') : '';
  const aside =
    all.length === 0
      ? say('library.aside')
      : say('library.count', { count: all.length, open: unfinished(all).length });
  return (
    <Page room="races" title={say('library.title')} aside={aside} go={go} scene={<Convoy />}>
      <div class="races-room">
        <div class="races-main">
          <p ref={status} class="races-told" aria-live="polite" tabIndex={-1}>
            {games === null ? say('library.loading') : announcement || nothingHere}
          </p>
          {next !== undefined && (
            <SavedGameSheets games={[next]} isNextFirst libraryState={libraryState} go={go} />
          )}
          {isKnown() && <MyTables go={go} onSome={() => setOnline(true)} />}
          {games?.length === 0 && dropped === null && <FirstRace device={device} go={go} />}
          {tabs.length > 1 && (
            <fieldset class="race-tabs">
              <legend class="unseen">{say('library.show')}</legend>
              {tabs.map(({ key, words: name, count }) => (
                <button
                  key={key}
                  type="button"
                  class="race-tab"
                  aria-pressed={key === open?.key}
                  onClick={() => setTab(key)}
                >
                  {name} <b>{count}</b>
                </button>
              ))}
            </fieldset>
          )}
          <SavedGameSheets games={listed} libraryState={libraryState} go={go} />
          <ImportGame
            libraryForFile={(text) => libraryForFile(device, text)}
            words={say('library.import')}
            how={say('library.import.how')}
            onTaken={(words) => void taken(words)}
          />
        </div>
        <LogBook games={all} summaries={summaries} go={go} />
      </div>
      <Notice words={notice} onDismiss={dismiss} />
    </Page>
  );
}

/** The library that a file belongs to; that of the race explains files of no game at all. */
async function libraryForFile(device: Device, text: string): Promise<Library> {
  const read = readRecord(text);
  const other = OTHER_LIBRARIES.find(({ game }) => read.ok && read.value.game === game);
  return other === undefined ? raceLibrary(device) : other.load();
}

type Tab = 'all' | 'road' | 'won' | 'around' | 'dash';

/** The tabs that have anything behind them. */
function tabsOf(games: readonly SavedGame[], summaries: Summaries) {
  const tabs: readonly { key: Tab; words: string; holds: (game: SavedGame) => boolean }[] = [
    { key: 'all', words: say('library.tab.all'), holds: () => true },
    { key: 'road', words: say('library.tab.road'), holds: ({ over }) => !over },
    { key: 'around', words: say('front.way.around'), holds: ({ isShared }) => isShared === true },
    { key: 'dash', words: say('front.way.dash'), holds: ({ to }) => to.at === 'dash' },
    { key: 'won', words: say('library.tab.won'), holds: (game) => placeIn(game, summaries) === 1 },
  ];
  const counted = tabs.map((tab) => ({ ...tab, count: games.filter(tab.holds).length }));
  return counted.filter(({ key, count }) =>
    key === 'all' ? games.length > 1 : count > 0 && count < games.length,
  );
}

/** The place of the best person in a finished race; 0 when nobody arrived, null where it is not known. */
function placeIn({ over, own, table }: SavedGame, summaries: Summaries): number | null {
  const standings = summaries.get(table)?.standings;
  if (!over || standings === undefined) return null;
  const at = standings.findIndex(({ seat }) => own?.(seat) === true);
  return standings[at]?.arrived === true ? at + 1 : 0;
}

/** Before the first race: a place for its ticket, and the way to it. */
function FirstRace({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [isStarting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState('');
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    const started = await startRace(device, firstRaceChoices());
    setStarting(false);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setTrouble(say('front.notStarted', { reason: started.trouble.words }));
  };
  return (
    <Empty card="races">
      <p>{say('library.first')}</p>
      <button type="button" class="button go ticket-go" aria-busy={isStarting} onClick={start}>
        <span class="ticket-go-name">
          <Icon name="steering-wheel" />
          {say('front.raceNow')}
        </span>
        <small>{say(isStarting ? 'front.raceNow.busy' : 'front.raceNow.how')}</small>
      </button>
      <p role="alert">{trouble}</p>
    </Empty>
  );
}

interface LogProps {
  readonly games: readonly SavedGame[];
  readonly summaries: Summaries;
  readonly go: Go;
}

/** All finished races in a few figures. */
function LogBook({ games, summaries, go }: LogProps): JSX.Element {
  const places = games.flatMap((game) => placeIn(game, summaries) ?? []);
  const points = games.flatMap(({ over, own, table }) => {
    const mine = over ? summaries.get(table)?.standings.find(({ seat }) => own?.(seat) === true) : undefined;
    return mine?.arrived === true ? [mine.prestige] : [];
  });
  const mean = points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / points.length;
  const count = (place: number) => places.filter((one) => one === place).length;
  const sums = [
    [figure(places.length), say('library.log.driven')],
    [figure(count(1)), say('library.log.won')],
    [figure(places.length - count(0)), say('library.log.arrived')],
    [mean === null ? '–' : figure(Math.round(mean * 10) / 10), say('library.log.points')],
  ];
  const bars = [1, 2, 3, 4, 5, 0].filter((place) => count(place) > 0);
  const board = games.find((game) => game.board !== undefined)?.board ?? 'africa';
  const roads = useMemo(
    () =>
      games
        .filter((game) => game.board === board)
        .flatMap(({ own, table }) => (summaries.get(table)?.ways ?? []).filter((_, seat) => own?.(seat))),
    [games, summaries, board],
  );
  return (
    <section class="log-book" aria-labelledby="log-book">
      <h2 id="log-book">{say('library.log')}</h2>
      <p class="aside">{say(places.length === 0 ? 'library.log.blank' : 'library.log.of')}</p>
      {places.length > 0 && (
        <>
          <dl class="log-sums">
            {sums.map(([value, name]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3 class="log-title">{say('library.log.places')}</h3>
          <dl class="log-places">
            {bars.map((place) => (
              <div key={place}>
                <dt>{place === 0 ? say('standings.notArrived') : nameOf('ordinal', String(place))}</dt>
                <dd style={{ '--part': count(place) / Math.max(...bars.map(count)) }}>{count(place)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3 class="log-title">{say('library.log.roads', { board: nameOf('board', board) })}</h3>
      <div class="log-roads">
        <MiniBoard board={board} ways={roads} />
      </div>
      <RouteLink to={{ at: 'statistics' }} go={go} class="button">
        {capital(say('library.figures'))}
      </RouteLink>
    </section>
  );
}

/** The crews on the road, the last first. */
const CONVOY = [
  ['belgian', 566, 0.62],
  ['english', 640, 0.8],
  ['italian', 740, 1.06],
  ['french', 868, 1.5],
] as const;

const convoy = CONVOY.map(
  ([crew, x, scale]) =>
    `<g transform="translate(${x} ${126 + scale * 8}) scale(${scale})"><g transform="translate(-45 -62)">${pennant(crew)}</g>${halftrack(crew)}</g>`,
).join('');

function Convoy(): JSX.Element {
  return (
    <svg
      class="room-land race-convoy"
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: convoy }}
    />
  );
}
