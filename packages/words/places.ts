import { type Board, cityAt, farEnd, lineOf } from '@race/great-race/board/board.ts';
import type { Name } from './fill.ts';
import { landmarkOf } from './landmarks.ts';
import { findName, named, t, type Words } from './t.ts';

export const theCity = (words: Words, id: string): Name => findName(words, `names.city.${id}`, id);

export const cityName = (words: Words, id: string): string => String(theCity(words, id));

/** A place as a sentence needs it: its name, driven into, stood at, or laid upon. */
export const PLACE_FORMS = ['name', 'into', 'at', 'onto'] as const;
export type PlaceForm = (typeof PLACE_FORMS)[number];

/** A city by its name, a space by its nearest city: "the second space south of Timbuktu". */
export function thePlace(words: Words, board: Board, at: { space: number; form: PlaceForm }): Name {
  const { space, form } = at;
  const landmark = landmarkOf(board, space);
  if (landmark !== null) {
    const { steps, bearing, side } = landmark;
    const near = named(words, `names.to.${bearing}`, { city: theCity(words, landmark.city) });
    const told = side === null ? near : named(words, 'places.twin', { landmark: near, side });
    return named(words, `places.${form}.space`, { steps, landmark: told });
  }
  const there = theCity(words, cityAt(board, space)?.id ?? String(space));
  return form === 'name' ? there : named(words, `places.${form}.city`, { city: there });
}

export const placeIn = (words: Words, board: Board, at: { space: number; form: PlaceForm }): string =>
  String(thePlace(words, board, at));

export const placeName = (words: Words, board: Board, space: number): string =>
  placeIn(words, board, { space, form: 'name' });

/** A line as it is taken: "the ship from Dakar to Porto-Novo", or between the two when nobody says from where. */
export function lineTaken(words: Words, board: Board, way: { line: number; from?: number }): Name {
  const line = lineOf(board, way.line);
  const start = way.from ?? line.from;
  const ends = { from: endOf(words, board, start), to: endOf(words, board, farEnd(line, start)) };
  return way.from === undefined
    ? named(words, `names.lineBetween.${line.kind}`, ends)
    : named(words, `names.line.${line.kind}`, ends);
}

/** A line by its plain name: "sea line Dakar–Porto-Novo". */
export function lineName(words: Words, board: Board, line: number): string {
  const { kind, from, to } = lineOf(board, line);
  return t(words, `names.lineName.${kind}`, { from: endOf(words, board, from), to: endOf(words, board, to) });
}

const endOf = (words: Words, board: Board, space: number): Name =>
  thePlace(words, board, { space, form: 'name' });
