import { type Answer, type Crew, type Game, STREAMS } from '@race/great-race';
import { imagine, open, type Refusal, streams, why } from '@race/kernel';
import type { TerminalView } from './sight.ts';

const ANY_SEED = 1935;

/**
 * A world that the view allows. The rules can be asked in it what something would cost or why it is
 * refused; what a seat cannot see is made up here, so nothing of it can come out.
 */
export function worldOf({ rules, view }: TerminalView): Game {
  return { ...open(rules, imagine(rules, view, streams(STREAMS, ANY_SEED))), rules };
}

/** Why this seat may not give an answer; null when it may. */
export function whyNot(sight: TerminalView, answer: Answer): Refusal | null {
  return why(sight.rules, worldOf(sight), sight.seat, answer);
}

export function crewOf({ view, seat }: Pick<TerminalView, 'view' | 'seat'>): Crew {
  const crew = view.public.crews[seat];
  if (crew === undefined) throw new Error(`no crew sits at ${seat}`);
  return crew;
}
