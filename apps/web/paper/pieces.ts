import type { RaceEvent } from '@race/great-race';

/** The spaces an event tells of. */
export function spacesIn(event: RaceEvent): readonly number[] {
  if ('spaces' in event && typeof event.spaces !== 'number') return event.spaces;
  return 'space' in event ? [event.space] : [];
}

/** A place by all the words it may go by in a sentence. */
export interface NamedPlace {
  readonly space: number;
  readonly words: readonly string[];
}

/** A part of a sentence; with a space where it names one. */
export interface SentencePiece {
  readonly words: string;
  readonly space: number | null;
}

/** A sentence, taken apart at the places it names. */
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
