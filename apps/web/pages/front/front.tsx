// The front page: a poster with one amber button, the menu, the game to continue, and a margin with links.

import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Cut, type FigureName, Label, Stub } from './label.tsx';
import type { PosterShape } from './poster/composition.ts';
import './menu-entries.css';
import { NEWEST_DATA } from '@race/great-race/options.ts';
import { useEffect, useState } from 'preact/hooks';
import { fetchBivouac } from '../../games/race/bivouac/bivouac.tsx';
import { lazy } from '../../shell/base/lazy.tsx';
import { save, savedOption } from '../../shell/base/local-storage.ts';
import { loadVersion } from '../../shell/chunks.ts';
import { CallTab } from '../../shell/frame/call.tsx';
import { Languages } from '../../shell/frame/languages.tsx';
import { Notice } from '../../shell/frame/notice.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { type PageVersion, quiet } from '../../shell/offline/begin.ts';
import { withTexts } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import { loadSheet } from '../../table/model/board-sheet.ts';
import { listSaved, type SavedGame, unfinished } from '../library/libraries.tsx';
import { defaultChoices, firstRaceChoices, startRace } from '../set-up/choices.ts';
import { Scene, useSheet } from './poster/scene.tsx';
import './margin.css';
import './telegram.css';
import './front.css';

interface Props {
  readonly device: Device;
  readonly version: PageVersion;
  readonly go: Go;
  /** The address was unknown. */
  readonly isLost?: boolean;
  /** Races cannot be saved on this device. */
  readonly forgetful?: boolean;
}

export function Front({ device, version, go, isLost = false, forgetful = false }: Props): JSX.Element {
  const { picture, window, sheet } = useSheet();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [isLostSaid, setLostSaid] = useState(false);
  const place = games === null ? (savedOption('telegram', PLACES) ?? 'new') : placeFor(games);
  const isNew = place === 'new';
  useEffect(() => {
    void listSaved(device).then((found) => {
      setGames(found ?? []);
      save('telegram', placeFor(found ?? []));
      // Whoever has a race to continue may be asked something else there first.
      if (unfinished(found ?? []).length === 0) fetchBivouac();
    });
  }, [device]);

  // The poster stands: the map that one press leads to is fetched before it.
  useEffect(() => {
    void loadSheet(defaultChoices(false).board, NEWEST_DATA).catch(() => undefined);
  }, []);

  const raceNow = async () => {
    if (isStarting) return;
    setStarting(true);
    fetchBivouac();
    const started = await startRace(device, games?.length === 0 ? firstRaceChoices() : defaultChoices(false));
    setStarting(false);
    if ('table' in started) {
      // The next visit reserves the room for its telegram.
      save('telegram', unfinished(games ?? []).length === 0 ? 'one' : 'more');
      go({ at: 'table', table: started.table });
    } else setNotice(say('front.notStarted', { reason: started.trouble.words }));
  };

  return (
    <div class="front">
      <div class="front-page">
        <main class="poster">
          <div class="poster-picture" ref={picture}>
            {sheet && <Scene sheet={sheet} />}
          </div>
          <div class="poster-view">
            <header class="poster-head">
              <h1>{say('names.game')}</h1>
              <p>
                <span class="poster-long">{say('front.subtitle')}</span>
                <span class="poster-short">{say('front.subtitleShort')}</span>
              </p>
            </header>
            <div class="poster-window" ref={window} />
          </div>
          <div class="poster-acts">
            <CallTab go={go} place="front" />
            <div class="poster-first">
              <button type="button" class="button go race-now" aria-busy={isStarting} onClick={raceNow}>
                <span class="race-now-name">
                  <Icon name="steering-wheel" />
                  {say('front.raceNow')}
                </span>
                <span class="race-now-how">
                  {say(isStarting ? 'front.raceNow.busy' : 'front.raceNow.how')}
                </span>
              </button>
              {isNew && <Learn go={go} />}
              <RouteLink to={{ at: 'set', around: false }} go={go} class="button race-set">
                {say('front.way.set')}
              </RouteLink>
            </div>
            {games === null ? <TelegramPlace place={place} /> : <Telegram games={games} go={go} />}
          </div>
          <MenuEntries shape={sheet?.shape ?? 'tall'} go={go} />
        </main>
        <Margin isNew={isNew} forgetful={forgetful} version={version} go={go} />
      </div>
      <LiveRaces go={go} />
      <Notice
        words={notice ?? (isLost && !isLostSaid ? say('front.badAddress') : null)}
        onDismiss={() => {
          setNotice(null);
          setLostSaid(true);
        }}
      />
    </div>
  );
}

/** What the last visit showed: the lessons to somebody who has no game yet, then one race that waits, or more. */
const PLACES = ['new', 'none', 'one', 'more'] as const;
type Place = (typeof PLACES)[number];

/** Remembered, so that the next visit reserves the room. */
function placeFor(games: readonly SavedGame[]): Place {
  if (games.length === 0) return 'new';
  return PLACES[1 + Math.min(2, unfinished(games).length)] ?? 'none';
}

/** Holds the place of the telegram until the games are listed, so that nothing moves. */
const TelegramPlace = ({ place }: { place: Place }): JSX.Element | null =>
  place === 'one' || place === 'more' ? <div class={`telegram-place ${place}`} /> : null;

