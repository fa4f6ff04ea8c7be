import type { Refusal, Seat } from '@race/kernel';
import { assistantsLeft } from './crew/assistants.ts';
import { no } from './refusals.ts';
import { crewIn, type Game, type RacePublic } from './state.ts';

/** Why a crew that nobody asks may not answer, as it would be told at a table. */
export function whyNotAsked(g: Game, seat: Seat): Refusal {
  const known = g.public;
  const frame = known.stack.at(-1);
  if (known.crews[seat] === undefined) return no('seat.spectator', 'BASE-SETUP-08');
  if (frame === undefined) return no('race.over', 'BASE-END-02');
  const crew = crewIn(known, seat);
  if (crew.arrived > 0) return no('crew.arrived', 'BASE-END-01');
  if (frame.kind === 'plan') return no('crew.ready', 'BASE-PLAN-04');
  if (frame.kind === 'window')
    return no(isAsking(g, seat) ? 'window.answered' : 'window.notAsked', 'CARD-02');
  const other = askedSeat(g);
  if (known.phase !== 'convoy') return no('turn.other', RULE_OF_PHASE[known.phase], { seat: other });
  if (crew.passed) return no('crew.passed', 'BASE-CONVOY-04');
  if (assistantsLeft(crew) === 0) return no('crew.done', 'BASE-CONVOY-05');
  return no('turn.other', 'BASE-CONVOY-01', { seat: other });
}

const RULE_OF_PHASE: Record<RacePublic['phase'], string> = {
  setup: 'BASE-SETUP-08',
  bivouac: 'BASE-BIVOUAC-02',
  planning: 'BASE-PLAN-04',
  convoy: 'BASE-CONVOY-01',
  maintenance: 'BASE-MAINT-01',
  over: 'BASE-END-02',
};

/** A seat that has answered the open secret round already. */
const isAsking = (g: Game, seat: Seat): boolean => (g.table.ready & (1 << seat)) !== 0;

/** The one seat that is asked, where it is one. */
function askedSeat(g: Game): Seat {
  const frame = g.public.stack.at(-1);
  if (frame === undefined) return -1;
  const asked = g.rules.frames[frame.kind]?.asked(g.public, frame) ?? 0;
  return 31 - Math.clz32(asked);
}
