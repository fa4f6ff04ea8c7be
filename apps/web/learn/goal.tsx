// The goal of an exercise beside its table: what holds already, a hint for who asks, and how the try ended.
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ownCards } from '../race/decide/own-seat.ts';
import { own, past, reader, seatView, waiting } from '../race/race.ts';
import { writeRoute } from '../router/router.ts';
import { readable } from '../state/readable.ts';
import { named, say } from '../words/say.ts';
import {
  type Condition,
  type Exercise,
  type ExerciseId,
  type ExerciseVerdict,
  judge,
  type Try,
} from './exercises/exercise.ts';
import { EXERCISES } from './exercises/index.ts';
import { openLesson, saveSolved } from './lessons.ts';
import { Mark } from './mark.tsx';
import { Notebook } from './notebook.tsx';

/** How the try stands; null while something is still being shown. */
const tried = computed<Try | null>(() => {
  const [now, rules] = [seatView.value, readable.value];
  if (now === null || rules === null || waiting.value > 0) return null;
  const events = past.value.flatMap((line) => line.events);
  const { board, cards } = rules;
  return { board, cards, publicState: now.view.public, own: ownCards.value, seat: reader.value ?? 0, events };
});

/** How a try ended, with what held then: whatever is played afterwards changes nothing. */
interface Judged {
  readonly table: string;
  readonly verdict: Exclude<ExerciseVerdict, 'open'>;
  readonly conditions: readonly Condition[];
}

const judged = signal<Judged | null>(null);
const hinted = signal<string | null>(null);

export function Goal({ exercise }: { exercise: Exercise }): JSX.Element {
  const { id } = exercise;
  const table = seatView.value?.table;
  const now = tried.value;
  useEffect(() => {
    if (now === null || table === undefined || judged.peek()?.table === table) return;
    const verdict = judge(exercise, now);
    if (verdict === 'open') return;
    if (verdict === 'solved') saveSolved(id);
    judged.value = { table, verdict, conditions: exercise.conditions(now) };
  }, [now, table]);
  const ended =
    judged.value !== null && (table === undefined || judged.value.table === table) ? judged.value : null;
  const isHinted = ended === null && hinted.value === id;
  const said = useRef<HTMLDivElement>(null);
  // What is said last may stand below what fits on a small screen.
  useEffect(() => {
    if (ended !== null || isHinted) said.current?.scrollIntoView({ block: 'nearest' });
  }, [ended, isHinted]);
  const conditions = ended?.conditions ?? (now === null ? [] : exercise.conditions(now));
  return (
    <Notebook
      name={say(`learn.exercise.${id}`)}
      head={<h2 class="goal-title">{say(`learn.exercise.${id}`)}</h2>}
      acts={ended === null ? <BeforeEnd id={id} /> : <AfterEnd id={id} verdict={ended.verdict} />}
    >
      <p class="jotting">{say(`learn.exercise.${id}.goal`)}</p>
      <ul class="ticks">
        {conditions.map((one) => (
          <Mark key={one.wants} isOn={one.isMet} on={say('learn.goal.yes')} off={say('learn.goal.no')}>
            {conditionWords(one)}
          </Mark>
        ))}
      </ul>
      <div ref={said} aria-live="polite">
        {ended !== null && <p class="jotting verdict">{say(`learn.verdict.${ended.verdict}`)}</p>}
        {isHinted && <p class="jotting">{say(`learn.exercise.${id}.hint`)}</p>}
      </div>
    </Notebook>
  );
}

function conditionWords(one: Condition): string {
  switch (one.wants) {
    case 'city':
      return say('learn.goal.city', { city: named('city', one.city) });
    case 'petrol':
    case 'mechanics':
    case 'prestige':
      return say(`learn.goal.${one.wants}`, { now: one.now, least: one.least });
    case 'card':
      return say('learn.goal.card', { card: named('card', one.card) });
    default:
      return say(`learn.goal.${one.wants}`);
  }
}

function BeforeEnd({ id }: { id: ExerciseId }): JSX.Element {
  return (
    <>
      {hinted.value !== id && (
        <button type="button" class="button" onClick={() => (hinted.value = id)}>
          {say('learn.hint')}
        </button>
      )}
      <Again id={id} isNext={false} />
    </>
  );
}

function AfterEnd({ id, verdict }: { id: ExerciseId; verdict: 'solved' | 'failed' }): JSX.Element {
  const next = EXERCISES[EXERCISES.findIndex((one) => one.id === id) + 1]?.id;
  return (
    <>
      {verdict === 'solved' && next !== undefined ? (
        <Again id={next} isNext />
      ) : (
        <Again id={id} isNext={false} />
      )}
      <a class="button" href={writeRoute({ at: 'learn' })}>
        {say('learn.all')}
      </a>
    </>
  );
}

function Again({ id, isNext }: { id: ExerciseId; isNext: boolean }): JSX.Element {
  return (
    <button type="button" class="button" onClick={() => void start(id)}>
      {say(isNext ? 'learn.next' : 'learn.again')}
    </button>
  );
}

async function start(id: ExerciseId): Promise<void> {
  const started = await openLesson(own, id);
  if ('table' in started) location.hash = writeRoute({ at: 'table', table: started.table });
}