/** The lessons, nearly as large as the race, until there is a first game. */
const Learn = ({ go }: { go: Go }): JSX.Element => (
  <RouteLink to={{ at: 'learn' }} go={go} class="button learn">
    <svg class="learn-guide" viewBox="-3 16 50 68" aria-hidden="true">
      <use href="#label-pawn" />
    </svg>
    <span>
      {say('front.way.learn')} <i>{say('front.way.learn.how')}</i>
    </span>
  </RouteLink>
);

/** The unfinished game played last, if there is one. */
function Telegram({ games, go }: { games: readonly SavedGame[]; go: Go }): JSX.Element | null {
  const [latest, ...others] = unfinished(games);
  if (latest === undefined) return null;
  const { progress, title, text, short } = latest.telegram();
  return (
    <section class="telegram sheet" aria-labelledby="telegram-title">
      <p class="telegram-head label">
        <span>{say('front.telegram')}</span>
        <span>{progress}</span>
      </p>
      <div class="telegram-words">
        <h2 id="telegram-title">{title}</h2>
        <p class="telegram-text">{text}</p>
        <p class="telegram-short">{short}</p>
        {others.length > 0 && (
          <RouteLink to={{ at: 'races' }} go={go} class="telegram-more">
            {say('front.more', { count: others.length })}
          </RouteLink>
        )}
        {others.slice(0, 2).map((other) => (
          <RouteLink key={other.table} to={other.to} go={go} class="telegram-other">
            {other.telegram().short}
          </RouteLink>
        ))}
      </div>
      <RouteLink to={latest.to} go={go} class="button telegram-button">
        {say('front.continue')}
      </RouteLink>
    </section>
  );
}

/** The races that are on the road, once nothing else is fetched. */
const LiveRaces = lazy(async () => {
  await quiet;
  return (await loadVersion()).LiveRaces;
}, null);

/** Shown once the texts about the page are loaded. */
const News = lazy(() => withTexts(Promise.resolve(NewsLine), 'about'), null);

interface MarginProps {
  /** No game yet: the lessons have their place above. */
  readonly isNew: boolean;
  readonly forgetful: boolean;
  readonly version: PageVersion;
  readonly go: Go;
}

/** The margin of the poster: links, one line about what is saved, the languages. */
function Margin({ isNew, forgetful, version, go }: MarginProps): JSX.Element {
  const link = (to: Route, words: string) => (
    <RouteLink to={to} go={go} class="margin-link">
      {words}
    </RouteLink>
  );
  return (
    <footer class="margin">
      {!isNew && link({ at: 'learn' }, say('front.way.learn'))}
      {link({ at: 'train', about: 'day' }, say('front.way.puzzle'))}
      {link({ at: 'races' }, say('front.way.races'))}
      {/* Races that are being driven, and recorded ones. */}
      {link({ at: 'tables' }, say('front.way.watch'))}
      {link({ at: 'rules', rule: null }, say('table.rules'))}
      {version.news.value !== null && !forgetful ? (
        <News version={version} go={go} />
      ) : (
        <p class={`margin-line${forgetful ? ' is-forgetful' : ''}`}>
          {say(forgetful ? 'front.forgetful' : 'front.kept')}
        </p>
      )}
      {link({ at: 'settings' }, say('front.settings'))}
      {link({ at: 'account' }, say('front.account'))}
      <Languages />
    </footer>
  );
}

/** A line that announces a new version, with a link to the news. */
function NewsLine({ version, go }: { version: PageVersion; go: Go }): JSX.Element {
  return (
    <p class="margin-line is-news" role="status">
      {say(version.news.value === 'renewed' ? 'version.renewed' : 'version.arrived')}{' '}
      <RouteLink to={{ at: 'news' }} go={go} class="margin-link">
        {say('version.news')}
      </RouteLink>
    </p>
  );
}

interface MenuEntry {
  readonly key: 'alone' | 'friends' | 'around' | 'dash' | 'expedition';
  readonly to: Route;
  readonly cut: Cut;
  readonly figure: FigureName;
}

const MENU_ENTRIES: readonly MenuEntry[] = [
  { key: 'alone', to: { at: 'solo', campaign: null }, cut: 'book', figure: 'passport' },
  { key: 'friends', to: { at: 'friends' }, cut: 'tag', figure: 'letter' },
  { key: 'around', to: { at: 'set', around: true }, cut: 'octagon', figure: 'around' },
  { key: 'dash', to: { at: 'dash', table: null, isReplay: false }, cut: 'ticket', figure: 'cards' },
  { key: 'expedition', to: { at: 'expedition', day: null }, cut: 'arch', figure: 'calendar' },
];

/** Five ways to play; the cut of the label tells them apart. */
const MenuEntries = ({ shape, go }: { shape: PosterShape; go: Go }): JSX.Element => (
  <nav class="ways" aria-label={say('front.ways')}>
    <ul>
      {MENU_ENTRIES.map(({ key, to, cut, figure }) => (
        <li key={key}>
          <RouteLink to={to} go={go} class={`way way-${key}`}>
            {shape === 'wide' ? <Label name={key} cut={cut} figure={figure} /> : <Stub figure={figure} />}
            <span class="way-words">
              <span class="way-name">{say(`front.way.${key}`)}</span>{' '}
              <span class="way-how">{say(`front.way.${key}.how`)}</span>
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  </nav>
);
