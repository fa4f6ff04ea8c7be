import { NOBODY, only, type Seats } from '@race/kernel';
import { frameKind, pop } from '../frames.ts';
import { no } from '../refusals.ts';
import { isManned, type Open } from '../seams.ts';
import { crewOf, type Game, tell } from '../state.ts';

/** All crews place their five assistants, at once and in secret. BASE-PLAN-01. */
export interface PlanFrame {
  readonly kind: 'plan';
  /** Who plans, where it is not everybody. */
  readonly asks?: Seats;
}

/** What a crew whose player is away plans: a little of everything. */
const DEFAULT_PLAN = [1, 2, 1, 1];

/** All crews that somebody plays. */
export function planFor(g: Open): PlanFrame {
  if (g.rules.seams.unmanned.length === 0) return { kind: 'plan' };
  let asks = NOBODY;
  for (const seat of g.public.order) if (isManned(g.rules, seat)) asks |= only(seat);
  return { kind: 'plan', asks };
}

export const plan = frameKind<PlanFrame>({
  asked(known, f) {
    if (f.asks !== undefined) return f.asks;
    let seats = NOBODY;
    for (let seat = 0; seat < known.crews.length; seat++) seats |= only(seat);
    return seats;
  },
  run: (g: Game) => pop(g),
  fields: ({ whole, seats, optional }) => ({ asks: optional(whole(1, (1 << seats) - 1)) }),
  clone: (f) => ({ ...f }),
  question: {
    secret: 'ready is shown',
    legal(g: Game, _f, _seat, out) {
      for (const answer of g.rules.answers.plan) out.push(answer);
    },
    /** BASE-PLAN-02, 03: revealed together, and every assistant is there again. */
    revealed(g: Game, _f, answers) {
      pop(g);
      answers.forEach((answer, seat) => {
        if (answer?.do !== 'plan') return;
        const crew = crewOf(g, seat);
        crew.boxes = answer.boxes.slice();
        crew.passed = false;
        tell(g, { key: 'planned', seat, boxes: answer.boxes });
      });
    },
    fallback(g: Game) {
      const answer = g.rules.answers.plan.find(({ boxes }) =>
        boxes.every((n, box) => n === DEFAULT_PLAN[box]),
      );
      if (answer === undefined) throw new Error('the default plan is no plan');
      return answer;
    },
    why: () => no('expected.plan', 'BASE-PLAN-01'),
  },
});
