// The replay page: map on the left, dashboard on the right; on a small screen one above the other.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Chips } from '../dashboard/chips.tsx';
import { Hand } from '../dashboard/hand.tsx';
import { Plate } from '../dashboard/plate.tsx';
import { Rivals } from '../dashboard/rivals.tsx';
import { lazy } from '../lazy.tsx';
import { BoardMap } from '../map/board-map.tsx';
import { CameraControls, PaperButton } from '../map/camera-controls.tsx';
import { paperPlace } from '../map/free-sea.ts';
import { TileArt } from '../map/tiles.tsx';
import { Track } from '../map/track.tsx';
import { Lost } from '../menu/lost.tsx';
import { Menu, MenuButton } from '../menu/menu.tsx';
import { Wordmark } from '../menu/wordmark.tsx';
import { areStandingsOpen } from '../paper/last-page.ts';
import { Newspaper } from '../paper/newspaper.tsx';
import { Standings } from '../paper/standings.tsx';
import { OpenedRule } from '../race/rules/opened-rule.tsx';
import type { Go, Route } from '../router/router.ts';
import { Languages } from '../settings/languages.tsx';
import { crews } from '../state/crews.ts';
import { refusal } from './replay.ts';
import '../state/faces.ts';
import { inPlay } from '../state/modules.ts';
import { facts, focus, publicState } from '../state/table-state.ts';
import { refusalWords, say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { useReplayKeys } from './keys.ts';
import { followAddress, leaveAddress, ofTable, sharedReplay } from './open-replay.ts';

const ReneNow = lazy(async () => (await import('../solo/race/rene-now.tsx')).ReneNow, null);
const Boards = lazy(async () => (await import('../modules/boards/boards.tsx')).Boards, null);

interface Props {
  readonly go: Go;
  /** The table at which this race is played, where it is not on this device. */
  readonly home?: Route;
  /** Opens the race that is watched; what the address says when nothing else is. */
  readonly opening?: () => void;
}

/** A race that was, or what has been of one: looked at again, from the grandstand or a seat. */
export function Watch({ go, home, opening = followAddress }: Props): JSX.Element {
  useReplayKeys();
  const table = ofTable.value;
  useEffect(() => {
    opening();
    return leaveAddress;
  }, []);
  return (
    <>
      <main class="table">
        <h1 class="unseen">{say('names.game')}</h1>
        {publicState.value === null ? (
          <Waiting />
        ) : (
          <Table go={go} home={home ?? (table === null ? null : { at: 'table', table })} />
        )}
      </main>
      <Menu go={go} />
    </>
  );
}

function Waiting(): JSX.Element {
  return (
    <p class="waiting">{refusal.value === null ? say('viewer.loading') : refusalWords(refusal.value)}</p>
  );
}

function Table({ go, home }: { go: Go; home: Route | null }): JSX.Element {
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
          <Standings shared={sharedReplay()} />
        ) : (
          <Newspaper place={paperPlace.value} />
        )}
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
          {facts.value?.solo?.rival && <ReneNow />}
          <Rivals />
          {crew && <Plate crew={crew} />}
          {crew && <Hand crew={crew} />}
        </div>
        <Bar go={go} home={home} />
      </div>
      <OpenedRule />
    </>
  );
}
