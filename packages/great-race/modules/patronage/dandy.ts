import type { Seat } from '@race/kernel';
import { moduleCard } from '../../cards/card.ts';
import { no } from '../../refusals.ts';
import { type Game, tell } from '../../state.ts';
import { markerOf, putMarker, SUMS, spaceAfter } from './track.ts';

const STEPS = 2;

/** Moves a crew's marker on over free spaces. */
export function advance(g: Game, seat: Seat, steps: number): void {
  const space = spaceAfter(g.public, seat, steps);
  if (space === markerOf(g.public, seat)) return;
  putMarker(g, seat, space);
  tell(g, { key: 'patronMoved', seat, francs: SUMS[space] ?? 0 });
}

/** CARD-DANDY, PATRON-01; PATRON-05: one that moves nothing cannot be played. */
export const dandy = moduleCard({
  id: 'dandy',
  copies: 2,
  when: 'beforeAssistant',
  hindered: (g, seat) =>
    spaceAfter(g.public, seat, STEPS) === markerOf(g.public, seat) ? no('dandy.moves', 'PATRON-05') : null,
  play: (g, seat) => advance(g, seat, STEPS),
});
