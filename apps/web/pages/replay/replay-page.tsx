// The replay page: map on the left, dashboard on the right; on a small screen one above the other.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { endingOf } from '../../games/race/moments/ending.ts';
import { RaceMoments } from '../../games/race/moments/moments.tsx';
import { Victory } from '../../games/race/moments/victory.tsx';
import { makeIdleTable } from '../../games/race/race-table.ts';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadModules, loadSheets, loadSolo } from '../../shell/chunks.ts';
import { Languages } from '../../shell/frame/languages.tsx';
import { quiet } from '../../shell/offline/begin.ts';
import { RouteLink, Wordmark } from '../../shell/router/links.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { refusalWords, say } from '../../shell/words/say.ts';
import { Hand } from '../../table/dashboard/card.tsx';
import { Plate } from '../../table/dashboard/plate.tsx';
import { Chips, Rivals } from '../../table/dashboard/rivals.tsx';
import { BoardMap, CameraControls } from '../../table/map/board-map.tsx';
import { Track } from '../../table/map/picture.tsx';
import { TileArt } from '../../table/map/tiles.tsx';
import { TableContext, type TableModel, useNewTable, useTable } from '../../table/model/table.ts';
import { Newspaper } from '../../table/newspaper/newspaper.tsx';
import { PaperButton, standingsPageOf } from '../../table/newspaper/open-paper.tsx';
import { Standings } from '../../table/newspaper/standings.tsx';
import { OpenedRule } from '../../table/rules/open-rule.tsx';
import { Bar, readReplay } from './bar.tsx';
import { Menu, MenuButton } from './menu.tsx';
import { openReplayOf } from './open-replay.ts';
import { playerOf, replayOf } from './replay.ts';
import { StudyPanel } from './study/panel.tsx';
import './lost.css';

/** The moment that a key leads to; null when it leads nowhere. */
function keyStep(
  table: TableModel,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | null {
  const { aim, lastMoment, turnFrom } = replayOf(table);
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? turnFrom(aim.peek(), 'previous') : aim.peek() - 1;
    case 'ArrowRight':
      return shiftKey ? turnFrom(aim.peek(), 'next') : aim.peek() + 1;
    case 'PageUp':
      return turnFrom(aim.peek(), 'previous');
    case 'PageDown':
      return turnFrom(aim.peek(), 'next');
    case 'Home':
      return 0;
    case 'End':
      return lastMoment.peek();
    default:
      return null;
  }
}

/** Fields, lists and the map use arrows themselves; buttons use space. */
const OWN_ARROWS = 'input, textarea, select, dialog, .pane, .leaf, [role="slider"]';
const OWN_SPACE = `${OWN_ARROWS}, button, a, summary`;

function act(table: TableModel, event: KeyboardEvent): void {
  const { isPlaying, pause, play, stepTo } = playerOf(table);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === ' ' && target.closest(OWN_SPACE) === null) {
    event.preventDefault();
    if (isPlaying.peek()) pause();
    else play();
  }
  const to = target.closest(OWN_ARROWS) === null ? keyStep(table, event) : null;
  if (to === null) return;
  event.preventDefault();
  stepTo(to);
}

function useReplayKeys(): void {
  const table = useTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(table, event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const Background = lazy(async () => {
  await quiet;
  return (await loadSheets()).Background;
}, null);
const ReneNow = lazy(async () => (await loadSolo()).ReneNow, null);
const Boards = lazy(async () => (await loadModules()).Boards, null);

interface Props {
  readonly go: Go;
  /** The table at which this race is played, if it is online. */
  readonly home?: Route;
  /** Opens the race that is watched; by default, the one of the address. */
  readonly opening?: (table: TableModel) => void;
  /** A line or a position to study, as it is packed into the address. */
  readonly packed?: string;
}

const openingOf =
  (packed: string | undefined) =>
  (table: TableModel): void => {
    const { followAddress, showPacked } = openReplayOf(table);
    if (packed === undefined) followAddress();
    else void showPacked(packed);
  };

/** A recorded race, or a race so far, from the viewpoint of a spectator or a seat. */
export function Watch(props: Props): JSX.Element {
  const table = useNewTable(makeIdleTable, '');
  return (
    <TableContext.Provider value={table}>
      <Watched {...props} />
    </TableContext.Provider>
  );
}

function Watched({ go, home, packed, opening = openingOf(packed) }: Props): JSX.Element {
  const model = useTable();
  const { publicState } = model;
  const { leaveAddress, ofTable } = openReplayOf(model);
  useReplayKeys();
  const table = ofTable.value;
  useEffect(() => {
    opening(model);
    return leaveAddress;
  }, []);
  return (
    <>
      <main class="table">
        <h1 class="unseen">{say('names.game')}</h1>
        {publicState.value === null ? (
          <Waiting go={go} />
        ) : (
          <Table go={go} home={home ?? (table === null ? null : { at: 'table', table })} />
        )}
      </main>
      <Menu go={go} />
    </>
  );
}

function Waiting({ go }: { go: Go }): JSX.Element {
  const table = useTable();
  const { refusal } = replayOf(table);
  return refusal.value === null ? (
    <p class="waiting">{say('site.loading')}</p>
  ) : (
    <div class="waiting refused-link sheet" role="alert">
      <p class="label">{say('front.telegram')}</p>
      <p>{refusalWords(refusal.value)}</p>
      <RouteLink to={{ at: 'front' }} go={go} class="button">
        {say('table.leave')}
      </RouteLink>
    </div>
  );
}

function Table({ go, home }: { go: Go; home: Route | null }): JSX.Element {
  const table = useTable();
  const { crews, facts, focus, inPlay, isActed } = table;
  const { areStandingsOpen } = standingsPageOf(table);
  const { isScene } = endingOf(table);
  const { sharedReplay } = openReplayOf(table);
  const { isStudied } = replayOf(table);
  const crew = crews.value[focus.value];
  return (
    <>
      <TileArt />
      <div class="map">
        <BoardMap />
        <Track />
        <CameraControls />
        <PaperButton />
        {areStandingsOpen.value ? (
          // A reader who jumps to the end wants to read; one who has watched the race sees the winner first.
          isScene.value && isActed.value ? (
            <Victory go={go} After={Again} />
          ) : (
            <Standings shared={sharedReplay()} file={readReplay} />
          )
        ) : (
          <Newspaper />
        )}
        <RaceMoments />
        <Lost />
        {inPlay.value.length > 0 && <Boards />}
      </div>
      <div class="coach">
        <div class="coach-top">
          <Wordmark go={go} />
          <Chips />
          <Languages />
          <MenuButton />
        </div>
        <div class="coach-middle">
          {isStudied.value ? (
            <StudyPanel />
          ) : (
            <>
              {facts.value?.solo?.rival && <ReneNow />}
              <Rivals />
              {crew && <Plate crew={crew} />}
              {crew && <Hand crew={crew} />}
            </>
          )}
        </div>
        <Bar go={go} home={home} />
      </div>
      <OpenedRule />
      <Background />
    </>
  );
}

/** From the first moment again. */
function Again(): JSX.Element {
  const { play } = playerOf(useTable());
  return (
    <button type="button" class="button go" onClick={play}>
      {say('replay.toStart')}
    </button>
  );
}

// The address asked for something that is not there: a slip of paper says so.
function Lost(): JSX.Element {
  const table = useTable();
  const { isLost } = openReplayOf(table);
  return (
    <div role="alert">
      {isLost.value && (
        <div class="lost sheet">
          <p>{say('replay.badLink')}</p>
          <button type="button" class="button" onClick={() => (isLost.value = false)}>
            {say('site.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
