// The outcome of a race in words.
import type { Standing } from '@race/great-race';
import { thePlace } from '@race/words/places.ts';
import { crewName } from '../dashboard/names.ts';
import { crews } from '../state/crews.ts';
import { say, words } from '../words/say.ts';
import { context } from './sentences.ts';

export const winnerIn = ([best]: readonly Standing[]): Standing | undefined =>
  best === undefined || best.place === 0 ? undefined : best;

/** Who won, and by how much. */
export function leadFor(lines: readonly Standing[]): string {
  const winner = winnerIn(lines);
  return winner === undefined
    ? say('viewer.noWinner')
    : say('viewer.winner', { crew: nameAt(winner), prestige: winner.prestige });
}

/** "Delatour takes Cape Town". */
export function headlineFor(winner: Standing | undefined): string {
  const board = context.value?.rules.board;
  if (board === undefined) return '';
  const city = thePlace(words(), board, { space: board.destination, form: 'name' });
  return winner === undefined
    ? say('desk.nobody', { city })
    : say('desk.won', { crew: nameAt(winner), city });
}

export function nameAt({ seat }: Standing): string {
  const crew = crews.value[seat];
  return crew === undefined ? '' : crewName(crew);
}
