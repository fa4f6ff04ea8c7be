// The selectable spaces of the map as a list, for those who cannot or would rather not point at them.
import { nearestFirst, spacesTo } from '@race/local/outlook.ts';
import { thePlace } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pointAt, pointing } from '../../map/pointing.ts';
import { say, words } from '../../words/say.ts';
import { choose, chooseWay, context, labelOf, selectableSpaces, spaces } from '../choosing.ts';
import { Leaf } from '../leaf.tsx';
import { seatView } from '../race.ts';
import { RuleButton } from '../rules/rule-button.tsx';
import { wayWords } from '../way-words.ts';
import { closeList, isListOpen } from './place-list.ts';
import './places.css';

export function Places(): JSX.Element | null {
  useEffect(() => () => pointAt(null), []);
  const lit = selectableSpaces.value;
  if (!isListOpen.value || lit.length === 0) return null;
  const areWays = seatView.value?.ways.some(({ to }) => lit.includes(to)) === true;
  const board = context.value?.rules.board;
  const listed = areWays && board !== undefined ? nearestFirst(board, lit) : lit;
  return (
    <Leaf name={say('live.onMap', { count: lit.length })} close={closeList}>
      <h3 class="places-title">
        {say('live.onMap', { count: lit.length })} {areWays && <RuleButton rule="BASE-DRIVE-02" />}
      </h3>
      <ul class="places">
        {listed.flatMap(placesOn).map(({ space, words: told, take }, at) => (
          <li key={at}>
            <button type="button" onClick={() => take()} {...pointing(space)}>
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

/** A space, or each of the ways there. */
function placesOn(space: number): Place[] {
  const there = seatView.value?.ways.filter(({ to }) => to === space) ?? [];
  const [answer] = spaces.value.get(space) ?? [];
  if (there.length === 0)
    return [placeOn(space, answer === undefined ? '' : `${labelOf(answer)}.`, () => choose(space))];
  return there.map((way) => placeOn(space, wayWords(way), () => chooseWay(way)));
}

function placeOn(space: number, told: string, choosing: () => void): Place {
  const take = () => {
    closeList();
    choosing();
  };
  return { space, words: `${told} ${toGoWords(space)}`, take };
}

/** How far it is from there to the end: of several spaces one wants the nearest to it. */
function toGoWords(space: number): string {
  const board = context.value?.rules.board;
  if (board === undefined || space === board.destination) return '';
  const count = spacesTo(board, board.destination)[space] ?? 0;
  return say('ways.toGo', {
    count,
    city: thePlace(words(), board, { space: board.destination, form: 'name' }),
  });
}
