import type { Answer, Race, RaceRules } from '@race/great-race';
import {
  type Answered,
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Seat,
  type State,
  type Stream,
  type Table,
} from '@race/kernel';
import type { RaceBot } from '../base/bots.ts';
import type { Nature } from '../racer/outlook.ts';
import { chanceToWin } from './judge.ts';

/** What a rehearsal is played with: how everybody goes on, and by whose chance. */
export interface Company {
  readonly rules: RaceRules;
  readonly nature: Nature;
  readonly racer: RaceBot;
  readonly chance: Stream;
  /** Who the others are taken for while they plan; for those who play on, when left out. */
  readonly planner?: RaceBot;
}

/** Who answers what, and up to which turn everybody races on. */
interface Trial extends Answered<Race> {
  readonly until: number;
}

/** Gives an answer in a made-up world, lets everybody race on to the given turn, and judges what came of it. */
export const rehearse = (company: Company, world: State<Race>, trial: Trial): number =>
  chanceToWin(company.rules, raceOn(company, world, trial), trial.seat, company.nature);

/** What comes of an answer in a made-up world, which is played on. */
export function raceOn(company: Company, world: State<Race>, { seat, answer, until }: Trial): State<Race> {
  const { rules } = company;
  const g = open<Race>(rules, world);
  play(g, seat, answer);
  for (let asked = pending(rules, g); asked !== 0 && g.public.turn < until; asked = pending(rules, g)) {
    const next = lowest(asked);
    play(g, next, answerAs(company, g, next));
  }
  return g;
}

/** What a racer would answer at a seat. It is shown the table itself, which it only reads. */
export function answerAs({ rules, racer, chance }: Company, g: Table<Race>, seat: Seat): Answer {
  const answers = legalActions(g, seat);
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  const view = { seat, public: g.public, own: g.seats[seat] ?? null, ready: 0 };
  return racer.choose({ rules, view, answers, chance });
}
