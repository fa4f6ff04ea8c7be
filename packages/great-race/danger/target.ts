import { only, type Seat } from '@race/kernel';
import type { Saying } from '../answers.ts';
import { inOwnSequence } from '../crew/any-time.ts';
import { mechanicsOf } from '../crew/gauges.ts';
import { ruleOf } from '../crew/hand.ts';
import { frameKind, pop, push } from '../frames.ts';
import { no } from '../refusals.ts';
import { cardOf } from '../rules.ts';
import { crewOf, type Game, tell } from '../state.ts';
import { openWindow } from './window.ts';

/** A card that hurts another crew names it before anybody may answer. CARD-07. */
export interface TargetFrame {
  readonly kind: 'target';
  readonly seat: Seat;
  readonly card: number;
}

export function startTarget(g: Game, seat: Seat, card: number): void {
  push<TargetFrame>(g, { kind: 'target', seat, card });
}

/** CARD-03, CARD-08: another crew, still racing, with a level left to lose. */
function canBeHurt(g: Game, by: Seat, target: Seat): boolean {
  const crew = crewOf(g, target);
  return target !== by && crew.arrived === 0 && mechanicsOf(crew) > 0;
}

export function victims(g: Game, by: Seat): Saying<'target'>[] {
  return g.rules.answers.target.filter((answer) => canBeHurt(g, by, answer.seat));
}

export const target = inOwnSequence(
  frameKind<TargetFrame>({
    asked: (_known, f) => only(f.seat),
    run: (g: Game) => pop(g),
    fields: ({ seat, card }) => ({ seat, card }),
    clone: (f) => ({ ...f }),
    question: {
      legal(g: Game, _f, seat, out) {
        for (const answer of victims(g, seat)) out.push(answer);
      },
      answer(g: Game, f, seat, answer) {
        if (answer.do !== 'target') return;
        pop(g);
        tell(g, { key: 'crewTargeted', seat, card: cardOf(g.rules, f.card).id, target: answer.seat });
        openWindow(g, { seat, card: f.card, target: answer.seat, spaces: [] });
      },
      fallback(g: Game, _f, seat) {
        const [first] = victims(g, seat);
        if (first === undefined) throw new Error('nobody can be hurt');
        return first;
      },
      why(g: Game, f, seat, answer) {
        if (answer.do !== 'target')
          return no('expected.target', 'CARD-07', { card: cardOf(g.rules, f.card).id });
        if (answer.seat === seat) return no('target.self', ruleOf(cardOf(g.rules, f.card).id));
        return crewOf(g, answer.seat).arrived > 0
          ? no('target.arrived', 'CARD-03', { seat: answer.seat })
          : no('target.nothingLeft', 'CARD-08', { seat: answer.seat });
      },
    },
  }),
);
