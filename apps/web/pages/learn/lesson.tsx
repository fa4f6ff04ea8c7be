// A table that teaches: the guide of the first race, or the goal of an exercise, in the decision bar.
import type { JSX } from 'preact';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { TUTORIAL } from '../../sources/race-messages.ts';
import { useTable } from '../../table/model/table.ts';
import { useAdvice } from './advising.ts';
import { EXERCISES } from './exercises.ts';
import { ExerciseLesson } from './goal.tsx';
import { guidingOf } from './guiding.ts';
import { GuideFigure } from './mark.tsx';
import { Go, Leave, Pointing, useBar } from './pointing.tsx';
import { PuzzleLesson } from './puzzle-lesson.tsx';
import { puzzleOfLesson } from './puzzles.ts';

export function Lesson(): JSX.Element | null {
  const { facts } = useTable();
  const lesson = facts.value?.lesson;
  const exercise = EXERCISES.find(({ id }) => id === lesson);
  if (exercise !== undefined) return <ExerciseLesson key={exercise.id} exercise={exercise} />;
  if (puzzleOfLesson(lesson) !== null) return <PuzzleLesson />;
  return lesson === TUTORIAL ? <Tutorial /> : null;
}

function Tutorial(): JSX.Element {
  const table = useTable();
  const { meant, shown } = guidingOf(table);
  useAdvice();
  const kind = shown.value?.kind;
  const words = shown.value?.words ?? null;
  const acts = kind === 'tell' ? TellActs : kind === 'end' ? EndActs : null;
  useBar(table, { head: GuideHead, words, acts });
  return <Pointing words={words} meant={meant.value} />;
}

function GuideHead(): JSX.Element {
  const { isAway, showAgain, step } = guidingOf(useTable());
  return (
    <header class="guide-bar">
      <GuideFigure />
      <p class="guide-name">{say('learn.guide')}</p>
      {step.value !== null && <p class="guide-step">{say('learn.step', step.value)}</p>}
      {isAway.value && (
        <button type="button" class="button guide-act" onClick={showAgain}>
          {say('learn.show')}
        </button>
      )}
      <Leave />
    </header>
  );
}

function TellActs(): JSX.Element {
  const { back, canGoBack, next } = guidingOf(useTable());
  return (
    <div class="bar-acts guide-acts">
      <Go act={next} />
      <button
        type="button"
        class="button hole-second"
        aria-disabled={!canGoBack.value}
        onClick={() => canGoBack.peek() && back()}
      >
        {say('learn.back')}
      </button>
    </div>
  );
}

function EndActs(): JSX.Element {
  const { isAtPoints } = guidingOf(useTable());
  return (
    <div class="bar-acts guide-acts">
      {isAtPoints.value ? (
        <>
          <a class="button go hole-main" href={writeRoute({ at: 'learn' })}>
            {say('learn.end.exercises')}
          </a>
          <a class="button hole-second" href={writeRoute({ at: 'set', around: false })}>
            {say('front.way.set')}
          </a>
        </>
      ) : (
        <Go act={() => (isAtPoints.value = true)} />
      )}
    </div>
  );
}
