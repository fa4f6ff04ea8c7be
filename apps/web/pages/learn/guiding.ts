// The guide of the first race: one sentence at a time. It explains, waits for Next, then waits for the player to act.

import { batch, computed, signal } from '@preact/signals';
import { listOf } from '@race/words/t.ts';
import { choosingOf } from '../../games/race/choosing.ts';
import { say, words } from '../../shell/words/say.ts';
import { DEEDS } from '../../sources/thinking/messages.ts';
import { perTable } from '../../table/model/table.ts';
import { advisingOf } from './advising.ts';
import { doingNow, isElsewhere, type Page, show } from './doing.ts';
import { type Meant, meantBy } from './meant.ts';
import { STEPS, stepsBefore, type Tell, tellsAt, tellsBefore } from './notes.ts';

interface Told {
  readonly question: string;
  readonly tells: readonly Tell[];
  /** Whether the advice has added its sentences. */
  readonly isAdvised: boolean;
}

/** What the bar shows: a sentence with Next, the act itself, or the end. */
type Shown =
  | ({ readonly kind: 'tell' } & Page)
  | ({ readonly kind: 'do' } & Page)
  | ({ readonly kind: 'end' } & Page);

export const guidingOf = perTable((table) => {
  const { past, publicState, reader, seatView } = table;
  const { advice, deeds, from, question } = advisingOf(table);
  const { advised, armed } = choosingOf(table);
  const told = signal<Told | null>(null);
  /** The sentence at which the learner is; behind the last one something is to be done. */
  const at = signal(0);
  /** The counted steps so far, in the order in which they were told. */
  const steps = signal<readonly Tell[]>([]);
  /** What the learner has read already. If the question changes by itself, only the rest is explained again. */
  const read = new Set<Tell>();
  let isResumed = false;
  /** The end has two sentences. */
  const isAtPoints = signal(false);

  // A new question has its own sentences, and the advice may add some.
  table.effect(() => {
    const [asked, now, found] = [question.value, seatView.value, advice.value];
    if (asked === null || now === null) return;
    const seat = reader.peek() ?? 0;
    const before = told.peek();
    batch(() => {
      if (!isResumed) {
        isResumed = true;
        steps.value = stepsBefore(past.peek(), seat, from.peek());
        for (const one of steps.peek()) read.add(one);
      }
      if (before?.question !== asked) {
        const isNew = (one: Tell) => !read.has(one) && !(one === 'stopped' && read.has('halt'));
        const tells = tellsAt(now.view.public, past.peek(), { seat, from: from.peek() }).filter(isNew);
        told.value = { question: asked, tells, isAdvised: false };
        at.value = 0;
      }
      const mine = told.peek();
      if (found !== null && mine !== null && !mine.isAdvised)
        told.value = {
          ...mine,
          tells: [...mine.tells, ...tellsBefore(found.answer, past.peek(), seat)],
          isAdvised: true,
        };
    });
  });

  const tell = computed<Tell | null>(() =>
    told.value === null || told.value.question !== question.value
      ? null
      : (told.value.tells[at.value] ?? null),
  );

  // Once shown, a step counts.
  table.effect(() => {
    const one = tell.value;
    if (one !== null && STEPS.includes(one) && !steps.peek().includes(one))
      steps.value = [...steps.peek(), one];
  });

  const hasArrived = computed(() => (publicState.value?.crews[reader.value ?? -1]?.arrived ?? 0) > 0);

  /** Whether the learner is about to do something else than advised. */
  const isAway = computed(
    () => advice.value !== null && tell.value === null && isElsewhere(table, advice.value),
  );

  const shown = computed<Shown | null>(() => {
    if (seatView.value?.over === true) return { kind: 'end', words: endWords(), meant: null };
    if (tell.value !== null)
      return { kind: 'tell', words: say(`learn.tell.${tell.value}`), meant: meantBy(table, tell.value) };
    // A question that asks for confirmation names the cost itself.
    if (armed.value !== null) return null;
    if (question.value !== null && advice.value !== null)
      return isAway.value ? null : { kind: 'do', ...doingNow(table, advice.value) };
    return hasArrived.value ? { kind: 'do', words: say('learn.tell.arrived'), meant: null } : null;
  });

  function endWords(): string {
    if (isAtPoints.value) return say('learn.end.points');
    const missing = DEEDS.filter((deed) => !deeds.value.includes(deed)).map((deed) =>
      say(`learn.deed.${deed}`),
    );
    return missing.length === 0
      ? say('learn.end.all')
      : say('learn.end.some', { deeds: listOf(words(), missing) });
  }

  /** The number of the step, and of all. */
  const step = computed<{ readonly step: number; readonly of: number } | null>(() => {
    if (seatView.value?.over === true || steps.value.length === 0) return null;
    const place = tell.value === null ? -1 : steps.value.indexOf(tell.value);
    return { step: place < 0 ? steps.value.length : place + 1, of: STEPS.length };
  });

  // The advised act is chosen once, when it is its turn: from then on the learner chooses.
  let chosenFor: string | null = null;
  table.effect(() => {
    const found = advice.value;
    const isDoing = tell.value === null && found !== null && told.value?.isAdvised === true;
    if (!isDoing || found === null) return;
    if (chosenFor === found.question) return;
    chosenFor = found.question;
    show(table, found);
  });

  // The highlight never contradicts the advice: it shows the advised act, or what the learner has chosen instead.
  table.effect(() => {
    const found = advice.value;
    if (found === null || tell.value !== null) return;
    advised.value = isAway.value ? null : found.answer;
  });

  const meant = computed<Meant | null>(() => shown.value?.meant ?? null);

  return {
    shown,
    meant,
    step,
    isAway,
    isAtPoints,
    canGoBack: computed(() => at.value > 0),
    next: () => {
      const one = tell.peek();
      if (one !== null) read.add(one);
      at.value += 1;
    },
    back: () => {
      at.value = Math.max(0, at.peek() - 1);
    },
    /** Chooses what is advised, after all. */
    showAgain: () => {
      const found = advice.peek();
      if (found !== null) show(table, found);
    },
  };
});
