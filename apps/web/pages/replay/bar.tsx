// The bar of a replay: what just happened, and how to go on from here. Always in the same place.

import type { Race } from '@race/great-race';
import type { Answered } from '@race/kernel';
import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isEmbedded } from '../../shell/base/local-storage.ts';
import { Icon, IconButton } from '../../shell/icons/icon.tsx';
import type { Go, Route } from '../../shell/router/router.ts';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import { replayRequest } from '../../sources/replay/worker-client.ts';
import { crewName } from '../../table/dashboard/crew.tsx';
import { timeWords } from '../../table/map/title.ts';
import { sentencesOf } from '../../table/model/sentences.ts';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { Barograph } from '../../table/newspaper/chances/barograph.tsx';
import { chancesOf } from '../../table/newspaper/chances/chances-part.tsx';
import { weightiest } from '../../table/newspaper/weights.ts';
import { playerOf, replayOf, SPEEDS } from './replay.ts';
import { Timeline, TurningPoints } from './timeline.tsx';
import { EyesButton, GoOn } from './viewpoint.tsx';
import './bar.css';

const SIZE = { width: 370, height: 100, scale: 0 } as const;

/** The race that is watched as a file, once it is over. */
export const readReplay = (): Promise<string | null> => replayRequest('file', null);

function Chances(): JSX.Element | null {
  const table = useTable();
  const { at, lastMoment, replay, replayIndex } = replayOf(table);
  const { stepTo } = playerOf(table);
  const { ask, shown } = chancesOf(table);
  const race = replay.value;
  const viewpoint = replayIndex.value?.viewpoint;
  const seat = typeof viewpoint === 'number' ? viewpoint : null;
  const isWeighed = !isEmbedded && race?.isOver === true && race.canFork;
  useEffect(() => {
    if (isWeighed) void ask(readReplay, seat);
  }, [race, isWeighed, seat]);
  const now = shown.value;
  const points = now.is === 'known' ? now.curve.points : now.is === 'working' ? now.points : [];
  const last = Math.max(1, lastMoment.value);
  const lines = replayIndex.value?.lines;
  const along = useMemo(
    () => (line: number) =>
      Math.max(
        0,
        (lines ?? []).findLastIndex((one) => one <= line),
      ) / last,
    [lines, last],
  );
  if (!isWeighed || now.is === 'idle' || now.is === 'failed') return null;
  const goTo = (event: PointerEvent & { readonly currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    stepTo(Math.round((last * (event.clientX - box.left)) / box.width));
  };
  return (
    <div
      class="bar-chances"
      onPointerDown={goTo}
      onPointerMove={(event) => event.buttons === 1 && goTo(event)}
    >
      <Barograph points={points} along={along} size={SIZE} {...(now.is === 'known' ? now.curve : {})}>
        <i class="bar-pointer" style={{ left: `${(100 * at.value) / last}%` }} />
      </Barograph>
    </div>
  );
}

const PHASES = ['bivouac', 'planning', 'convoy', 'maintenance'] as const;

export function Bar({ go, home }: { go: Go; home: Route | null }): JSX.Element {
  const table = useTable();
  const { publicState } = table;
  const { at, lastMoment } = replayOf(table);
  return (
    <section class="bar sheet" aria-label={say('replay.race')}>
      <div class="bar-top">
        <ol class="phases">
          {PHASES.map((phase) => (
            <li key={phase} aria-current={publicState.value?.phase === phase ? 'step' : undefined}>
              {capital(nameOf('phase', phase))}
            </li>
          ))}
        </ol>
        <p class="bar-time">{timeWords(table)}</p>
        {lastMoment.value > 0 && (
          <p class="bar-step aside">{say('replay.step', { step: at.value, count: lastMoment.value })}</p>
        )}
      </div>
      <Sentence />
      {/* A position has one moment. */}
      {lastMoment.value > 0 && <Tracks />}
      {lastMoment.value > 0 && <Steps />}
      <div class="bar-more">
        <EyesButton />
        {!isEmbedded && <TurningPoints />}
        <StudyButton />
        <GoOn go={go} home={home} />
      </div>
    </section>
  );
}

const Tracks = (): JSX.Element => (
  <div class="bar-line">
    <div class="bar-tracks">
      <Chances />
      <Timeline />
    </div>
    <SpeedButton />
  </div>
);

/** From moment to moment, and from turn to turn. */
function Steps(): JSX.Element {
  const table = useTable();
  const { aim, lastMoment, turnFrom } = replayOf(table);
  const { stepTo } = playerOf(table);
  return (
    <div class="bar-buttons">
      <IconButton
        icon="previousTurn"
        words={say('replay.previousTurn')}
        act={() => stepTo(turnFrom(aim.value, 'previous'))}
        isOff={aim.value === 0}
      />
      <IconButton
        icon="back"
        words={say('replay.back')}
        act={() => stepTo(aim.value - 1)}
        isOff={aim.value === 0}
      />
      <PlayButton />
      <IconButton
        icon="forward"
        words={say('replay.forward')}
        act={() => stepTo(aim.value + 1)}
        isOff={aim.value === lastMoment.value}
      />
      <IconButton
        icon="nextTurn"
        words={say('replay.nextTurn')}
        act={() => stepTo(turnFrom(aim.value, 'next'))}
        isOff={aim.value === lastMoment.value}
      />
    </div>
  );
}

/** Opens and closes the study of the moments. */
function StudyButton(): JSX.Element | null {
  const table = useTable();
  const { isStudied, replay } = replayOf(table);
  if (isEmbedded || (replay.value?.notebookName ?? null) === null) return null;
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isStudied.value}
      onClick={() => (isStudied.value = !isStudied.value)}
    >
      {say('study.open')}
    </button>
  );
}

