import { NOBODY, only, type Seat } from '@race/kernel';
import { inOwnSequence } from '../crew/any-time.ts';
import { damage, mechanicsOf } from '../crew/gauges.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { type Crew, crewIn, crewOf, type Game, type RacePublic } from '../state.ts';

/** Damage that one crew divides between engine and chassis, its own or another's. */
export interface SplitFrame {
  readonly kind: 'split';
  readonly seat: Seat;
  readonly target: Seat;
  readonly amount: number;
}

/** CARD-08: takes what there is. */
export function startSplit(g: Game, of: { seat: Seat; target: Seat; amount: number }): void {
  const amount = Math.min(of.amount, mechanicsOf(crewOf(g, of.target)));
  push<SplitFrame>(g, { kind: 'split', seat: of.seat, target: of.target, amount });
}

const leastOnEngine = (crew: Crew, f: SplitFrame): number => Math.max(0, f.amount - crew.chassis);
const mostOnEngine = (crew: Crew, f: SplitFrame): number => Math.min(f.amount, crew.engine);

function hasChoice(known: RacePublic, f: SplitFrame): boolean {
  const crew = crewIn(known, f.target);
  return leastOnEngine(crew, f) < mostOnEngine(crew, f);
}

export const split = inOwnSequence(
  frameKind<SplitFrame>({
    asked: (known, f) => (hasChoice(known, f) ? only(f.seat) : NOBODY),
    run: (g: Game, f) => apply(g, f, leastOnEngine(crewOf(g, f.target), f)),
    fields: ({ seat, count }) => ({ seat, target: seat, amount: count }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, f, _seat, out) {
        const crew = crewOf(g, f.target);
        for (let engine = leastOnEngine(crew, f); engine <= mostOnEngine(crew, f); engine++) {
          const answer = g.rules.answers.split[engine];
          if (answer !== undefined) out.push(answer);
        }
      },
      answer(g: Game, f, _seat, answer) {
        if (answer.do === 'split') apply(g, f, answer.engine);
      },
      /** Spares the engine: a vehicle that drives is worth more than a card in hand. */
      fallback(g: Game, f) {
        const answer = g.rules.answers.split[leastOnEngine(crewOf(g, f.target), f)];
        if (answer === undefined) throw new Error('damage that cannot be split');
        return answer;
      },
      why(g: Game, f, _seat, answer) {
        const crew = crewOf(g, f.target);
        if (answer.do !== 'split') return no('expected.split', 'BASE-DRIVE-03', { amount: f.amount });
        if (answer.engine > f.amount) return no('split.tooMuch', 'BASE-DRIVE-03', { amount: f.amount });
        return answer.engine > crew.engine
          ? no('split.engineShort', 'BASE-DRIVE-03', { left: crew.engine })
          : no('split.chassisShort', 'BASE-DRIVE-03', { left: crew.chassis });
      },
    },
  }),
);

function apply(g: Game, f: SplitFrame, engine: number): void {
  pop(g);
  // What was done to another crew stays done. TABLE-01.
  if (f.target !== f.seat) g.horizon = true;
  damage(g, f.target, { engine, chassis: f.amount - engine, by: f.seat });
}
