// Sentences whose places are marked on the map, when the pointer is over them or they are tapped.
import type { RaceEvent } from '@race/great-race';
import { placeIn } from '@race/words';
import { PLACE_FORMS } from '@race/words/places.ts';
import type { JSX } from 'preact';
import { words } from '../../shell/words/say.ts';
import { pointing } from '../map/into-sight.ts';
import { sentencesOf } from '../model/sentences.ts';
import { type TableModel, useTable } from '../model/table.ts';
import './named-places.css';

export function NamedPlaces({ events }: { events: readonly RaceEvent[] }): JSX.Element {
  const table = useTable();
  const { sentenceOf } = sentencesOf(table);
  const pieces = events.flatMap((event, at) =>
    piecesOf(
      `${at === 0 ? '' : ' '}${sentenceOf(event)}`,
      spacesIn(event).map((space) => namesOf(table, space)),
    ),
  );
  return (
    <>
      {pieces.map(({ words: told, space }, at) =>
        space === null ? (
          told
        ) : (
          <span key={at} class="named-place" {...pointing(table, space)}>
            {told}
          </span>
        ),
      )}
    </>
  );
}

/** By all its forms, the longest first, since one may be part of another. */
function namesOf(table: TableModel, space: number): NamedPlace {
  const { context } = sentencesOf(table);
  const board = context.value?.rules.board;
  const forms =
    board === undefined ? [] : PLACE_FORMS.map((form) => placeIn(words(), board, { space, form }));
  return { space, words: forms.toSorted((a, b) => b.length - a.length) };
}

/** The spaces of an event. */
export function spacesIn(event: RaceEvent): readonly number[] {
  if ('spaces' in event && typeof event.spaces !== 'number') return event.spaces;
  return 'space' in event ? [event.space] : [];
}

/** All the names that a place may have in a sentence. */
interface NamedPlace {
  readonly space: number;
  readonly words: readonly string[];
}

/** A part of a sentence; with a space if it names one. */
interface SentencePiece {
  readonly words: string;
  readonly space: number | null;
}

/** A sentence, split at the places it names. */
export function piecesOf(sentence: string, places: readonly NamedPlace[]): SentencePiece[] {
  let pieces: SentencePiece[] = [{ words: sentence, space: null }];
  for (const { space, words } of places)
    for (const name of words) pieces = pieces.flatMap((piece) => takenApart(piece, name, space));
  return pieces;
}

function takenApart(piece: SentencePiece, name: string, space: number): SentencePiece[] {
  const at = piece.space === null && name !== '' ? piece.words.indexOf(name) : -1;
  if (at < 0) return [piece];
  const parts: SentencePiece[] = [
    { words: piece.words.slice(0, at), space: null },
    { words: name, space },
    { words: piece.words.slice(at + name.length), space: null },
  ];
  return parts.filter(({ words }) => words !== '');
}