/** The lengths at which a text is cut to its weightiest sentence, and at which it is set smaller. */
const ROOM = 110;
const LONG = 150;

function Sentence(): JSX.Element {
  const table = useTable();
  const { moment } = table;
  const { sentenceOf } = sentencesOf(table);
  const { seat = null, answer, events = [] } = moment.value ?? {};
  const both = weightiest(table, events, 2).map(sentenceOf).join(' ');
  const text = both.length <= ROOM ? both : weightiest(table, events, 1).map(sentenceOf).join(' ');
  const silent = answer === undefined || seat === null ? '' : givenWords(table, { seat, answer });
  return (
    <p class={`bar-sentence${text.length > LONG ? ' long' : ''}`} aria-live="polite">
      {text || silent}
    </p>
  );
}

/** An answer without events, for a viewpoint that saw it given. */
function givenWords(table: TableModel, { seat, answer }: Answered<Race>): string {
  const crew = crewName(table, { seat });
  return answer.do === 'plan'
    ? say('replay.plan', { crew, plan: planWords(words(), answer.boxes) })
    : say('timeline.moment.silent', { crew });
}

function PlayButton(): JSX.Element {
  const table = useTable();
  const { at, isStudied, lastMoment } = replayOf(table);
  const { isPlaying, pause, play } = playerOf(table);
  const isEnd = at.value === lastMoment.value;
  const words = isPlaying.value ? say('replay.pause') : isEnd ? say('replay.toStart') : say('replay.play');
  return (
    // Where the race is studied the act of the page is to play on.
    <button
      type="button"
      class={`button bar-play ${isStudied.value ? '' : 'go'}`}
      onClick={isPlaying.value ? pause : play}
    >
      <Icon name={isPlaying.value ? 'pause' : 'play'} />
      {words}
    </button>
  );
}

function SpeedButton(): JSX.Element {
  const table = useTable();
  const { speed } = playerOf(table);
  const next = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1;
  const shown = speed.value === 0.5 ? '½' : String(speed.value);
  return (
    <button
      type="button"
      class="button bar-speed"
      aria-label={say('names.labelled', { label: say('replay.speed'), words: `${shown}×` })}
      title={say('replay.speed')}
      onClick={() => (speed.value = next)}
    >
      {shown}×
    </button>
  );
}
