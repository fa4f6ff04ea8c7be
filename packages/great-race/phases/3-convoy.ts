import { NOBODY } from '@race/kernel';
import { isActive } from '../crew/assistants.ts';
import { frameKind, pop, push } from '../frames.ts';
import { crewOf, type Game } from '../state.ts';
import type { SequenceFrame } from './sequence.ts';

/** Sequences in turn order, again and again, until no crew is active. BASE-CONVOY-01, 07, 08. */
export interface ConvoyFrame {
  readonly kind: 'convoy';
  /** The place in turn order from which the next active crew is looked for. */
  next: number;
}

export const convoy = frameKind<ConvoyFrame>({
  asked: () => NOBODY,
  run(g: Game, f) {
    const { order } = g.public;
    for (let n = 0; n < order.length; n++) {
      const place = (f.next + n) % order.length;
      const seat = order[place] ?? 0;
      if (!isActive(crewOf(g, seat))) continue;
      f.next = (place + 1) % order.length;
      if (!g.rules.seams.goes.some((go) => go(g, seat)))
        push<SequenceFrame>(g, { kind: 'sequence', seat, step: 'petrol' });
      return;
    }
    pop(g);
  },
  fields: ({ seat }) => ({ next: seat }),
  clone: (f) => ({ ...f }),
});
