// The cartouche: what the sheet shows, from where to where, and how far the race is. It lies on open sea.
import { cartouche, type MapView } from '@race/atlas';
import { crews } from '../state/crews.ts';
import { facts, moment } from '../state/table-state.ts';
import { capital, named, nameOf, say } from '../words/say.ts';

/** "From Colomb-Béchar to Cape Town", whichever way this race goes. */
export function wayWords(board: MapView['board'], towards: 'south' | 'north'): string {
  const [north, south] = board.ends.map((space) => named('city', board.spaces[space]?.city?.id ?? ''));
  const [from, to] = towards === 'south' ? [north, south] : [south, north];
  return from === undefined || to === undefined ? '' : say('viewer.way', { from, to });
}

/** "Turn 6", or that it has not begun. */
export function turnWords(turn = moment.value?.turn ?? 0): string {
  return turn > 0 ? say('viewer.turn', { turn }) : capital(nameOf('phase', 'setup'));
}

/** "Turn 6 · Convoy"; once somebody has arrived it is the last one. */
export function timeWords(): string {
  const { turn, phase } = moment.value ?? { turn: 0, phase: 'setup' };
  if (turn === 0) return turnWords();
  const isLast = phase === 'convoy' && crews.value.some(({ arrived }) => arrived > 0);
  return `${turnWords()} · ${capital(isLast ? say('page.lastConvoy') : nameOf('phase', phase))}`;
}

export function drawTitle(view: MapView): string {
  const options = facts.value?.options;
  if (options === undefined) return '';
  return cartouche(view, {
    above: say('page.mapOf'),
    title: nameOf('board', options.board),
    below: wayWords(view.board, options.towards),
    foot: timeWords(),
  });
}
