import { NOBODY } from '@race/kernel';
import { frameKind, pop, push } from '../frames.ts';
import { winnerOf } from '../standings.ts';
import { type Game, type Phase, tell } from '../state.ts';
import { type BivouacFrame, dealRow } from './1-bivouac.ts';
import { type PlanFrame, planFor } from './2-planning.ts';
import type { ConvoyFrame } from './3-convoy.ts';
import { maintain } from './4-maintenance.ts';

/** The turns of the race, one after the other: bivouac, planning, convoy, maintenance. BASE-TURN-01. */
export interface TurnFrame {
  readonly kind: 'turn';
  next: Exclude<Phase, 'setup' | 'over'>;
}

/** BASE-END-07. */
const LAST_TURN = 30;

export const turn = frameKind<TurnFrame>({
  asked: () => NOBODY,
  run(g: Game, f) {
    const { public: known } = g;
    switch (f.next) {
      case 'bivouac':
        known.turn += 1;
        known.phase = 'bivouac';
        tell(g, { key: 'turnBegun', turn: known.turn });
        for (const turnBegins of g.rules.seams.turnBegins) turnBegins(g);
        beginBivouac(g);
        f.next = 'planning';
        break;
      case 'planning':
        known.phase = 'planning';
        push<PlanFrame>(g, planFor(g));
        f.next = 'convoy';
        break;
      case 'convoy':
        known.phase = 'convoy';
        push<ConvoyFrame>(g, { kind: 'convoy', next: 0 });
        for (const convoyBegins of g.rules.seams.convoyBegins) convoyBegins(g);
        f.next = 'maintenance';
        break;
      case 'maintenance':
        // BASE-END-02: the first arrival makes this convoy the last, and no maintenance follows.
        if (known.arrivals > 0 || known.turn >= lastTurnOf(g)) return endRace(g);
        known.phase = 'maintenance';
        maintain(g);
        f.next = 'bivouac';
    }
  },
  fields: ({ oneOf }) => ({ next: oneOf(['planning', 'convoy', 'maintenance']) }),
  clone: (f) => ({ ...f }),
});

function beginBivouac(g: Game): void {
  const [own] = g.rules.seams.bivouacs;
  if (own !== undefined) {
    own.begin(g);
    return;
  }
  dealRow(g);
  push<BivouacFrame>(g, { kind: 'bivouac', next: g.public.order.length - 1 });
}

const lastTurnOf = (g: Game): number => Math.min(LAST_TURN, ...g.rules.seams.lastTurns);

function endRace(g: Game): void {
  pop(g);
  g.public.phase = 'over';
  tell(g, { key: 'raceEnded', turn: g.public.turn, winner: winnerOf(g.public) });
}
