// The selectable spaces of the map as a list, for people who do not point at them.

import { nearestFirst, spacesTo } from '@race/local/outlook.ts';
import { thePlace } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say, words } from '../../../shell/words/say.ts';
import { Leaf } from '../../../table/leaf.tsx';
import { pointAt, pointing } from '../../../table/map/into-sight.ts';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { RuleButton } from '../../../table/rules/open-rule.tsx';
import { choosingOf } from '../choosing.ts';
import { labelOf } from '../labels.ts';
import { wayWords } from '../route-words.ts';
import { placeListOf } from './acting.ts';

import './places.css';

export function Places(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  const { context, selectableSpaces } = choosingOf(table);
  const { closeList, isListOpen } = placeListOf(table);
  useEffect(() => () => pointAt(table, null), []);
  const lit = selectableSpaces.value;
  if (!isListOpen.value || lit.length === 0) return null;
  const areWays = seatView.value?.ways.some(({ to }) => lit.includes(to)) === true;
  const board = context.value?.rules.board;
  const listed = areWays && board !== undefined ? nearestFirst(board, lit) : lit;
  return (
    <Leaf name={say('table.onMap', { count: lit.length })} close={closeList}>
      <h3 class="places-title">
        {say('table.onMap', { count: lit.length })} {areWays && <RuleButton rule="BASE-DRIVE-02" />}
      </h3>
      <ul class="places">
        {listed
          .flatMap((space) => placesOn(table, space))
          .map(({ space, words: told, take }, at) => (
            <li key={at}>
              <button type="button" onClick={() => take()} {...pointing(table, space)}>
                {told}
              </button>
            </li>
          ))}
      </ul>
    </Leaf>
  );
}

interface Place {
  readonly space: number;
  readonly words: string;
  readonly take: () => void;
}

/** A space, or each of the routes there. */
function placesOn(table: TableModel, space: number): Place[] {
  const { seatView } = table;
  const { choose, chooseWay, spaces } = choosingOf(table);
  const there = seatView.value?.ways.filter(({ to }) => to === space) ?? [];
  const [answer] = spaces.value.get(space) ?? [];
  if (there.length === 0)
    return [
      placeOn(table, space, answer === undefined ? '' : `${labelOf(table, answer)}.`, () => choose(space)),
    ];
  return there.map((way) => placeOn(table, space, wayWords(table, way), () => chooseWay(way)));
}

function placeOn(table: TableModel, space: number, told: string, choosing: () => void): Place {
  const { closeList } = placeListOf(table);
  const take = () => {
    closeList();
    choosing();
  };
  return { space, words: `${told} ${toGoWords(table, space)}`, take };
}

/** The distance from there to the end, by which spaces can be compared. */
function toGoWords(table: TableModel, space: number): string {
  const { context } = choosingOf(table);
  const board = context.value?.rules.board;
  if (board === undefined || space === board.destination) return '';
  const count = spacesTo(board, board.destination)[space] ?? 0;
  return say('driving.toGo', {
    count,
    city: thePlace(words(), board, { space: board.destination, form: 'name' }),
  });
}
