// Answers that the page gives by itself: those that were agreed to with a route, and those without an alternative.
import { signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { askingFrame } from '@race/words/asking.ts';
import { perTable } from '../../../table/model/table.ts';
import { choosingOf } from '../choosing.ts';
import { drivePlanOf } from '../driving/drive-plan.ts';
import { mapInUseOf } from '../driving/map-in-use.ts';
import { repairPlanOf } from './repair-plan.ts';

/** Questions whose timing could show what is in a hand. CARD-06. */
const TELL_TALE: readonly string[] = ['window', 'entry', 'halt', 'hand', 'repair'];

/** Questions at which only some cards help; the others can be played just as well afterwards. */
const WITH_HELP: readonly string[] = ['entry', 'halt'];

interface Question {
  readonly kind: string | undefined;
  /** Whether others at this screen or elsewhere see when it is answered. */
  readonly isWatched: boolean;
  /** The cards that help here. */
  readonly helping?: readonly Answer[];
}

/** The answer to a question that is no choice; null where there is one, or where being asked must not give a hand away. */
export function onlyAnswer(
  all: readonly Answer[],
  { kind, isWatched, helping = [] }: Question,
): Answer | null {
  const hasOther = kind !== undefined && WITH_HELP.includes(kind);
  const answers = hasOther ? all.filter((one) => one.do !== 'play' || helping.includes(one)) : all;
  const [first] = answers;
  if (first === undefined) return null;
  // The first tile is in hand at once; another can be taken instead.
  if (first.do === 'hold') return first;
  if (answers.length > 1 || kind === 'window' || kind === 'plan') return null;
  return isWatched && kind !== undefined && TELL_TALE.includes(kind) ? null : first;
}

export const byItselfOf = perTable((table) => {
  const { give, isAnswering, seatView, takeBack, waiting } = table;
  const { answers, cardsInBar, context } = choosingOf(table);
  const { agreedAnswer } = drivePlanOf(table);
  const { plannedRepair } = repairPlanOf(table);
  const { isAtTable } = mapInUseOf(table);
  /** The answers given so, by their lines: undo goes back beyond them. */
  const lines = new Set<number>();
  /** The question that such an answer was given to, until its line is known. */
  let given: number | null = null;
  /** The question that was answered last: its outcome may be known before the next one is. */
  let answered: number | null = null;
  /** Nothing is answered by itself right after an undo, or the undo would undo itself. */
  const isHeldBack = signal(false);

  table.effect(() => {
    const now = seatView.value;
    if (now === null || given === null || now.line === given) return;
    given = null;
    const [last] = now.takeable;
    if (last !== undefined) lines.add(last);
  });

  table.effect(() => {
    const now = seatView.value;
    if (now === null || !isAtTable.value || waiting.value > 0 || isAnswering.value || isHeldBack.value)
      return;
    if (now.line === answered || now.curtain !== null || now.over || context.value === null) return;
    const people = now.players.filter(({ kind }) => kind === 'person').length;
    const kind = now.view.public.stack.at(-1)?.kind;
    const isBase = askingFrame(now.view.public) !== null;
    const answer =
      agreedAnswer(answers.value) ??
      plannedRepair(answers.value) ??
      (isBase ? onlyAnswer(answers.value, { kind, isWatched: people > 1, helping: cardsInBar.value }) : null);
    if (answer === null) return;
    given = now.line;
    void give(answer);
  });

  // Whatever is answered after an undo ends it.
  table.effect(() => {
    if (!isAnswering.value) return;
    isHeldBack.value = false;
    answered = seatView.peek()?.line ?? null;
  });

  /** Takes back the last answer that was a choice, or the one at a line and all since. */
  async function undo(from?: number): Promise<void> {
    const { takeable = [] } = seatView.peek() ?? {};
    const to = from ?? takeable.find((line) => !lines.has(line));
    if (to === undefined) return;
    isHeldBack.value = true;
    await takeBack(to);
    for (const line of lines) if (line >= to) lines.delete(line);
  }

  /** Whether there is a choice to take back. */
  const canUndo = (): boolean => seatView.value?.takeable.some((line) => !lines.has(line)) === true;

  /** The next question is answered by hand. */
  function holdBack(): void {
    isHeldBack.value = true;
  }

  return { undo, canUndo, holdBack, isOwnChoice: (line: number) => !lines.has(line) };
});
