import { throwAway } from '../../../crew/hand.ts';
import { cardOf } from '../../../rules.ts';
import { type Game, type RacePublic, tell } from '../../../state.ts';
import type { ReneCard } from '../rene/cards.ts';
import { filledFrom, hasPower, soloIn, TORPEDO } from '../slot.ts';
import { useResources } from '../torpedo/resources.ts';
import { menace } from './menace.ts';

/** LEGACY-RED-01: danger cards he takes. */
const DANGER_TAKEN = 1;

/** Where in the row the card of a space lies; -1 when the space is empty. */
export const claimed = (known: RacePublic, space: number): number => soloIn(known).spaces.indexOf(space);

/** Takes the card off a space. */
export function liftFrom(g: Game, space: number): number {
  const at = claimed(g.public, space);
  const [card] = g.public.row.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`no card lies on space ${space}`);
  soloIn(g.public).spaces.splice(at, 1);
  return card;
}

/** SOLO-15: he takes those his card names, and discards them at once after LEGACY. */
export function torpedoTakes(g: Game, card: ReneCard, spaces: readonly number[]): void {
  let dangers = 0;
  for (const named of spaces) {
    const space = filledFrom(soloIn(g.public).spaces, named);
    if (space === 0) break;
    const index = liftFrom(g, space);
    const taken = cardOf(g.rules, index);
    tell(g, { key: 'torpedoTook', seat: TORPEDO, card: taken.id, named, number: space });
    useResources(g, taken, { where: 'camp' });
    throwAway(g, index);
    if (taken.danger) dangers += 1;
  }
  // What he did with the bivouac stays done. TABLE-01.
  g.horizon = true;
  if (hasPower(g.public, 'red', DANGER_TAKEN)) menace(g, { dangers, damage: card.danger, why: 'taken' });
}
