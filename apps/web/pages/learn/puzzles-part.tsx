// The puzzles in the room where one learns: the one of the day, a theme to choose, the streak and the rating.
import { DIFFICULTIES, difficultyOf, THEMES } from '@race/study/puzzle.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Go } from '../../shell/router/router.ts';
import { dayWords, say } from '../../shell/words/say.ts';
import type { Device } from '../../sources/device/client.ts';
import {
  keyOfPuzzle,
  loadPuzzles,
  type NumberedPuzzle,
  nextPuzzle,
  openPuzzle,
  puzzleOfDay,
  savedProgress,
  streakOn,
  today,
  type Wanted,
} from './puzzles.ts';
import './puzzles.css';

interface Props {
  readonly device: Device;
  readonly go: Go;
  /** Shows why a puzzle could not be opened. */
  readonly complain: (words: string) => void;
}

export function PuzzlesPart({ device, go, complain }: Props): JSX.Element | null {
  const [all, setAll] = useState<readonly NumberedPuzzle[]>([]);
  useEffect(() => {
    void loadPuzzles().then(setAll);
  }, []);
  const progress = savedProgress();
  const now = today();
  const ofDay = puzzleOfDay(all, now);
  if (ofDay === undefined) return null;
  const isSolved = (puzzle: NumberedPuzzle) => progress.tried[keyOfPuzzle(puzzle)] === true;
  const open = async (puzzle: NumberedPuzzle | undefined) => {
    if (puzzle === undefined) return;
    const started = await openPuzzle(device, puzzle);
    if ('table' in started) go({ at: 'table', table: started.table });
    else complain(started.trouble.words);
  };
  const openNext = (wanted: Wanted) => void open(nextPuzzle(all, progress, wanted));
  return (
    <section class="learn-exercises" aria-labelledby="puzzles">
      <div class="film-head">
        <h2 id="puzzles">{say('puzzles.title')}</h2>
        <p>{say('puzzles.how')}</p>
        <p class="learn-count">
          {say('learn.count', { count: all.filter(isSolved).length, all: all.length })}
        </p>
      </div>
      <div class="puzzles">
        <div class="puzzles-day sheet">
          <h3>{say('puzzles.day')}</h3>
          <p>{dayWords(Date.now())}</p>
          <p>
            <b>{say(`puzzles.theme.${ofDay.theme}`)}</b> · {say(`puzzles.difficulty.${difficultyOf(ofDay)}`)}
          </p>
          <button type="button" class="button" onClick={() => void open(ofDay)}>
            {say(progress.day === now ? 'learn.redo' : 'puzzles.solve')}
          </button>
          <dl>
            <div>
              <dt>{say('puzzles.streak')}</dt>
              <dd>{streakOn(progress, now)}</dd>
            </div>
            <div>
              <dt>{say('puzzles.rating')}</dt>
              <dd>{progress.rating}</dd>
            </div>
          </dl>
        </div>
        <ul class="puzzles-themes">
          {THEMES.map((theme) => {
            const some = all.filter((puzzle) => puzzle.theme === theme);
            return (
              some.length > 0 && (
                <li key={theme} class="sheet">
                  <button type="button" onClick={() => openNext({ theme, difficulty: null })}>
                    <b>{say(`puzzles.theme.${theme}`)}</b>
                    <span>{say(`puzzles.theme.${theme}.how`)}</span>
                    <i>{say('learn.count', { count: some.filter(isSolved).length, all: some.length })}</i>
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
