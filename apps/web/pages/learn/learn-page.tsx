// Learning the game: a first race with a helper, the game in eight pictures, and five exercises as postcards.
import { halftrack, pennant } from '@race/atlas';
import type { PuzzleTheme } from '@race/study/puzzle.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page } from '../../shell/frame/page.tsx';
import { Icon } from '../../shell/icons/icon.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Device, listRaces } from '../../sources/device/client.ts';
import { type RaceEntry, TUTORIAL } from '../../sources/race-messages.ts';
import { EXERCISES, type ExerciseId, openLesson, solvedExercises } from './exercises.ts';
import { Film, POSTCARDS } from './film.tsx';
import { GuideFigure } from './mark.tsx';
import { savedProgress } from './progress.ts';
import { loadPuzzles, type NumberedPuzzle, nextLesson, nextOfTheme, openPuzzle } from './puzzles.ts';
import { PuzzlesPart } from './puzzles-part.tsx';
import './learn-page.css';

type Lesson = ExerciseId | typeof TUTORIAL;

interface PageProps {
  readonly device: Device;
  readonly go: Go;
  /** What the last race was lost on; null where nobody said so. */
  readonly about?: string | null;
}

export function LearnPage({ device, go, about = null }: PageProps): JSX.Element {
  const [first, setFirst] = useState<readonly RaceEntry[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const [puzzles, setPuzzles] = useState<readonly NumberedPuzzle[]>([]);
  useEffect(() => {
    void loadPuzzles().then(setPuzzles);
    void listRaces(device).then((races) => {
      setFirst((races ?? []).filter(({ lesson }) => lesson === TUTORIAL));
    });
  }, [device]);
  const open = async (lesson: Lesson) => {
    const started = await openLesson(device, lesson);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('learn.failed', { reason: started.trouble.words }));
  };
  const openTheme = async (theme: PuzzleTheme) => {
    const puzzle = nextOfTheme(puzzles, savedProgress(), theme);
    if (puzzle === undefined) return;
    const started = await openPuzzle(device, puzzle);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(started.trouble.words);
  };
  const solved = solvedExercises();
  const lesson = nextLesson(puzzles, savedProgress());
  const foot = (
    <>
      {say('learn.foot')}{' '}
      <RouteLink to={{ at: 'rules', rule: null }} go={go} class="page-link learn-book">
        {say('learn.foot.book')}
      </RouteLink>
    </>
  );
  return (
    <Page room="learn" title={say('learn.title')} aside={say('learn.aside')} go={go} foot={foot}>
      <div class="learn-room">
        <FirstRace
          first={first}
          solved={solved}
          open={(lesson) => void open(lesson)}
          lesson={lesson}
          openTheme={(theme) => void openTheme(theme)}
          go={go}
        />
        <div class="learn-scene">
          <div class="learn-helper sheet">
            <GuideFigure />
            <p>
              <b>{say('learn.helper')}</b> {say('learn.helper.how')}
            </p>
          </div>
          <Car />
        </div>
        <Film />
        <section class="learn-exercises" aria-labelledby="exercises">
          <div class="film-head">
            <h2 id="exercises">{say('learn.exercises')}</h2>
            <p>{say('learn.exercises.how')}</p>
            <p class="learn-count">{say('learn.count', { count: solved.length, all: EXERCISES.length })}</p>
          </div>
          <ol class="exercises">
            {EXERCISES.map(({ id }) => (
              <Postcard key={id} id={id} isSolved={solved.includes(id)} open={() => void open(id)} />
            ))}
          </ol>
        </section>
        <PuzzlesPart key={about} device={device} go={go} about={about} complain={setNotice} />
      </div>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

interface FirstProps {
  readonly first: readonly RaceEntry[];
  readonly solved: readonly ExerciseId[];
  readonly open: (lesson: Lesson) => void;
  /** The theme whose lesson comes next; null once all are done. */
  readonly lesson: PuzzleTheme | null;
  readonly openTheme: (theme: PuzzleTheme) => void;
  readonly go: Go;
}

/** The act of this room: the first race, the next exercise, the lessons by theme, then a race like any other. */
function FirstRace({ first, solved, open, lesson, openTheme, go }: FirstProps): JSX.Element {
  const waiting = first.find(({ over }) => !over);
  const isDone = waiting === undefined && (first.length > 0 || solved.length > 0);
  const next = EXERCISES.find(({ id }) => !solved.includes(id))?.id;
  const again = (
    <button type="button" class="button" onClick={() => open(TUTORIAL)}>
      {say(isDone ? 'learn.first.again' : 'learn.anew')}
    </button>
  );
  if (waiting !== undefined)
    return (
      <section class="learn-first" aria-label={say('learn.race')}>
        <RouteLink to={{ at: 'table', table: waiting.table }} go={go} class="button go learn-go">
          <Act words={say('learn.goOn')} how={say('learn.goOn.how')} />
        </RouteLink>
        {again}
      </section>
    );
  if (!isDone)
    return (
      <section class="learn-first" aria-label={say('learn.race')}>
        <button type="button" class="button go learn-go" onClick={() => open(TUTORIAL)}>
          <Act words={say('learn.begin')} how={say('learn.begin.how')} />
        </button>
      </section>
    );
  return (
    <section class="learn-first" aria-label={say('learn.race')}>
      {next === undefined && lesson !== null ? (
        <button type="button" class="button go learn-go" onClick={() => openTheme(lesson)}>
          <Act words={say('learn.onward')} how={say(`puzzles.theme.${lesson}`)} />
        </button>
      ) : next === undefined ? (
        <RouteLink to={{ at: 'front' }} go={go} class="button go learn-go">
          <Act words={say('learn.ready')} how={say('learn.ready.how')} />
        </RouteLink>
      ) : (
        <button type="button" class="button go learn-go" onClick={() => open(next)}>
          <Act words={say('learn.onward')} how={say(`learn.exercise.${next}`)} />
        </button>
      )}
      {again}
    </section>
  );
}

const Act = ({ words, how }: { words: string; how: string }): JSX.Element => (
  <>
    <span class="learn-go-name">
      <Icon name="steering-wheel" />
      {words}
    </span>{' '}
    <small>{how}</small>
  </>
);

/** The learner's own half-track on the road. */
function Car(): JSX.Element {
  const drawn = useMemo(
    () => `<g transform="translate(-45 -62)">${pennant('french')}</g>${halftrack('french')}`,
    [],
  );
  return (
    <svg class="learn-car" viewBox="-62 -66 124 72" aria-hidden="true">
      <path d="M-50,-1L44,-1L62,3H-36Z" class="learn-shadow" />
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
    </svg>
  );
}

const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const edge = (off: number) => {
    const angle = ((ray * 20 + 4 + off) * Math.PI) / 180;
    return `${Math.round(120 + 300 * Math.cos(angle))},${Math.round(92 + 300 * Math.sin(angle))}`;
  };
  return `M120,92L${edge(-5)}L${edge(5)}Z`;
}).join('');

