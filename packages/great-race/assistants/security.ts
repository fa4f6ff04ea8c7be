import type { Refusal, Seat } from '@race/kernel';
import type { Answer } from '../answers.ts';
import { nearOf } from '../board/board.ts';
import { spendAssistant } from '../crew/assistants.ts';
import { SECURITY } from '../crew/crews.ts';
import { no } from '../refusals.ts';
import { tileOf } from '../rules.ts';
import { crewOf, type Game, NO_TILE, tell } from '../state.ts';
import { leaveGame } from '../tiles/bag.ts';
import { isLoose, liftTile, tileOn } from '../tiles/laid.ts';

/** BASE-GUARD-02, 04: tiles touching the vehicle's space, with no vehicle on them. */
export function offerClearing(g: Game, seat: Seat, out: Answer[]): void {
  for (const space of nearOf(g.rules.board, crewOf(g, seat).at)) {
    const answer = g.rules.answers.clear[space];
    if (answer !== undefined && isLoose(g, space)) out.push(answer);
  }
}

export function clear(g: Game, seat: Seat, space: number): void {
  spendAssistant(g, seat, SECURITY);
  const tile = liftTile(g, space);
  leaveGame(g, tile);
  tell(g, { key: 'tileCleared', seat, tile: tileOf(g.rules, tile).id, space });
}

export function whyNotCleared(g: Game, seat: Seat, space: number): Refusal {
  const { at } = crewOf(g, seat);
  if (space !== at && !nearOf(g.rules.board, at).includes(space))
    return no('clear.notNear', 'BASE-GUARD-04', { space });
  return tileOn(g.public, space) === NO_TILE
    ? no('clear.noTile', 'BASE-GUARD-02', { space })
    : no('clear.underVehicle', 'BASE-GUARD-02', { space });
}
