import type { Answer, Race } from '@race/great-race';
import { NO_TILE } from '@race/great-race/state.ts';
import {
  type Answered,
  lowest,
  open,
  pending,
  play,
  type Seat,
  type SeatView,
  type State,
  type Table,
} from '@race/kernel';
import { answerAs, type Company } from './rehearse.ts';
import { imagineWorld } from './worlds.ts';

/** One act of a crew: its first answer, and where the crew was and came to by it. */
export interface LineAct {
  readonly answer: Answer;
  readonly from: number;
  /** The spaces that were entered, in order. */
  readonly way: readonly number[];
}

/** What a crew does one after the other, as far as it can be known. */
export type ActLine = readonly LineAct[];

/** Frames within an act: their answers say how it goes on, not what is done. */
const WITHIN: ReadonlySet<string> = new Set(['drive', 'entry', 'halt', 'lay', 'repair', 'split', 'window']);
const LONGEST = 4;
const MOST_ANSWERS = 400;

const kindOf = ({ public: known }: Pick<State<Race>, 'public'>): string => known.stack.at(-1)?.kind ?? '';

/** Collects acts from answers. */
class LineMaker {
  readonly acts: { answer: Answer; from: number; way: number[] }[] = [];
  private readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Plays an answer of the crew and notes what comes of it. */
  play(g: Table<Race>, answer: Answer): void {
    const begins = this.acts.length === 0 || !WITHIN.has(kindOf(g));
    const from = g.public.crews[this.seat]?.at ?? 0;
    if (begins) this.acts.push({ answer, from, way: [] });
    const act = this.acts.at(-1);
    if (act !== undefined && answer.do === 'enter') act.way.push(answer.space);
    play<Race>(g, this.seat, answer);
    const at = g.public.crews[this.seat]?.at ?? 0;
    if (answer.do === 'line' && at !== from) act?.way.push(at);
  }
}

interface Ahead {
  readonly seed: number;
  readonly most?: number;
}

/**
 * What a crew would do from here, beginning with an answer, in one world that its view allows: up to the first thing
 * that nobody can know, or the end of the turn.
 */
export function lineAhead(
  company: Company,
  view: SeatView<Race>,
  first: Answer,
  { seed, most = LONGEST }: Ahead,
): ActLine {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const { rules } = company;
  const g = open<Race>(rules, imagineWorld(company, view, seed));
  const made = new LineMaker(seat);
  const { turn, tiles } = view.public;
  for (let n = 0, answer = first; n < MOST_ANSWERS; n++) {
    const isBlind = answer.do === 'enter' && (tiles[answer.space] ?? NO_TILE) === NO_TILE;
    const isCity = answer.do === 'enter' && rules.board.isCity[answer.space] === true;
    made.play(g, answer);
    if (isBlind && !isCity) break;
    const next = nextOwn(company, g, seat, turn);
    if (next === null || (made.acts.length >= most && !WITHIN.has(kindOf(g)))) break;
    answer = next;
  }
  return made.acts;
}

/** What the seat would answer next, once the others have; null when the turn is over first. */
function nextOwn(company: Company, g: Table<Race>, seat: Seat, turn: number): Answer | null {
  for (let asked = pending(company.rules, g); asked !== 0; asked = pending(company.rules, g)) {
    if (g.public.turn !== turn) return null;
    const next = lowest(asked);
    const answer = answerAs(company, g, next);
    if (next === seat) return answer;
    play(g, next, answer);
  }
  return null;
}

/** The act that began with this answer, as it was really played. */
export function actPlayed(
  company: Company,
  from: State<Race>,
  { seat, answers }: { readonly seat: Seat; readonly answers: readonly Answered<Race>[] },
): ActLine {
  const g = open<Race>(company.rules, from);
  const made = new LineMaker(seat);
  for (const { seat: by, answer } of answers) {
    if (by === seat) {
      if (made.acts.length > 0 && !WITHIN.has(kindOf(g))) break;
      made.play(g, answer);
    } else play<Race>(g, by, answer);
  }
  return made.acts;
}
