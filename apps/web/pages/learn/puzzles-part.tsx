// The puzzles in the room where one learns: the one of the day, a theme to choose, the streak and the rating.
import { DIFFICULTIES, difficultyOf, type PuzzleTheme, THEMES } from '@race/study/puzzle.ts';
import { TOPICS, type Topic } from '@race/study/topics.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import {
  isSolved,
  type PuzzleProgress,
  ratingOf,
  savedProgress,
  shareProgress,
  streakOn,
  today,
} from './progress.ts';
import {
  beginCourse,
  lessonOf,
  loadPuzzles,
  type NumberedPuzzle,
  nextOfTheme,
  nextPuzzle,
  openPuzzle,
  puzzleOfDay,
  trainingFor,
  triedOf,
  type Wanted,
} from './puzzles.ts';
import './puzzles.css';

/** What is asked for by who wants the puzzle of the day. */
const OF_DAY = 'day';

/** Shows a part of the page, and the keyboard goes on from its button. */
function bringHere(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'center' });
  box?.querySelector('button')?.focus({ preventScroll: true });
}

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** What the reader's last race was lost on; null where nobody said so. */
  readonly about: string | null;
  /** Shows why a puzzle could not be opened. */
  readonly complain: (words: string) => void;
}

export function PuzzlesPart({ device, go, about, complain }: Props): JSX.Element | null {
  const [all, setAll] = useState<readonly NumberedPuzzle[]>([]);
  useEffect(() => {
    void loadPuzzles().then(setAll);
  }, []);
  const [progress, setProgress] = useState(savedProgress);
  useEffect(() => {
    // Puzzles that were tried on another device.
    void shareProgress().then((shared) => {
      if (shared !== null) setProgress(shared);
    });
  }, []);
  const now = today();
  const ofDay = puzzleOfDay(all, now);
  if (ofDay === undefined) return null;
  const hasSolved = (puzzle: NumberedPuzzle) => isSolved(progress, puzzle);
  const open = async (puzzle: NumberedPuzzle | undefined) => {
    if (puzzle === undefined) return;
    const started = await openPuzzle(device, puzzle);
    if ('table' in started) go({ at: 'table', table: started.table });
    else complain(started.trouble.words);
  };
  const openNext = (wanted: Wanted) => void open(nextPuzzle(all, progress, wanted));
  const openTheme = (theme: PuzzleTheme) => void open(nextOfTheme(all, progress, theme));
  const topic = TOPICS.find((one) => one === about);
  const isAboutDay = about === OF_DAY;
  return (
    <section class="learn-exercises" aria-labelledby="puzzles">
      <div class="film-head">
        <h2 id="puzzles">{say('puzzles.title')}</h2>
        <p>{say('puzzles.how')}</p>
        <p class="learn-count">
          {say('learn.count', { count: all.filter(hasSolved).length, all: all.length })}
        </p>
      </div>
      {topic !== undefined && (
        <Training
          topic={topic}
          puzzles={trainingFor(all, progress, topic)}
          isSolved={hasSolved}
          open={open}
        />
      )}
      <div class="puzzles">
        <div ref={isAboutDay ? bringHere : null} class="puzzles-day sheet">
          <h3>{say('puzzles.day')}</h3>
          <p>{dayWords(Date.now())}</p>
          <p>
            <b>{say(`puzzles.theme.${ofDay.theme}`)}</b> · {say(`puzzles.difficulty.${difficultyOf(ofDay)}`)}
          </p>
          <button type="button" class="button" onClick={() => void open(ofDay)}>
            {say(progress.days[now] === undefined ? 'puzzles.solve' : 'learn.redo')}
          </button>
          <dl>
            <div>
              <dt>{say('puzzles.streak')}</dt>
              <dd>{streakOn(progress, now)}</dd>
            </div>
            <div>
              <dt>{say('puzzles.rating')}</dt>
              <dd>{ratingOf(progress)}</dd>
            </div>
          </dl>
          <p class="puzzles-kept">
            {say(progress.of === null ? 'puzzles.kept.device' : 'puzzles.kept.account')}
          </p>
        </div>
        <ul class="puzzles-themes">
          {THEMES.map((theme) => {
            const some = all.filter((puzzle) => puzzle.theme === theme);
            return (
              some.length > 0 && (
                <li key={theme} class="sheet">
                  <button type="button" onClick={() => openTheme(theme)}>
                    <b>{say(`puzzles.theme.${theme}`)}</b>
                    <span>{say(`puzzles.theme.${theme}.how`)}</span>
                    <i>{lessonWords(all, progress, theme)}</i>
                    <i>{say('learn.count', { count: some.filter(hasSolved).length, all: some.length })}</i>
                  </button>
                </li>
              )
            );
          })}
        </ul>
        <fieldset class="puzzles-levels sheet">
          <legend>{say('puzzles.any')}</legend>
          {DIFFICULTIES.map((difficulty) => (
            <button
              key={difficulty}
              type="button"
              class="button"
              onClick={() => openNext({ theme: null, difficulty })}
            >
              {say(`puzzles.difficulty.${difficulty}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

/** How far the lesson of a theme is: its easiest puzzles. */
function lessonWords(all: readonly NumberedPuzzle[], progress: PuzzleProgress, theme: PuzzleTheme): string {
  const lesson = lessonOf(all, theme);
  const count = triedOf(lesson, progress);
  return count === lesson.length
    ? say('puzzles.lesson.done')
    : say('puzzles.lesson', { count, all: lesson.length });
}

interface TrainingProps {
  readonly topic: Topic;
  readonly puzzles: readonly NumberedPuzzle[];
  readonly isSolved: (puzzle: NumberedPuzzle) => boolean;
  readonly open: (puzzle: NumberedPuzzle) => Promise<void>;
}

/** Puzzles about what a race was lost on. */
function Training({ topic, puzzles, isSolved, open }: TrainingProps): JSX.Element {
  return (
    <section ref={bringHere} class="puzzles-training sheet" aria-labelledby="training">
      <h3 id="training">{say(`puzzles.topic.${topic}`)}</h3>
      <ol>
        {puzzles.map((puzzle, nth) => (
          <li key={puzzle.number}>
            <button
              type="button"
              class={nth === 0 ? 'button go' : 'button'}
              onClick={() => {
                beginCourse(puzzles);
                void open(puzzle);
              }}
            >
              {nth + 1} · {say(`puzzles.theme.${puzzle.theme}`)} ·{' '}
              {say(`puzzles.difficulty.${difficultyOf(puzzle)}`)}
              {isSolved(puzzle) && <i> ✓ {say('learn.solved')}</i>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
