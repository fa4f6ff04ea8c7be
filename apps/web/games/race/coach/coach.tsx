// After a race: up to three turns with a better plan, how much better it was, how certain that is, and a link to try it.

import { planWords } from '@race/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Go } from '../../../shell/router/router.ts';
import { say, words } from '../../../shell/words/say.ts';
import { percent } from '../../../shell/words/written.ts';
import type { Tutorial } from '../../../sources/thinking/messages.ts';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { figuresOf } from '../hint/note.tsx';
import { coachOf } from './looking.ts';

import './coach.css';

export function Coach({ go }: { go: Go }): JSX.Element | null {
  const table = useTable();
  const { looking, stop } = coachOf(table);
  useEffect(() => stop, []);
  const now = looking.value;
  return (
    <section class="coach-part" aria-label={say('coach.title')}>
      <h3>{say('coach.title')}</h3>
      <div aria-live="polite">
        {now.is === 'looking' && <p>{say('coach.looking')}</p>}
        {now.is === 'failed' && <p>{say('coach.failed')}</p>}
        {now.is === 'told' && <Lessons lessons={now.lessons} go={go} />}
        {now.is === 'idle' && <p class="aside">{say('coach.how')}</p>}
      </div>
      {now.is === 'looking' ? <AtWork done={now.done} of={now.of} /> : <Ask />}
    </section>
  );
}

/** A button for each person who raced. */
function Ask(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  const { look, looking } = coachOf(table);
  const now = seatView.value;
  if (now === null) return null;
  const { seat } = now.view;
  const told = looking.value.is === 'told' ? looking.value.seat : null;
  const people = now.players.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []));
  const asking = (seat === null ? people : [seat]).filter((one) => one !== told);
  return (
    <div class="coach-acts">
      {asking.map((one) => (
        <button key={one} type="button" class="button" onClick={() => void look(one)}>
          {asking.length === 1 && told === null
            ? say('coach.ask')
            : say('coach.askFor', { crew: nameAt(table, one) })}
        </button>
      ))}
    </div>
  );
}

function nameAt(table: TableModel, seat: number): string {
  const { crews } = table;
  const crew = crews.value[seat];
  return crew === undefined ? '' : crewName(table, crew);
}

function AtWork({ done, of }: { done: number; of: number }): JSX.Element {
  const table = useTable();
  const { stop } = coachOf(table);
  return (
    <div class="coach-acts">
      <progress value={done} max={of} aria-label={say('coach.looking')} />
      <button type="button" class="button" onClick={stop}>
        {say('coach.stop')}
      </button>
    </div>
  );
}

function Lessons({ lessons, go }: { lessons: readonly Tutorial[]; go: Go }): JSX.Element {
  if (lessons.length === 0) return <p>{say('coach.none')}</p>;
  return (
    <>
      <ol class="lessons">
        {lessons.map((lesson) => (
          <LessonItem key={lesson.turn} lesson={lesson} go={go} />
        ))}
      </ol>
      <p class="aside">{say('coach.again.how')}</p>
    </>
  );
}

function LessonItem({ lesson, go }: { lesson: Tutorial; go: Go }): JSX.Element {
  const model = useTable();
  const { tryAgain } = coachOf(model);
  const { more, low, high } = figuresOf(lesson);
  const again = async () => {
    const table = await tryAgain(lesson);
    if (table !== null) go({ at: 'table', table });
  };
  return (
    <li class="lesson">
      <h4>{say('coach.turn', { turn: lesson.turn })}</h4>
      <p>{say('coach.given', { plan: placed(lesson.given) })}</p>
      <p>
        <b>{say('coach.better', { plan: placed(lesson.better) })}</b> {say(`hint.because.${lesson.reason}`)}
      </p>
      <p class="aside">{say('coach.difference', { count: more, low, high, sure: percent(0.95) })}</p>
      <button type="button" class="button" onClick={() => void again()}>
        {say('coach.again')}
      </button>
    </li>
  );
}

const placed = (answer: Tutorial['given']): string =>
  answer.do === 'plan' ? planWords(words(), answer.boxes) : '';
