// The chances of all crews, as somebody sees them who imagines what is hidden.
import { prospectOf } from '@race/bots/search/judge.ts';
import { answerAs, type Company } from '@race/bots/search/rehearse.ts';
import { traitsOf } from '@race/bots/search/traits.ts';
import { imagineWorld } from '@race/bots/search/worlds.ts';
import { type Race, winnerOf } from '@race/great-race';
import {
  type Answered,
  fast,
  isOver,
  lowest,
  open,
  pending,
  play,
  type SeatView,
  type State,
} from '@race/kernel';

/** What the chances of a moment are found with. */
export interface Look extends Omit<Company, 'chance'> {
  /** So many worlds are imagined. They are the same at each moment, so that only what has changed changes the chances. */
  readonly worlds: number;
}

/** Everybody races on to this turn, after this answer if there is one. */
interface Ahead {
  readonly until: number;
  readonly first?: Answered<Race>;
}

/** A stream apart from those of races and their players. */
const CHANCE = 7_000_003;

/** The chance of each crew to win, all of them 1 together. */
export function chancesIn(look: Look, view: SeatView<Race>, { until, first }: Ahead): number[] {
  const sums = view.public.crews.map(() => 0);
  for (let n = 0; n < look.worlds; n++) {
    const company: Company = { ...look, chance: fast(CHANCE, n) };
    const g = open<Race>(look.rules, imagineWorld(company, view, n));
    if (first !== undefined) play(g, first.seat, first.answer);
    for (let asked = pending(look.rules, g); asked !== 0 && g.public.turn < until; ) {
      const seat = lowest(asked);
      play(g, seat, answerAs(company, g, seat));
      asked = pending(look.rules, g);
    }
    judged(look, g).forEach((chance, seat) => {
      sums[seat] = (sums[seat] ?? 0) + chance;
    });
  }
  return sums.map((sum) => sum / look.worlds);
}

/** The chances at a table that lies open. */
export function judged({ rules, nature }: Pick<Look, 'rules' | 'nature'>, state: State<Race>): number[] {
  const { crews } = state.public;
  if (isOver(state)) return crews.map((_, seat) => (winnerOf(state.public) === seat ? 1 : 0));
  return sharesOf(crews.map((_, seat) => prospectOf(traitsOf(rules, state, seat, nature))));
}

function sharesOf(prospects: readonly number[]): number[] {
  const highest = Math.max(...prospects);
  const odds = prospects.map((one) => powerOfE(one - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

const HALVINGS = 10;
const TERMS = 6;

/** Machines do not agree on the last digit of `Math.exp`; on sums and products they do. */
export function powerOfE(x: number): number {
  const small = x / 2 ** HALVINGS;
  let term = 1;
  let power = 1;
  for (let n = 1; n <= TERMS; n++) {
    term *= small / n;
    power += term;
  }
  for (let n = 0; n < HALVINGS; n++) power *= power;
  return power;
}
