// Learning the game: a first race with a helper, and five exercises.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../../shell/frame/notice.tsx';
import { Page, Section } from '../../shell/frame/page.tsx';
import { RouteLink } from '../../shell/router/links.tsx';
import type { Go } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { type Device, listRaces } from '../../sources/device/client.ts';
import { type RaceEntry, TUTORIAL } from '../../sources/race-messages.ts';
import { unfinished } from '../library/library.ts';
import type { ExerciseId } from './exercises.ts';
import { EXERCISES } from './exercises.ts';
import { openLesson, solvedExercises } from './lessons.ts';
import { GuideFigure, Mark } from './mark.tsx';
import './learn-page.css';

export function LearnPage({ device, go }: { device: Device; go: Go }): JSX.Element {
  const [waiting, setWaiting] = useState<RaceEntry | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    void listRaces(device).then((races) => {
      setWaiting(unfinished(races ?? []).find(({ lesson }) => lesson === TUTORIAL) ?? null);
    });
  }, [device]);
  const open = async (lesson: ExerciseId | typeof TUTORIAL) => {
    const started = await openLesson(device, lesson);
    if ('table' in started) go({ at: 'table', table: started.table });
    else setNotice(say('learn.failed', { reason: started.trouble.words }));
  };
  return (
    <Page title={say('learn.title')} aside={say('learn.aside')} go={go}>
      <Section title={say('learn.race')} class="learn-race">
        <div class="learn-sheet learn-first sheet">
          <GuideFigure />
          <p>{say('learn.race.how')}</p>
          <div class="learn-acts">
            {waiting !== null && (
              <RouteLink to={{ at: 'table', table: waiting.table }} go={go} class="button go">
                {say('front.continue')}
              </RouteLink>
            )}
            <button
              type="button"
              class={waiting === null ? 'button go' : 'button'}
              onClick={() => void open(TUTORIAL)}
            >
              {say(waiting === null ? 'learn.begin' : 'learn.anew')}
            </button>
          </div>
        </div>
      </Section>
      <Section title={say('learn.exercises')} aside={say('learn.exercises.how')} class="learn-exercises">
        <ol class="exercises">
          {EXERCISES.map(({ id }) => (
            <ExerciseSheet key={id} id={id} open={() => void open(id)} />
          ))}
        </ol>
      </Section>
      <Notice words={notice} onDismiss={() => setNotice(null)} />
    </Page>
  );
}

function ExerciseSheet({ id, open }: { id: ExerciseId; open: () => void }): JSX.Element {
  const name = say(`learn.exercise.${id}`);
  const isSolved = solvedExercises().includes(id);
  const state = say(isSolved ? 'learn.solved' : 'learn.unsolved');
  return (
    <li class="learn-sheet sheet">
      <h3>{name}</h3>
      <p>{say(`learn.exercise.${id}.goal`)}</p>
      <div class="learn-acts">
        <button type="button" class="button" onClick={open}>
          {say('learn.try')}
          <span class="unseen"> {name}</span>
        </button>
        <ul class="ticks">
          <Mark isOn={isSolved} on={say('learn.goal.yes')} off={say('learn.goal.no')}>
            {state}
          </Mark>
        </ul>
      </div>
    </li>
  );
}
