// An exercise at its table: its goal in the bar, which parts are met, a hint on request, and the end of the try.

import { computed, signal } from '@preact/signals';
import type { RaceSeat } from '@race/great-race';
import type { JSX } from 'preact';
import { writeRoute } from '../../shell/router/router.ts';
import { named, say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { perTable, useTable } from '../../table/model/table.ts';
import {
  type Condition,
  EXERCISES,
  type Exercise,
  type ExerciseId,
  type ExerciseVerdict,
  handAfter,
  judge,
  openLesson,
  saveSolved,
  type Try,
} from './exercises.ts';
import { GuideFigure, Mark } from './mark.tsx';
import type { Meant } from './meant.ts';
import { Go, Leave, Pointing, useBar } from './pointing.tsx';

/** The end of a try, with the parts that were met then: later answers change nothing. */
interface Judged {
  readonly verdict: Exclude<ExerciseVerdict, 'open'>;
  readonly conditions: readonly Condition[];
}

const tryingOf = perTable((table) => {
  const { facts, past, publicState, readable, reader, seatView } = table;
  const exercise = computed<Exercise | undefined>(() =>
    EXERCISES.find(({ id }) => id === facts.value?.lesson),
  );

  /** The hand when it was last seen, and how many lines there were. */
  let seen: { readonly own: RaceSeat | null; readonly lines: number } = { own: null, lines: 0 };

  /** The state of the try, after every step that is shown: the rivals need not have finished. */
  const tried = computed<Try | null>(() => {
    const [rules, known, now] = [readable.value, publicState.value, seatView.value];
    if (rules === null || known === null || reader.value === null) return null;
    if (now !== null) seen = { own: now.view.own, lines: past.value.length };
    const { board, cards } = rules;
    const events = past.value.flatMap((line) => line.events);
    const since = past.value.slice(seen.lines).flatMap((line) => line.events);
    const seat = reader.value;
    return {
      board,
      cards,
      publicState: known,
      own: handAfter(seen.own, since, { cards, seat }),
      seat,
      events,
    };
  });

  const judged = signal<Judged | null>(null);

  table.effect(() => {
    const [one, now] = [exercise.value, tried.value];
    if (one === undefined || now === null || judged.peek() !== null) return;
    const verdict = judge(one, now);
    if (verdict === 'open') return;
    if (verdict === 'solved') saveSolved(one.id);
    judged.value = { verdict, conditions: one.conditions(now) };
  });

  const conditions = computed<readonly Condition[]>(
    () =>
      judged.value?.conditions ??
      (tried.value === null ? [] : (exercise.value?.conditions(tried.value) ?? [])),
  );

  /** What the bar says besides the question: the goal first, the hint when it is asked for. */
  const says = signal<'goal' | 'hint' | null>('goal');

  return { exercise, conditions, judged, says };
});

export function ExerciseLesson({ exercise: { id } }: { exercise: Exercise }): JSX.Element {
  const table = useTable();
  const { conditions, judged, says } = tryingOf(table);
  const end = judged.value?.verdict ?? null;
  const words =
    end !== null
      ? say(`learn.verdict.${end}`)
      : says.value === null
        ? null
        : say(`learn.exercise.${id}.${says.value}`);
  const acts = end !== null ? EndActs : says.value !== null ? ReadActs : null;
  useBar(table, { head: ExerciseHead, words, acts });
  const meant = end === null && says.value === 'goal' ? cityMeant(table, conditions.value) : null;
  return <Pointing words={words} meant={meant} />;
}

/** The city that the goal names. */
function cityMeant(
  { readable }: ReturnType<typeof useTable>,
  conditions: readonly Condition[],
): Meant | null {
  const city = conditions.find((one) => one.wants === 'city');
  const space = readable.value?.board.spaces.findIndex((one) => one.city?.id === city?.city) ?? -1;
  return city === undefined || space < 0 ? null : { space };
}

function ExerciseHead(): JSX.Element | null {
  const { conditions, exercise, judged, says } = tryingOf(useTable());
  const id = exercise.value?.id;
  if (id === undefined) return null;
  return (
    <header class="guide-bar">
      <GuideFigure />
      <h2 class="guide-name">{say(`learn.exercise.${id}`)}</h2>
      <ul class="ticks">
        {conditions.value.map((one) => (
          <Mark key={one.wants} isOn={one.isMet} on={say('learn.goal.yes')} off={say('learn.goal.no')}>
            {conditionWords(one)}
          </Mark>
        ))}
      </ul>
      {judged.value === null && (
        <button type="button" class="button guide-act" onClick={() => (says.value = 'hint')}>
          {say('learn.hint')}
        </button>
      )}
      <Leave />
    </header>
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

/** The goal or the hint has been read. */
function ReadActs(): JSX.Element {
  const { says } = tryingOf(useTable());
  return (
    <div class="bar-acts guide-acts">
      <Go act={() => (says.value = null)} />
    </div>
  );
}

function EndActs(): JSX.Element | null {
  const { exercise, judged } = tryingOf(useTable());
  const id = exercise.value?.id;
  if (id === undefined) return null;
  const next = EXERCISES[EXERCISES.findIndex((one) => one.id === id) + 1]?.id;
  const isSolved = judged.value?.verdict === 'solved';
  return (
    <div class="bar-acts guide-acts">
      {isSolved && next === undefined ? (
        <a class="button go hole-main" href={writeRoute({ at: 'learn' })}>
          {say('learn.all')}
        </a>
      ) : (
        <button
          type="button"
          class="button go hole-main"
          onClick={() => void start(isSolved ? (next ?? id) : id)}
        >
          {say(isSolved ? 'learn.next' : 'learn.again')}
        </button>
      )}
      {isSolved ? (
        <button type="button" class="button hole-second" onClick={() => void start(id)}>
          {say('learn.again')}
        </button>
      ) : (
        <a class="button hole-second" href={writeRoute({ at: 'learn' })}>
          {say('learn.all')}
        </a>
      )}
    </div>
  );
}

async function start(id: ExerciseId): Promise<void> {
  const started = await openLesson(ownDevice(), id);
  if ('table' in started) location.hash = writeRoute({ at: 'table', table: started.table });
}
