// The messages between the page and the thinking thread: plain data, nothing that a seat does not know.
import type { BotName } from '@race/bots/names.ts';
import type { Advice } from '@race/bots/search/advise.ts';
import type { CoachProgress, Lesson } from '@race/bots/search/coach.ts';
import type { Answer, Race, RaceOptions } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Fork, Refusal, Seat } from '@race/kernel';
import type { BotQuestion } from '@race/local';
import type { Deed } from '../learn/deeds.ts';

/** What a bot is asked at its seat. */
export interface Choosing extends BotQuestion<Race, BotName> {
  readonly options: RaceOptions;
}

/** What somebody would like to be told about a question. */
export interface Advising extends Pick<Choosing, 'options' | 'view' | 'answers'> {
  /** In a race against René, or against the calendar. */
  readonly solo?: SoloOptions;
  /** The same seed gives the same advice. */
  readonly seed: number;
}

/** What a learner is asked, and what of a race the learner has done already. */
export interface Guiding extends Pick<Advising, 'options' | 'view' | 'answers'> {
  readonly done: readonly Deed[];
}

/** A race that is over, as a file, and whose plans are looked at. */
export interface Coaching {
  readonly text: string;
  readonly seat: Seat;
}

/** A lesson, and where it can be tried again. */
export interface Tutorial extends Lesson {
  readonly fork: Fork;
}

export type ToThinker =
  | ({ readonly do: 'choose' } & Choosing)
  | ({ readonly do: 'advise' } & Advising)
  | ({ readonly do: 'guide' } & Guiding)
  | ({ readonly do: 'coach' } & Coaching);

export type FromThinker =
  /** The place of the answer among those offered. */
  | { readonly type: 'chosen'; readonly place: number }
  | { readonly type: 'advice'; readonly advice: Advice }
  /** The place of the answer advised, and the spaces of the drive that is meant. */
  | { readonly type: 'guided'; readonly place: number; readonly way: readonly number[] }
  | ({ readonly type: 'progress' } & CoachProgress)
  | { readonly type: 'lessons'; readonly lessons: readonly Tutorial[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** The answers as their rules know them: what came over a wire is a copy. */
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
