// How crews are called, and what can be said of them in a word or two.

import { type Name, placeIn, seatName } from '@race/words';
import { context } from '../paper/sentences.ts';
import type { ShownCrew } from '../state/crews.ts';
import { publicState } from '../state/table-state.ts';
import { capital, nameOf, say, words } from '../words/say.ts';
import type { GaugeName } from './gauge.tsx';

export const crewName = (crew: Pick<ShownCrew, 'seat'>): string => String(theCrew(crew));

/** Its name for a text, which may ask for its gender. */
export const theCrew = ({ seat }: Pick<ShownCrew, 'seat'>): string | Name =>
  publicState.value === null ? '' : seatName(words(), publicState.value, seat);

/** What a gauge of this crew is called: René's mechanics are all in one. */
export const gaugeWords = ({ isRene }: ShownCrew, gauge: GaugeName): string =>
  isRene && gauge === 'engine' ? say('solo.mechanics') : capital(nameOf('gauge', gauge));

/** The gauges it has at all, of those that are named. */
export const gaugesOf = <G extends GaugeName>(crew: ShownCrew, names: readonly G[]): G[] =>
  names.filter((name) => crew[`${name}Max`] > 0);

/** "level 9", "passed", "arrived first". */
export function stateWords(crew: ShownCrew): string {
  if (crew.arrived > 0) return `${say('viewer.arrived')}, ${nameOf('ordinal', String(crew.arrived))}`;
  const level = say('page.level', { level: crew.level });
  if (crew.isBroken) return `${level}, ${say('page.broken')}`;
  // Who passed has no more sequence in this convoy; in the next bivouac that is long over.
  const isOut = crew.passed && publicState.value?.phase === 'convoy';
  return isOut ? `${level}, ${say('viewer.passed')}` : level;
}

/** "in Timbuktu", "on the space south of Zinder". */
export function whereWords({ at }: Pick<ShownCrew, 'at'>): string {
  const board = context.value?.rules.board;
  return board === undefined ? '' : placeIn(words(), board, { space: at, form: 'at' });
}
