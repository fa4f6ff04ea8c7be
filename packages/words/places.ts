import { type Board, cityAt, farEnd, lineOf } from '@race/great-race/board/board.ts';
import { landmarkOf } from './landmarks.ts';
import { find, t, type Words } from './t.ts';

export const cityName = (words: Words, city: string): string => find(words, `names.city.${city}`, city);

/** A place as a sentence needs it: its name, driven into, stood at, or laid upon. */
export const PLACE_FORMS = ['name', 'into', 'at', 'onto'] as const;
export type PlaceForm = (typeof PLACE_FORMS)[number];

/** A city by its name, a space by its nearest city: "the second space south of Timbuktu". */
export const placeName = (words: Words, board: Board, space: number): string =>
  placeIn(words, board, { space, form: 'name' });

export function placeIn(words: Words, board: Board, at: { space: number; form: PlaceForm }): string {
  const { space, form } = at;
  const landmark = landmarkOf(board, space);
  if (landmark !== null) {
    const { steps, unique } = landmark;
    const from = {
      direction: t(words, `names.to.${landmark.bearing}`),
      city: cityName(words, landmark.city),
    };
    const told = unique
      ? t(words, 'places.landmark', from)
      : t(words, 'places.landmarkNumbered', { ...from, number: space });
    return t(words, `places.${form}.space`, { steps, landmark: told });
  }
  const city = cityName(words, cityAt(board, space)?.id ?? String(space));
  return form === 'name' ? city : t(words, `places.${form}.city`, { city });
}

/** A line as it is taken: "the ship from Dakar to Porto-Novo", or between the two when nobody says from where. */
export function lineTaken(words: Words, board: Board, way: { line: number; from?: number }): string {
  const line = lineOf(board, way.line);
  const start = way.from ?? line.from;
  const ends = { from: placeName(words, board, start), to: placeName(words, board, farEnd(line, start)) };
  return way.from === undefined
    ? t(words, `names.lineBetween.${line.kind}`, ends)
    : t(words, `names.line.${line.kind}`, ends);
}

/** A line by its plain name: "sea line Dakar–Porto-Novo". */
export function lineName(words: Words, board: Board, line: number): string {
  const { kind, from, to } = lineOf(board, line);
  return t(words, `names.lineName.${kind}`, {
    from: placeName(words, board, from),
    to: placeName(words, board, to),
  });
}
