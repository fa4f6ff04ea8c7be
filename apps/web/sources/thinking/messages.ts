// The messages between the page and the thinking thread: plain data, and nothing that a seat does not know.
import type { BotName } from '@race/bots/names.ts';
import type { Advice } from '@race/bots/search/advise.ts';
import type { CoachProgress, Lesson } from '@race/bots/search/coach.ts';
import type { Answer, Race, RaceEvent, RaceOptions } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Fork, Seat } from '@race/kernel';
import type { BotQuestion } from '@race/local';
import type { ChanceCurve, CurvePoint } from '@race/study';
import type { Judgement } from '@race/study/best.ts';
import type { PuzzleLines } from '@race/study/lines.ts';
import type { Puzzle } from '@race/study/puzzle.ts';
import type { StudyQuestion } from '../replay/messages.ts';

/** The question of a bot at its seat. */
export interface Choosing extends BotQuestion<Race, BotName> {
  readonly options: RaceOptions;
}

/** The question that a player wants a hint about. */
export interface Advising extends Pick<Choosing, 'options' | 'view' | 'answers'> {
  /** In a race against René, or against the calendar. */
  readonly solo?: SoloOptions;
  /** The same seed gives the same advice. */
  readonly seed: number;
}

/** The question of a learner, and what the learner has done so far. */
export interface Guiding extends Pick<Advising, 'options' | 'view' | 'answers'> {
  readonly done: readonly Deed[];
}

/** A finished race as a file, and the seat whose plans are reviewed. */
export interface Coaching {
  readonly text: string;
  readonly seat: Seat;
}

/** A lesson, and where it can be tried again. */
export interface Tutorial extends Lesson {
  readonly fork: Fork;
}

/** A finished race as a file, and whose knowledge its chances are computed from; null for what was public. */
export interface Weighing {
  readonly text: string;
  readonly seat: Seat | null;
}

/** A puzzle, and the name by which its table is known. */
export interface Posing {
  readonly puzzle: Puzzle;
  readonly lesson: string;
}

/** A puzzle, and the place of the answer that was given; null where none was. */
export interface PlayingOut extends Pick<Posing, 'puzzle'> {
  readonly given: number | null;
}

/** Sent while the thread coaches or computes chances: how far it is, and the chances so far. */
export interface ThinkingProgress extends Omit<CoachProgress, 'turn'> {
  readonly turn?: number;
  readonly points?: readonly CurvePoint[];
}

export interface ThinkingWorker {
  /** The index of the answer among those offered. */
  choose(question: Choosing): Promise<number>;
  advise(question: Advising): Promise<Advice>;
  guide(question: Guiding): Promise<Guidance>;
  /** Null for a race that cannot be read. */
  coach(race: Coaching): Promise<readonly Tutorial[] | null>;
  /** A puzzle as the file of a race that begins with it; null where no race comes to it. */
  pose(puzzle: Posing): Promise<string | null>;
  /** What follows the answers of a puzzle; null where no race comes to it. */
  playOut(answered: PlayingOut): Promise<PuzzleLines | null>;
  /** The best of what can be done at a moment that is studied. */
  judge(question: StudyQuestion): Promise<Judgement>;
  /** Null for a race that is not over, or cannot be read. */
  chances(race: Weighing): Promise<ChanceCurve | null>;
}

/** The index of the advised answer, and the spaces of the drive it begins. */
export interface Guidance {
  readonly place: number;
  readonly way: readonly number[];
}

/** The answers as values of the rules: those in a message are copies. */
export function ownAnswers(
  rules: { readAnswer(from: unknown): Answer | null },
  answers: readonly Answer[],
): Answer[] {
  return answers.map((answer) => {
    const own = rules.readAnswer(answer);
    if (own === null) throw new Error(`no answer of this race: ${answer.do}`);
    return own;
  });
}

/** What a learner does once in the tutorial. */
export const DEEDS = ['driven', 'laid', 'repaired', 'danger', 'arrived'] as const;
export type Deed = (typeof DEEDS)[number];

/** Whether an event is this deed of this seat. */
const IS: Readonly<Record<Deed, (event: RaceEvent, seat: Seat) => boolean>> = {
  driven: (event, seat) => event.key === 'spaceEntered' && event.seat === seat,
  laid: (event, seat) => event.key === 'tileLaid' && event.seat === seat,
  repaired: (event, seat) => event.key === 'partFitted' && event.seat === seat,
  danger: (event, seat) =>
    (event.key === 'dangerMet' && event.seat === seat) ||
    (event.key === 'spaceEntered' && event.seat === seat && event.danger) ||
    (event.key === 'crewTargeted' && event.target === seat),
  arrived: (event, seat) => event.key === 'crewArrived' && event.seat === seat,
};

/** The deeds among these events, in the order of the list. */
export const deedsIn = (events: readonly RaceEvent[], seat: Seat): Deed[] =>
  DEEDS.filter((deed) => events.some((event) => IS[deed](event, seat)));