/** An exercise: its picture, its goal, and a postmark once it is solved. */
function Postcard({ id, isSolved, open }: { id: ExerciseId; isSolved: boolean; open: () => void }) {
  const name = say(`learn.exercise.${id}`);
  return (
    <li class={`lesson-card lesson-card-${id} sheet`}>
      <svg
        class="lesson-card-picture"
        viewBox="0 0 240 104"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="240" height="104" class="lesson-card-sky" />
        <path d={RAYS} class="lesson-card-rays" />
        <circle cx="120" cy="92" r="50" class="lesson-card-sun" />
        <g dangerouslySetInnerHTML={{ __html: POSTCARDS[id] }} />
      </svg>
      <h3>{name}</h3>
      <p>{say(`learn.exercise.${id}.goal`)}</p>
      <div class="lesson-card-foot">
        <button type="button" class="button" onClick={open}>
          {say(isSolved ? 'learn.redo' : 'learn.try')}
          <span class="unseen"> {name}</span>
        </button>
        <Postmark isSolved={isSolved} />
      </div>
    </li>
  );
}

function Postmark({ isSolved }: { isSolved: boolean }): JSX.Element {
  if (!isSolved)
    return (
      <svg class="lesson-mark" viewBox="-30 -30 94 60" role="img" aria-label={say('learn.unsolved')}>
        <path d="M24,-24H56V22H24Z" class="lesson-mark-spot" />
      </svg>
    );
  const word = say('learn.solved');
  return (
    <svg class="lesson-mark" viewBox="-30 -30 94 60" role="img" aria-label={word}>
      <g transform="rotate(-8)" class="lesson-mark-ink">
        <circle r="27" />
        <circle r="21" class="lesson-mark-fine" />
        <path d="M26,-8C38,-12 46,-4 58,-8M27,0C38,-4 46,4 58,0M26,8C38,4 46,12 58,8" />
        <text y="4" textLength={Math.min(38, word.length * 6.4)} lengthAdjust="spacingAndGlyphs">
          {word}
        </text>
      </g>
    </svg>
  );
}
