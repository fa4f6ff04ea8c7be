// The road and the time of a race in words.

import type { MapView } from '@race/atlas';
import { capital, named, nameOf, say } from '../../shell/words/say.ts';
import type { TableModel } from '../model/table.ts';

/** "From Colomb-Béchar to Cape Town", in the direction of this race. */
export function wayWords(board: MapView['board'], towards: 'south' | 'north'): string {
  const [north, south] = board.ends.map((space) => named('city', board.spaces[space]?.city?.id ?? ''));
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  return from === undefined || to === undefined ? '' : say('table.way', { from, to });
}

/** "Turn 6", or that the race has not begun. */
export function turnWords(table: TableModel, turn = table.publicState.value?.turn ?? 0): string {
  return turn > 0 ? say('table.turn', { turn }) : capital(nameOf('phase', 'setup'));
}

/** A crew has arrived: this is the last turn. BASE-END-02. */
export const isLastConvoy = ({ crews, publicState }: TableModel): boolean =>
  publicState.value?.phase === 'convoy' && crews.value.some(({ arrived }) => arrived > 0);

/** "Turn 6 · Convoy"; once a crew has arrived, that it is the last turn. */
export function timeWords(table: TableModel): string {
  const { turn, phase } = table.publicState.value ?? { turn: 0, phase: 'setup' };
  if (turn === 0) return turnWords(table);
  const now = isLastConvoy(table) ? say('table.lastConvoy') : nameOf('phase', phase);
  return `${turnWords(table)} · ${capital(now)}`;
}
