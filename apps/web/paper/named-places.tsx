// Sentences in which the places they name show themselves on the map: under the mouse, or when they are tapped.
import type { RaceEvent } from '@race/great-race';
import { placeIn } from '@race/words';
import { PLACE_FORMS } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { pointing } from '../map/pointing.ts';
import { words } from '../words/say.ts';
import { type NamedPlace, piecesOf, spacesIn } from './pieces.ts';
import { context, sentenceOf } from './sentences.ts';
import './named-places.css';

export function NamedPlaces({ events }: { events: readonly RaceEvent[] }): JSX.Element {
  const pieces = events.flatMap((event, at) =>
    piecesOf(`${at === 0 ? '' : ' '}${sentenceOf(event)}`, spacesIn(event).map(namesOf)),
  );
  return (
    <>
      {pieces.map(({ words: told, space }, at) =>
        space === null ? (
          told
        ) : (
          <span key={at} class="named-place" {...pointing(space)}>
            {told}
          </span>
        ),
      )}
    </>
  );
}

/** By all its forms, the longest first: one may be a part of another. */
function namesOf(space: number): NamedPlace {
  const board = context.value?.rules.board;
  const forms =
    board === undefined ? [] : PLACE_FORMS.map((form) => placeIn(words(), board, { space, form }));
  return { space, words: forms.toSorted((a, b) => b.length - a.length) };
}
