// The table while the reader plays: map, dashboard and newspaper, with a decision bar and the hand.
import type { JSX } from 'preact';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { nameOf, say } from '../../shell/words/say.ts';
import { useTable } from '../../table/model/table.ts';
import './goal.css';
import { computed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Later, lazy } from '../../shell/base/lazy.tsx';
import {
  loadAdvice,
  loadLearn,
  loadMapLayers,
  loadModules,
  loadNewspaper,
  loadSheets,
  loadSolo,
  loadTurn,
} from '../../shell/chunks.ts';
import { quiet } from '../../shell/offline/begin.ts';
import { areLettersLarge, isCompact } from '../../shell/settings/layout.ts';
import { Chips, Rivals } from '../../table/dashboard/rivals.tsx';
import { BoardMap, CameraControls } from '../../table/map/board-map.tsx';
import { Track } from '../../table/map/picture.tsx';
import { TileArt } from '../../table/map/tiles.tsx';
import { perTable } from '../../table/model/table.ts';
import { newspaperOf, PaperButton, standingsPageOf } from '../../table/newspaper/open-paper.tsx';
import { OpenedRule } from '../../table/rules/open-rule.tsx';
import { Aids } from './aids/aids.tsx';
import { Bar, useKeptFocus } from './bar.tsx';
import { Bivouac } from './bivouac/bivouac.tsx';
import { inHandOf } from './cards/held.ts';
import { MyPlate } from './decide/my-plate.tsx';
import { useMapInteraction } from './driving/map-in-use.ts';
import { MyHand } from './hand.tsx';
import { hintOf } from './hint/hint.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { endingOf } from './moments/ending.ts';
import './skip-links.css';
import { PlanningBar, shadeOf, WindscreenOver } from './windscreen/planning.tsx';
import './timeline/rail.css';

/** The slip with a hint, fetched when one is first asked for. */
const HintSlip = lazy(async () => (await loadAdvice()).HintSlip, null);
const Notice = lazy(async () => (await loadSheets()).Notice, null);
const Newspaper = lazy(async () => (await loadNewspaper()).Newspaper, null);
const KeyMap = lazy(async () => (await loadMapLayers()).KeyMap, null);
const PaceKnob = lazy(async () => (await loadMapLayers()).PaceKnob, null);
const LastPage = lazy(async () => (await loadTurn()).LastPage, null);
const RaceMoments = lazy(async () => (await loadTurn()).RaceMoments, null);
const Victory = lazy(async () => (await loadTurn()).Victory, null);
/** The additional parts of a table that teaches. */
const Lesson = lazy(async () => (await loadLearn()).Lesson, null);
const Camp = lazy(async () => (await loadSolo()).Camp, null);
const TurnsLeft = lazy(async () => (await loadSolo()).TurnsLeft, null);
const Background = lazy(async () => {
  await quiet;
  return (await loadSheets()).Background;
}, null);
const ReneNow = lazy(async () => (await loadSolo()).ReneNow, null);
const Boards = lazy(async () => (await loadModules()).Boards, null);
const Note = lazy(async () => (await loadModules()).Note, null);
const Tray = lazy(async () => (await loadTurn()).Tray, null);

const soloOf = perTable((table) => {
  const { facts } = table;
  /** A race against René, and one against the calendar. */
  const isSolo = computed(() => facts.value?.solo?.rival != null);

  const isAlone = computed(() => facts.value?.solo?.turns != null);

  return { isSolo, isAlone };
});

export function RaceTable(props: { table: string; go: Go }): JSX.Element {
  const { publicState } = useTable();
  if (publicState.value === null) return <p class="waiting">{say('site.loading')}</p>;
  return <SetTable {...props} />;
}

function SetTable({ table, go }: { table: string; go: Go }): JSX.Element {
  const model = useTable();
  const { crews, facts, focus, hasAnswered, inPlay, notice, publicState } = model;
  const isInConvoy = publicState.value?.phase === 'convoy';
  const { isScene } = endingOf(model);
  const { isDown, isPlanning, isShut } = shadeOf(model);
  const { isAsked } = hintOf(model);
  const { areStandingsOpen } = standingsPageOf(model);
  const { inHand } = inHandOf(model);
  const { isAlone, isSolo } = soloOf(model);
  useMapInteraction();
  const coach = useRef<HTMLDivElement>(null);
  useKeptFocus(coach);
  const crew = crews.value[focus.value];
  return (
    <>
      <TileArt />
      {!isShut.value && <SkipLinks />}
      <TableMenu table={table} go={go} />
      <div class="map">
        <BoardMap isShut={isShut.value} />
        <div class="behind" inert={isShut.value}>
          <Later>
            <Track />
            <CameraControls />
            <PaperButton />
          </Later>
          {hasAnswered.value && isInConvoy && <KeyMap />}
          {!areStandingsOpen.value && <LatePaper />}
          {areStandingsOpen.value && (isScene.value ? <Victory go={go} /> : <LastPage go={go} />)}
          {isSolo.value && <Camp />}
          {inPlay.value.length > 0 && (
            <>
              <Boards />
              <Note />
            </>
          )}
          {hasAnswered.value && <RaceMoments />}
          {isAsked.value && !isDown.value && <HintSlip />}
        </div>
      </div>
      <div class="behind" inert={isShut.value}>
        <Rail />
        <div ref={coach} class="coach">
          <div class="coach-top">
            <Goal go={go} />
            <Chips />
            {hasAnswered.value && <PaceKnob />}
          </div>
          <div class="coach-middle">
            {isSolo.value && <ReneNow />}
            {isAlone.value && <TurnsLeft />}
            <Rivals />
            {crew && <MyPlate crew={crew} />}
            {!isSolo.value && <Bivouac />}
            {inHand.value !== null && <Tray />}
            <MyHand />
          </div>
          {!isShut.value && <PeoplesSlips go={go} />}
          {isPlanning.value ? <PlanningBar /> : <Bar />}
          <SkipLinks />
        </div>
      </div>
      <WindscreenOver />
      {isShut.value && <PeoplesSlips go={go} />}
      {isAsked.value && isDown.value && <HintSlip />}
      {facts.value?.lesson !== undefined && <Lesson />}
      <Aids />
      {notice.value !== null && <Notice table={table} />}
      <OpenedRule />
      <Background />
      <Curtain />
    </>
  );
}

