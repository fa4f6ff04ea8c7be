// The lit spaces of the map as a list, for who cannot or would rather not point at them.
import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { choose, labelOf, litSpaces, spaces } from '../choosing.ts';
import { Leaf } from '../leaf.tsx';
import { sight } from '../race.ts';
import { wayWords } from '../way-words.ts';
import { closeList, isListOpen } from './list.ts';
import './places.css';

export function Places(): JSX.Element | null {
  const lit = litSpaces.value;
  if (!isListOpen.value || lit.length === 0) return null;
  return (
    <Leaf name={say('live.onMap', { count: lit.length })} close={closeList}>
      <h3 class="places-title">{say('live.onMap', { count: lit.length })}</h3>
      <ul class="places">
        {lit.map((space) => (
          <li key={space}>
            <button type="button" onClick={() => take(space)}>
              {placeWords(space)}
            </button>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

function take(space: number): void {
  closeList();
  choose(space);
}

function placeWords(space: number): string {
  const way = sight.value?.ways.find(({ to }) => to === space);
  if (way !== undefined) return wayWords(way);
  const [answer] = spaces.value.get(space) ?? [];
  return answer === undefined ? '' : labelOf(answer);
}
