// Finds puzzles: moments of races between strong bots in which few answers are right and the others clearly worse.

import type { RaceBot } from '@race/bots';
import { beginnerWith } from '@race/bots/beginner.ts';
import type { Nature } from '@race/bots/racer/outlook.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import { compare } from '@race/bots/search/compare.ts';
import type { AdviceReason } from '@race/bots/search/reasons.ts';
import type { Company } from '@race/bots/search/rehearse.ts';
import { consider, type Habit, makeSearcher, meanOf } from '@race/bots/search/search.ts';
import {
  type Answer,
  BOARD_IDS,
  CATALOGUE,
  DIRECTIONS,
  MODULE_CHOICES,
  type Race,
  type RaceRules,
  STREAMS,
} from '@race/great-race';
import { splitChoice } from '@race/great-race/module.ts';
import {
  chooseFrom,
  copy,
  fast,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type SeatView,
  start,
  streams,
  view,
} from '@race/kernel';
import { type Puzzle, type PuzzleReason, type PuzzleTable, placeText } from './puzzle.ts';
import { themeOf } from './theme.ts';
import { type WeighedAnswer, weigh } from './weigh.ts';

/** How the strong crews of these races search. The same search finds the moments that may become puzzles. */
const STRONG: Habit = { name: 'strong', thinksAbout: () => true, rehearsals: 60, turns: 1, whim: 0 };
/** Ten times the rehearsals. */
const CONFIRMING = { worlds: 300, firstLook: 20, turns: 1 };
const CHECKING = { worlds: 240, firstLook: 30, turns: 1 };
/** The same to the end of nearly all races, where no judge is needed; now and then racers never arrive. */
const TO_THE_END = { worlds: 60, firstLook: 60, turns: 8 };
const WORLDS_FOR_A_REASON = 24;

/** So much worse an answer has to look at first, and has to be. */
const PROMISING = 0.05;
const CLEARLY = 0.05;
/** So much worse an answer may be and still be right. */
const AS_GOOD = 0.025;
/** The most right answers, as a share of all of them. */
const FEW = 0.34;
/** Two moments of one race are so many answers apart. */
const APART = 10;
/** With fewer answers there is nothing to find. */
const LEAST_ANSWERS = 3;
/** What nearly all weaker drivers find is no puzzle. */
const TOO_EASY = 84;

/**
 * Half of the races are played without modules; each way to play each module comes up in the others. With some ways
 * named, all races are played with one of them.
 */
export function tableOfRace(seed: number, nth: number, choices: readonly string[] = []): PuzzleTable {
  const dice = fast(seed, nth);
  const board = chooseFrom(dice, BOARD_IDS);
  const towards = chooseFrom(dice, DIRECTIONS);
  const crews = chooseFrom(dice, CREWS_OF_A_RACE);
  if (choices.length === 0 && nth % 2 === 0) return { board, towards, crews, modules: [] };
  const choice =
    choices[nth % choices.length] ?? MODULE_CHOICES[Math.floor(nth / 2) % MODULE_CHOICES.length] ?? '';
  const facts = CATALOGUE.find(({ name }) => name === splitChoice(choice).name);
  return { board, towards, crews, modules: [...(facts?.needs ?? []), choice] };
}

/** Small fields are quicker to read. */
const CREWS_OF_A_RACE = [2, 2, 2, 2, 3, 3, 4];

/** Some races go on and on: what comes later is nothing one meets at a table. */
const LAST_TURN = 12;

interface Mine {
  readonly rules: RaceRules;
  readonly table: PuzzleTable;
  readonly seed: number;
  readonly nature: Nature;
  readonly most: number;
}

/** The puzzles in one race. */
export function minePuzzles({ rules, table, seed, nature, most }: Mine): Puzzle[] {
  const racer = makeRacer(nature);
  const chance = fast(seed, CHANCE);
  const company: Company = { rules, nature, racer, chance };
  const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, seed)));
  const puzzles: Puzzle[] = [];
  let played = '';
  let answered = 0;
  let last = -APART;
  for (let asked = pending(rules, g); asked !== 0 && g.public.turn < LAST_TURN; asked = pending(rules, g)) {
    const seat = lowest(asked);
    const answers = legalActions(g, seat);
    let answer = answers[0];
    if (answer === undefined) throw new Error('nobody is asked');
    if (answers.length > 1) {
      const seen = view<Race>(rules, copy<Race>(rules, g), seat);
      const ask = { rules, view: seen, answers, chance };
      const tried = consider(company, ask, { habit: STRONG, instinct: racer.choose(ask), least: 2 });
      answer = tried[0]?.answer ?? answer;
      const [best, second] = tried;
      const isPromising =
        best !== undefined && second !== undefined && meanOf(best) - meanOf(second) > PROMISING / 2;
      if (
        isPromising &&
        answers.length >= LEAST_ANSWERS &&
        answered - last >= APART &&
        puzzles.length < most
      ) {
        const puzzle = confirm({ company, seen, answers, table, seed, played, best: best.answer });
        if (puzzle !== null) {
          puzzles.push(puzzle);
          last = answered;
        }
      }
    }
    played += placeText(answers.indexOf(answer));
    answered += 1;
    play(g, seat, answer);
  }
  return puzzles;
}

