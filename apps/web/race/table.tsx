// The table while one plays: the same map, dashboard and newspaper, with a decision bar and one's own hand.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Chips } from '../dashboard/chips.tsx';
import { Rivals } from '../dashboard/rivals.tsx';
import { Later } from '../later.ts';
import { lazy } from '../lazy.tsx';
import { BoardMap } from '../map/board-map.tsx';
import { CameraControls, PaperButton } from '../map/camera-controls.tsx';
import { paperPlace } from '../map/free-sea.ts';
import { TileArt } from '../map/tiles.tsx';
import { Track } from '../map/track.tsx';
import { Wordmark } from '../menu/wordmark.tsx';
import { loadAbout } from '../offline/load.ts';
import { areStandingsOpen } from '../paper/last-page.ts';
import { Newspaper } from '../paper/newspaper.tsx';
import type { Go } from '../router/router.ts';
import { crews } from '../state/crews.ts';
import '../state/faces.ts';
import { inPlay } from '../state/modules.ts';
import { facts, focus, publicState } from '../state/table-state.ts';
import { say } from '../words/say.ts';
import { Bar } from './bar.tsx';
import { Bivouac } from './bivouac/bivouac.tsx';
import { Curtain } from './curtain.tsx';
import { MyPlate } from './decide/my-plate.tsx';
import { useMapInteraction } from './driving/load.ts';
import { MyHand } from './hand.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { inHand } from './laying/in-hand.ts';
import { LessonBeside } from './lesson.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { notice, reader } from './race.ts';
import { OpenedRule } from './rules/opened-rule.tsx';
import { Rail } from './timeline/rail.tsx';
import { PlanningBar, WindscreenOver } from './windscreen/planning.tsx';
import { isDown, isPlanning, isShut } from './windscreen/shade.ts';

const Aids = lazy(async () => (await import('./aids/aids.tsx')).Aids, null);
const Notice = lazy(async () => (await loadAbout(import('./notice.tsx'))).Notice, null);
const LastPage = lazy(async () => (await import('./menu/last-page.tsx')).LastPage, null);
const Camp = lazy(async () => (await import('../solo/race/camp.tsx')).Camp, null);
const TurnsLeft = lazy(async () => (await import('../solo/race/turns-left.tsx')).TurnsLeft, null);
const ReneNow = lazy(async () => (await import('../solo/race/rene-now.tsx')).ReneNow, null);
const Boards = lazy(async () => (await import('../modules/boards/boards.tsx')).Boards, null);
const Note = lazy(async () => (await import('../modules/notes/note.tsx')).Note, null);
const Tray = lazy(async () => (await import('./laying/tray.tsx')).Tray, null);

/** A race against René, and one against the calendar. */
const isSolo = computed(() => facts.value?.solo?.rival != null);
const isAlone = computed(() => facts.value?.solo?.turns != null);

export function RaceTable(props: { table: string; go: Go }): JSX.Element {
  if (publicState.value === null) return <p class="waiting">{say('viewer.loading')}</p>;
  return <SetTable {...props} />;
}

function SetTable({ table, go }: { table: string; go: Go }): JSX.Element {
  useMapInteraction();
  const coach = useRef<HTMLDivElement>(null);
  useKeptFocus(coach);
  const crew = crews.value[focus.value];
  return (
    <>
      <TileArt />
      <TableMenu table={table} go={go} />
      <div class="map">
        <BoardMap isShut={isShut.value} />
        <div class="behind" inert={isShut.value}>
          <Later>
            <Track />
            <CameraControls />
            <PaperButton />
          </Later>
          {areStandingsOpen.value ? (
            <LastPage go={go} />
          ) : (
            <Later>
              <Newspaper place={paperPlace.value} reader={reader.value} />
            </Later>
          )}
          {inHand.value !== null && <Tray />}
          {isSolo.value ? <Camp /> : <Bivouac />}
          {inPlay.value.length > 0 && (
            <>
              <Boards />
              <Note />
            </>
          )}
        </div>
      </div>
      <div class="behind" inert={isShut.value}>
        <Rail />
        <div ref={coach} class="coach">
          <div class="coach-top">
            <Wordmark go={go} />
            <Chips />
          </div>
          <div class="coach-middle">
            {isSolo.value && <ReneNow />}
            {isAlone.value && <TurnsLeft />}
            <Rivals />
            {crew && <MyPlate crew={crew} />}
            <MyHand />
          </div>
          {!isDown.value && <LessonBeside />}
          {isPlanning.value ? <PlanningBar /> : <Bar />}
        </div>
      </div>
      <WindscreenOver />
      <Aids />
      {notice.value !== null && <Notice table={table} />}
      <OpenedRule />
      <Curtain />
    </>
  );
}
