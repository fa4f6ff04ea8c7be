import type { Refusal, Seat } from '@race/kernel';
import type { Answer } from './answers.ts';
import { assistantsLeft, guardsOf } from './crew/assistants.ts';
import { no } from './refusals.ts';
import { cardIndex, cardOf } from './rules.ts';
import { type Crew, crewIn, type Game, type RacePublic } from './state.ts';

/** Why a crew that nobody asks may not answer, as it would be told at a table. */
export function whyNotAsked(g: Game, seat: Seat, answer: Answer): Refusal {
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
  // BASE-BIVOUAC-03: the next crew chooses when this one has discarded.
  if (known.phase === 'bivouac' && frame.kind === 'hand')
    return no('turn.discarding', 'BASE-BIVOUAC-03', { seat: other });
  if (known.phase !== 'convoy') return no('turn.other', RULE_OF_PHASE[known.phase], { seat: other });
  return whyDone(g, crew, answer) ?? no('turn.other', 'BASE-CONVOY-01', { seat: other });
}

/** Why a crew has no further sequence in this convoy; null when it has. */
function whyDone(g: Game, crew: Crew, answer: Answer): Refusal | null {
  if (crew.passed && guardsOf(crew) > 0 && isGuardsWork(g, answer))
    return no('guard.onlyDefends', 'BASE-GUARD-03');
  if (crew.passed) return no('crew.passed', 'BASE-CONVOY-04');
  if (assistantsLeft(crew) > 0) return null;
  return isStepTwo(g, answer) ? no('card.noAssistant', 'BASE-CONVOY-03') : no('crew.done', 'BASE-CONVOY-05');
}

/** What guards could do, or allow, while their crew has not passed. */
const isGuardsWork = (g: Game, answer: Answer): boolean =>
  answer.do === 'fuel' || answer.do === 'clear' || isStepTwo(g, answer);

const isStepTwo = (g: Game, answer: Answer): boolean =>
  answer.do === 'play' && cardOf(g.rules, cardIndex(g.rules, answer.card)).when === 'beforeAssistant';

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
