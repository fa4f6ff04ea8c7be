import { ASSISTANTS, BOXES } from '@race/great-race/crew/crews.ts';

/** How many assistants stand on each box, before it is confirmed. BASE-PLAN-01. */
export type Placing = readonly number[];

/** Where an assistant can be: in the hand, or on a box by its number. */
export type AssistantSpot = 'hand' | number;

export const NONE_PLACED: Placing = BOXES.map(() => 0);

export const inHand = (placing: Placing): number => ASSISTANTS - placing.reduce((sum, here) => sum + here, 0);

const standingAt = (placing: Placing, spot: AssistantSpot): number =>
  spot === 'hand' ? inHand(placing) : (placing[spot] ?? 0);

/** Moves one assistant; where none stands, nothing moves. */
export function move(placing: Placing, from: AssistantSpot, to: AssistantSpot): Placing {
  if (from === to || standingAt(placing, from) === 0) return placing;
  return placing.map((here, box) => here + Number(box === to) - Number(box === from));
}
