// A puzzle at its table: what it is about, a nudge on request, and the verdict as soon as an answer is given.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { difficultyOf } from '@race/study/puzzle.ts';
import type { JSX } from 'preact';
import { labelOf } from '../../games/race/labels.ts';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { GuideFigure } from './mark.tsx';
import { Leave, useBar } from './pointing.tsx';
import {
  loadPuzzles,
  type NumberedPuzzle,
  nextOfTheme,
  nextPuzzle,
  openPuzzle,
  progressAfter,
  puzzleOfDay,
  puzzleOfLesson,
  savedProgress,
  saveProgress,
  today,
} from './puzzles.ts';

/** The answers of the question, each with its words, as they were before one was given. */
interface PosedQuestion {
  readonly answers: readonly Answer[];
  readonly words: readonly string[];
}

interface PuzzleVerdict {
  readonly isRight: boolean;
  readonly rating: number;
}

const puzzleOf = perTable((table) => {
  const { facts, request, seatView } = table;
  const puzzle = signal<NumberedPuzzle | null>(null);
  const posed = signal<PosedQuestion | null>(null);
  const verdict = signal<PuzzleVerdict | null>(null);
  const isNudged = signal(false);
  const number = computed(() => puzzleOfLesson(facts.value?.lesson));

  table.effect(() => {
    const wanted = number.value;
    if (wanted !== null)
      void loadPuzzles().then((all) => {
        puzzle.value = all[wanted] ?? null;
      });
  });

  table.effect(() => {
    const now = seatView.value;
    if (now === null || verdict.value !== null || puzzle.value === null) return;
    if (now.line === 0) {
      const words = now.answers.map((answer) => labelOf(table, answer));
      if (words.every((one) => one !== '')) posed.value = { answers: now.answers, words };
    } else void judge(now.table);
  });

  /** The first answer of the log that is the reader's. */
  async function judge(name: string): Promise<void> {
    const [one, question] = [puzzle.peek(), posed.peek()];
    const seat = seatView.peek()?.view.seat;
    const saved = await request({ do: 'save', table: name });
    if (one === null || question === null || !saved.ok || saved.value.kind !== 'file') return;
    const given = firstAnswer(saved.value.text, seat ?? null);
    if (given === null || verdict.peek() !== null) return;
    const place = question.answers.findIndex((answer) => keyOf(answer) === given);
    const isRight = one.right.includes(place);
    const isOfDay = puzzleOfDay(await loadPuzzles(), today())?.number === one.number;
    const progress = progressAfter(savedProgress(), { puzzle: one, isRight, day: isOfDay ? today() : null });
    saveProgress(progress);
    verdict.value = { isRight, rating: progress.rating };
  }

  return { puzzle, posed, verdict, isNudged };
});

const keyOf = (answer: object): string =>
  JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)));

function firstAnswer(text: string, seat: number | null): string | null {
  const { entries = [] } = JSON.parse(text) as { entries?: readonly { seat: number; answer?: object }[] };
  const own = entries.find((entry) => entry.seat === seat && entry.answer !== undefined);
  return own?.answer === undefined ? null : keyOf(own.answer);
}

export function PuzzleLesson(): JSX.Element | null {
  const table = useTable();
  const { puzzle, verdict, isNudged } = puzzleOf(table);
  const one = puzzle.value;
  const told =
    one === null || verdict.value === null
      ? isNudged.value && one !== null
        ? say(`puzzles.because.${one.reason}`)
        : null
      : verdictWords(table, one, verdict.value);
  useBar(table, { head: PuzzleHead, words: told, acts: verdict.value === null ? null : PuzzleActs });
  return null;
}

/** What was right, why, and what the wrong answer costs that tempts most. */
function verdictWords(table: TableModel, puzzle: NumberedPuzzle, { isRight }: PuzzleVerdict): string {
  const named = (place: number) => puzzleOf(table).posed.peek()?.words[place] ?? '';
  const [best = 0, ...also] = puzzle.right;
  const reason = say(`puzzles.because.${puzzle.reason}`);
  const costs = say('puzzles.costs', {
    miss: named(puzzle.miss),
    count: Math.max(1, Math.round(puzzle.cost / 10)),
  });
  const verdict = isRight
    ? say('puzzles.right', { reason })
    : say('puzzles.wrong', { best: named(best), reason });
  const others =
    also.length === 0 ? '' : ` ${say('puzzles.also', { list: also.slice(0, 2).map(named).join(' · ') })}`;
  return `${verdict}${others} ${costs}`;
}

function PuzzleHead(): JSX.Element | null {
  const { puzzle, verdict, isNudged } = puzzleOf(useTable());
  const one = puzzle.value;
  if (one === null) return null;
  const difficulty = difficultyOf(one);
  return (
    <header class="guide-bar">
      <GuideFigure />
      <h2 class="guide-name">{say(`puzzles.theme.${one.theme}`)}</h2>
      <p class="guide-step">
        {say('puzzles.found', {
          difficulty: say(`puzzles.difficulty.${difficulty}`),
          who: say(`puzzles.share.${shareOf(one.found)}`),
        })}
      </p>
      {verdict.value === null && !isNudged.value && (
        <button type="button" class="button guide-act" onClick={() => (isNudged.value = true)}>
          {say('puzzles.nudge')}
        </button>
      )}
      <Leave />
    </header>
  );
}

/** How many of the weaker drivers find it, in words. */
function shareOf(found: number): 'few' | 'third' | 'half' | 'most' {
  if (found < 20) return 'few';
  if (found < 42) return 'third';
  return found < 62 ? 'half' : 'most';
}

function PuzzleActs(): JSX.Element | null {
  const model = useTable();
  const { puzzle, verdict } = puzzleOf(model);
  const [one, now] = [puzzle.value, verdict.value];
  const table = model.seatView.value?.table;
  if (one === null || now === null) return null;
  const again = () => void goTo(one);
  const next = async () => {
    const all = await loadPuzzles();
    const found = nextOfTheme(all, savedProgress(), one.theme);
    await goTo(found ?? nextPuzzle(all, savedProgress(), { theme: null, difficulty: null }) ?? one);
  };
  return (
    <div class="bar-acts guide-acts">
      <button type="button" class="button go hole-main" onClick={now.isRight ? () => void next() : again}>
        {say(now.isRight ? 'puzzles.next' : 'puzzles.again')}
      </button>
      <button type="button" class="button hole-second" onClick={now.isRight ? again : () => void next()}>
        {say(now.isRight ? 'puzzles.again' : 'puzzles.next')}
      </button>
      {table !== undefined && (
        <a class="button hole-second" href={writeRoute({ at: 'watch', table, line: 0, isStudied: true })}>
          {say('puzzles.study')}
        </a>
      )}
    </div>
  );
}

async function goTo(puzzle: NumberedPuzzle): Promise<void> {
  const started = await openPuzzle(ownDevice(), puzzle);
  if ('table' in started) location.hash = writeRoute({ at: 'table', table: started.table });
}
