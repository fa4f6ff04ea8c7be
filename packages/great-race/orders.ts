import type { Frame, Seat } from '@race/kernel';
import type { Answer } from './answers.ts';
import { assistantsIn, guardsOf } from './crew/assistants.ts';
import { BOXES, SECURITY } from './crew/crews.ts';
import { mechanicsOf } from './crew/gauges.ts';
import type { WindowFrame } from './danger/window.ts';
import { cardOf, type RaceRules } from './rules.ts';
import { crewIn, type RacePublic } from './state.ts';

/** What is answered for a crew without asking its player. NET-09. */
export interface AutomaticResponses {
  /** Declines unless so many levels would be lost at least. */
  readonly decline: number | null;
  readonly guards: boolean;
}

/** What is answered by order; null where the player is asked. It gets what everybody knows, and nothing else. */
export function ordered(
  rules: RaceRules,
  known: RacePublic,
  seat: Seat,
  orders: AutomaticResponses,
): Answer | null {
  const frame = known.stack.at(-1);
  if (frame === undefined) return null;
  if (isWindow(frame)) {
    const isSmall = orders.decline !== null && wouldLose(rules, known, frame, seat) < orders.decline;
    return isSmall ? rules.answers.decline : null;
  }
  if (frame.kind === 'sequence' && orders.guards && hasGuardsAlone(known, seat)) return rules.answers.pass;
  return null;
}

/** The levels a card would take; one that aims at others or at tiles takes none. CARD-08. */
const wouldLose = (rules: RaceRules, known: RacePublic, { target, card }: WindowFrame, seat: Seat): number =>
  target === seat ? Math.min(cardOf(rules, card).hurts, mechanicsOf(crewIn(known, seat))) : 0;

const isWindow = (frame: Frame): frame is WindowFrame => frame.kind === 'window';

function hasGuardsAlone(known: RacePublic, seat: Seat): boolean {
  const crew = crewIn(known, seat);
  return guardsOf(crew) > 0 && BOXES.every((_, box) => box === SECURITY || assistantsIn(crew, box) === 0);
}