/** Above the decision; over the windscreen while that is down. */
function PeoplesSlips({ go }: { go: Go }): JSX.Element | null {
  const { onlineTable } = useTable();
  const { isShut } = shadeOf(useTable());
  if (onlineTable?.Slips === undefined) return null;
  return (
    <div class={isShut.value ? 'slips' : 'bench-slips'}>
      <onlineTable.Slips go={go} />
    </div>
  );
}

/** Where the newspaper lies while the map is close: over the key map, in the margin that the camera keeps free. */
const ABOVE_KEY_MAP = { left: '4.4rem', bottom: '17.6rem', width: '13rem', height: '15rem', top: 'auto' };

/** The newspaper is not shown before the first question: there is no news yet. */
function LatePaper(): JSX.Element | null {
  const table = useTable();
  const { hasAnswered, publicState, reader } = table;
  const { isOpen } = newspaperOf(table);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void quiet.then(() => setQuiet(true)), []);
  const isAskedFor = isCompact() && isOpen.value;
  if (!isQuiet && !hasAnswered.value && !isAskedFor) return null;
  const isAboveKeyMap = publicState.value?.phase === 'convoy' && hasAnswered.value && !isCompact();
  const place = isAboveKeyMap && !areLettersLarge.value ? ABOVE_KEY_MAP : null;
  return <Newspaper place={place} isAboveKeyMap={isAboveKeyMap} reader={reader.value} />;
}

// The place of the timeline. It is fetched after the first answer: before that there is nothing to go back to.
const Timeline = lazy(async () => (await loadTurn()).Timeline, null);

const Rail = (): JSX.Element => {
  const { hasAnswered } = useTable();
  return <div class="rail">{hasAnswered.value && <Timeline />}</div>;
};

const TentFlap = lazy(async () => (await loadTurn()).TentFlap, null);

const curtainOf = perTable((table) => {
  const { seatView } = table;
  const next = computed(() => seatView.value?.curtain ?? null);

  return { next };
});

const Curtain = (): JSX.Element | null => {
  const table = useTable();
  const { next } = curtainOf(table);
  return next.value === null ? null : <TentFlap seat={next.value} />;
};

function Goal({ go }: { go: Go }): JSX.Element {
  const { crews, onlineTable, publicState, reader, readable } = useTable();
  const Head = onlineTable?.Head;
  const board = readable.value?.board;
  const crew = crews.value[reader.value ?? 0];
  const city = board?.spaces[board.destination]?.city?.id;
  const spaces = (board?.level[board.destination] ?? 0) - (crew?.level ?? 0);
  return (
    <div class="goal">
      <RouteLink to={{ at: 'front' }} go={go} class="goal-star">
        <span class="unseen">{say('table.leave')}</span>
        <svg viewBox="-120 -120 240 240" aria-hidden="true">
          <path d={STAR} />
          <circle r="32" />
        </svg>
      </RouteLink>
      <p>
        <b>{city === undefined ? '' : nameOf('city', city)}</b>{' '}
        <span>
          {say('deciding.goal', { spaces })}
          <i> · {say('table.turn', { turn: publicState.value?.turn ?? 1 })}</i>
        </span>
        <em aria-hidden="true">{spaces}</em>
      </p>
      {Head && <Head />}
    </div>
  );
}

/** The eight-pointed star of purple cities. */
const STAR =
  'M0-110 28-68 78-78 68-28 110 0 68 28 78 78 28 68 0 110-28 68-78 78-68 28-110 0-68-28-78-78-28-68z';

const SKIP_TO = [
  ['decision', '.live-bar'],
  ['map', '.pane'],
  ['hand', '.my-hand button, .my-hand'],
] as const;

/** Links that only the keyboard shows, straight to what a turn needs. */
function SkipLinks(): JSX.Element {
  return (
    <div class="skip-links">
      {SKIP_TO.map(([name, place]) => (
        <button
          key={name}
          type="button"
          class="button"
          onClick={() => document.querySelector<HTMLElement>(place)?.focus()}
        >
          {say(`table.to.${name}`)}
        </button>
      ))}
    </div>
  );
}