/** Streams apart from those of the race and its players. */
const CHANCE = 5_000_011;
const WEAKER = 6_000_011;

interface Found {
  readonly company: Company;
  readonly seen: SeatView<Race>;
  readonly answers: readonly Answer[];
  readonly table: PuzzleTable;
  readonly seed: number;
  readonly played: string;
  /** What looked best at first. */
  readonly best: Answer;
}

const REASON_OF: { readonly [is in AdviceReason['is']]: PuzzleReason } = {
  arrived: 'arrival',
  levels: 'way',
  city: 'city',
  vehicle: 'vehicle',
  petrol: 'petrol',
  money: 'money',
  cards: 'cards',
  rival: 'rivals',
};

/** Looks ten times as closely; null where the answers are not clearly told apart. */
function confirm({ company, seen, answers, table, seed, played, best: looked }: Found): Puzzle | null {
  if (shareOfWeaker(company, { seen, answers, right: [looked] }) > TOO_EASY) return null;
  const parts = told(weigh(company, seen, answers, CONFIRMING));
  if (parts === null) return null;
  const { right, wrong } = parts;
  const [best] = right;
  const [miss] = wrong;
  if (best === undefined || miss === undefined) return null;
  const compared = { better: best.answer, other: miss.answer };
  const found = shareOfWeaker(company, { seen, answers, right: right.map(({ answer }) => answer) });
  if (found > TOO_EASY || !holdsToTheEnd(company, seen, compared)) return null;
  const closely = compare(company, seen, { ...compared, turns: 1, worlds: WORLDS_FOR_A_REASON });
  const reason = closely.reason === null ? 'whole' : REASON_OF[closely.reason.is];
  const places = (some: readonly WeighedAnswer[]) => some.map(({ answer }) => answers.indexOf(answer));
  return {
    table,
    seed,
    played,
    theme: themeOf(company.rules, seen, { best: best.answer, miss: miss.answer, reason }),
    right: places(right),
    miss: answers.indexOf(miss.answer),
    cost: Math.round(miss.loss * 100),
    reason,
    found,
  };
}

/** Right and wrong answers, each best first; null where there is no gap between them. */
export function told(
  weighed: readonly WeighedAnswer[],
): { right: readonly WeighedAnswer[]; wrong: readonly WeighedAnswer[] } | null {
  const right = weighed.filter(({ loss }) => loss < AS_GOOD);
  const wrong = weighed.slice(right.length);
  const isFew = right.length <= Math.max(1, Math.floor(weighed.length * FEW));
  const isClear = wrong.every(({ least }) => least > AS_GOOD) && (wrong[0]?.loss ?? 0) >= CLEARLY;
  return isFew && isClear && wrong.length > 0 ? { right, wrong } : null;
}

const holdsToTheEnd = (
  company: Company,
  seen: SeatView<Race>,
  { better, other }: { readonly better: Answer; readonly other: Answer },
): boolean => weigh(company, seen, [better, other], TO_THE_END)[0]?.answer === better;

/** Drivers weaker than those who race here: how many of a hundred give a right answer. */
function shareOfWeaker(
  { rules, nature }: Company,
  {
    seen,
    answers,
    right,
  }: {
    readonly seen: SeatView<Race>;
    readonly answers: readonly Answer[];
    readonly right: readonly Answer[];
  },
): number {
  const hasty = makeSearcher({ ...STRONG, name: 'hasty', rehearsals: answers.length }, nature);
  const drivers: RaceBot[] = [
    ...Array.from({ length: 2 }, () => beginnerWith(nature.sense)),
    ...Array.from({ length: 2 }, () => makeRacer(nature)),
    ...Array.from({ length: 8 }, () => hasty),
  ];
  const finding = drivers.filter((driver, nth) => {
    const answer = driver.choose({ rules, view: seen, answers, chance: fast(WEAKER, nth) });
    return right.includes(answer);
  });
  return Math.round((finding.length / drivers.length) * 100);
}

/** Whether a puzzle's right answers are still better than its wrong ones, in worlds of another seed. */
export function isConfirmed(
  { rules, nature, chance }: Pick<Company, 'rules' | 'nature' | 'chance'>,
  puzzle: Puzzle,
  { seen, answers }: { readonly seen: SeatView<Race>; readonly answers: readonly Answer[] },
): boolean {
  const company: Company = { rules, nature, racer: makeRacer(nature), chance };
  const best = answers[puzzle.right[0] ?? -1];
  const isRight = (answer: Answer) => puzzle.right.includes(answers.indexOf(answer));
  if (best === undefined) return false;
  const rivals = answers.filter((answer) => answer === best || !isRight(answer));
  const [first, ...others] = weigh(company, seen, rivals, CHECKING);
  return first?.answer === best && others.every(({ least }) => least > 0);
}
