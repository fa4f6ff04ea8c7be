// Names of crews, and their state in a word or two.

import { crewToken, halftrack, pennant } from '@race/atlas';
import { type Name, placeIn, seatName } from '@race/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { capital, nameOf, say, words } from '../../shell/words/say.ts';
import { nameOfSeat, sentencesOf } from '../model/sentences.ts';
import type { ShownCrew } from '../model/shown-state.ts';
import type { TableModel } from '../model/table.ts';
import type { GaugeName } from './gauge.tsx';

export const crewName = (table: TableModel, crew: Pick<ShownCrew, 'seat'>): string =>
  String(theCrew(table, crew));

/** Its name with its forms, for a text that may need one of them: that of its player where people play over the network. */
export const theCrew = (table: TableModel, { seat }: Pick<ShownCrew, 'seat'>): string | Name =>
  table.publicState.value === null ? '' : nameOfSeat(table.publicState.value, table.people.value, seat);

/** What the crew is called, whoever plays it. */
export const crewsOwnName = ({ publicState }: TableModel, seat: number): string =>
  publicState.value === null ? '' : String(seatName(words(), publicState.value, seat));

/** The crew of a player, to follow their name. Empty where the name is the crew's already. */
export function crewOfPlayer(table: TableModel, { seat }: Pick<ShownCrew, 'seat'>): string {
  const name = crewsOwnName(table, seat);
  return name === crewName(table, { seat }) ? '' : name;
}

/** "Ines · Martinetti"; the crew alone where nobody is named. */
export const fullName = (table: TableModel, crew: Pick<ShownCrew, 'seat'>): string =>
  [crewName(table, crew), crewOfPlayer(table, crew)].filter(Boolean).join(' · ');

/** The name of a gauge of this crew: René has a single one for all mechanics. */
export const gaugeWords = ({ isRene }: ShownCrew, gauge: GaugeName): string =>
  isRene && gauge === 'engine' ? say('solo.mechanics') : capital(nameOf('gauge', gauge));

/** Those of the named gauges that the crew has. */
export const gaugesOf = <G extends GaugeName>(crew: ShownCrew, names: readonly G[]): G[] =>
  names.filter((name) => crew[`${name}Max`] > 0);

/** "level 9", "passed", "arrived first". */
export function stateWords(table: TableModel, crew: ShownCrew): string {
  const { publicState } = table;
  if (crew.arrived > 0) return `${say('dashboard.arrived')}, ${nameOf('ordinal', String(crew.arrived))}`;
  const level = say('dashboard.level', { level: crew.level });
  if (crew.isBroken) return `${level}, ${say('dashboard.broken')}`;
  // A crew that passed has no more sequence in this convoy; in the next bivouac that no longer matters.
  const isOut = crew.passed && publicState.value?.phase === 'convoy';
  return isOut ? `${level}, ${say('dashboard.passed')}` : level;
}

/** "in Timbuktu", "on the space south of Zinder". */
export function whereWords(table: TableModel, { at }: Pick<ShownCrew, 'at'>): string {
  const { context } = sentencesOf(table);
  const board = context.value?.rules.board;
  return board === undefined ? '' : placeIn(words(), board, { space: at, form: 'at' });
}

// A crew at a glance: its half-track with its pennant, and the disc that stands for it.
export function Silhouette({ crew }: { crew: string }): JSX.Element {
  const svg = useMemo(
    () =>
      `<g transform="translate(-46 -66)">${pennant(crew)}</g><g transform="scale(.86)">${halftrack(crew)}</g>`,
    [crew],
  );
  return (
    <svg
      class="silhouette"
      viewBox="-54 -68 104 72"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

export function Token({ crew }: { crew: string }): JSX.Element {
  const svg = useMemo(() => crewToken(crew, 14), [crew]);
  return (
    <svg class="token" viewBox="-16 -16 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
