// A puzzle at its table: what it is about, a nudge on request, and the verdict as soon as an answer is given, with its line.
import { computed, signal } from '@preact/signals';
import type { Answer } from '@race/great-race';
import { difficultyOf } from '@race/study/puzzle.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { labelOf } from '../../games/race/labels.ts';
import { shadeOf } from '../../games/race/windscreen/planning.tsx';
import { writeRoute } from '../../shell/router/router.ts';
import { say } from '../../shell/words/say.ts';
import { ownDevice } from '../../sources/device/own.ts';
import { makeThinker } from '../../sources/thinking/thinker.ts';
import { perTable, type TableModel, useTable } from '../../table/model/table.ts';
import { GuideFigure } from './mark.tsx';
import { Leave, useBar } from './pointing.tsx';
import {
  progressAfter,
  ratingOf,
  savedProgress,
  saveProgress,
  shareProgress,
  streakOn,
  today,
} from './progress.ts';
import { PlayedOut, playedOutOf, usePlayedOut } from './puzzle-line.tsx';
import {
  loadPuzzles,
  type NumberedPuzzle,
  nextAfter,
  openPuzzle,
  puzzleOfDay,
  puzzleOfLesson,
} from './puzzles.ts';

/** The answers of the question, each with its words, as they were before one was given. */
interface PosedQuestion {
  readonly answers: readonly Answer[];
  readonly words: readonly string[];
}

interface PuzzleVerdict {
  readonly is: 'right' | 'wrong' | 'shown';
  readonly rating: number;
  /** By how much it has changed; 0 where the puzzle was tried before. */
  readonly gained: number;
  /** On how many days running the puzzle of the day was solved, where it was this one. */
  readonly streak: number | null;
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

  const { lines } = playedOutOf(table);
  const thinker = makeThinker();
  table.onClose(() => thinker.stop());

  /** The first answer of the log that is the reader's. */
  async function judge(name: string): Promise<void> {
    const [one, question] = [puzzle.peek(), posed.peek()];
    const seat = seatView.peek()?.view.seat;
    const saved = await request({ do: 'save', table: name });
    if (one === null || question === null || !saved.ok || saved.value.kind !== 'file') return;
    const given = firstAnswer(saved.value.text, seat ?? null);
    if (given === null || verdict.peek() !== null) return;
    const place = question.answers.findIndex((answer) => keyOf(answer) === given);
    await decide(one, one.right.includes(place) ? 'right' : 'wrong', place);
  }

  async function decide(one: NumberedPuzzle, is: PuzzleVerdict['is'], given: number | null): Promise<void> {
    const isOfDay = puzzleOfDay(await loadPuzzles(), today())?.number === one.number;
    const before = savedProgress();
    const progress = progressAfter(before, {
      puzzle: one,
      isRight: is === 'right',
      isShown: is === 'shown',
      day: isOfDay ? today() : null,
      at: Date.now(),
    });
    saveProgress(progress);
    const rating = ratingOf(progress);
    verdict.value = {
      is,
      rating,
      gained: rating - ratingOf(before),
      streak: isOfDay ? streakOn(progress, today()) : null,
    };
    void shareProgress();
    const { number: _, ...asked } = one;
    lines.value = await thinker.think('playOut', { puzzle: asked, given });
  }

  /** Gives the puzzle up: the answer is told, and the map shows it. */
  async function showAnswer(): Promise<void> {
    const one = puzzle.peek();
    if (one === null || verdict.peek() !== null) return;
    shadeOf(table).isAway.value = true;
    await decide(one, 'shown', null);
  }

  return { puzzle, posed, verdict, isNudged, showAnswer };
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
  usePlayedOut(table);
  const one = puzzle.value;
  const told =
    one === null || verdict.value === null
      ? isNudged.value && one !== null
        ? say(`puzzles.because.${one.reason}`)
        : null
      : verdictWords(table, one, verdict.value);
  useBar(table, { head: PuzzleHead, words: told, acts: verdict.value === null ? null : PuzzleActs });
  return (
    <p class="unseen" role="alert">
      {told}
    </p>
  );
}

/** What was right, why, and what the wrong answer costs that tempts most. */
function verdictWords(table: TableModel, puzzle: NumberedPuzzle, { is }: PuzzleVerdict): string {
  const named = (place: number) => puzzleOf(table).posed.peek()?.words[place] ?? '';
  const [best = 0, ...also] = puzzle.right;
  const reason = say(`puzzles.because.${puzzle.reason}`);
  const costs = say('puzzles.costs', {
    miss: named(puzzle.miss),
    count: Math.max(1, Math.round(puzzle.cost / 10)),
  });
  const verdict =
    is === 'right' ? say('puzzles.right', { reason }) : say(`puzzles.${is}`, { best: named(best), reason });
  const others =
    also.length === 0 ? '' : ` ${say('puzzles.also', { list: also.slice(0, 2).map(named).join(' · ') })}`;
  return `${verdict}${others} ${costs}`;
}

function PuzzleHead(): JSX.Element | null {
  const { puzzle, verdict, isNudged, showAnswer } = puzzleOf(useTable());
  const name = useRef<HTMLHeadingElement>(null);
  const one = puzzle.value;
  const judged = verdict.value;
  // The verdict is heard, and the keyboard goes on from it.
  useEffect(() => {
    if (judged !== null) name.current?.focus({ preventScroll: true });
  }, [judged]);
  if (one === null) return null;
  return (
    <header class="guide-bar">
      <GuideFigure />
      <h2 ref={name} class="guide-name" tabIndex={-1}>
        {say(`puzzles.theme.${one.theme}`)}
      </h2>
      <p class="guide-step">{judged === null ? askWords(one) : ratingWords(judged)}</p>
      {judged === null && (
        <span class="puzzle-aids">
          {!isNudged.value && (
            <button type="button" class="button guide-act" onClick={() => (isNudged.value = true)}>
              {say('puzzles.nudge')}
            </button>
          )}
          <button type="button" class="button guide-act" onClick={() => void showAnswer()}>
            {say('puzzles.show')}
          </button>
          <Leave />
        </span>
      )}
      {judged !== null && <Leave />}
    </header>
  );
}

const askWords = (puzzle: NumberedPuzzle): string =>
  say('puzzles.found', {
    difficulty: say(`puzzles.difficulty.${difficultyOf(puzzle)}`),
    who: say(`puzzles.share.${shareOf(puzzle.found)}`),
  });

function ratingWords({ rating, gained, streak }: PuzzleVerdict): string {
  const own =
    gained === 0
      ? say('puzzles.rating.same', { worth: String(rating) })
      : say(gained > 0 ? 'puzzles.rating.more' : 'puzzles.rating.less', {
          worth: String(rating),
          count: Math.abs(gained),
        });
  return streak === null ? own : `${own} · ${say('puzzles.days', { count: streak })}`;
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
  const isDone = now.is !== 'wrong';
  const again = () => void goTo(one);
  const next = async () => {
    await goTo(nextAfter(await loadPuzzles(), savedProgress(), one) ?? one);
  };
  return (
    <div class="bar-acts guide-acts puzzle-acts">
      <PlayedOut />
      <button type="button" class="button go hole-main" onClick={isDone ? () => void next() : again}>
        {say(isDone ? 'puzzles.next' : 'puzzles.again')}
      </button>
      <button type="button" class="button hole-second" onClick={isDone ? again : () => void next()}>
        {say(isDone ? 'puzzles.again' : 'puzzles.next')}
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
