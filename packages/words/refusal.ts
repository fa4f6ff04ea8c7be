import { BOXES, CREWS } from '@race/great-race/crew/crews.ts';
import type { Refusal } from '@race/kernel';
import { cardName } from './cards.ts';
import type { RaceContext } from './context.ts';
import { boxName } from './crews.ts';
import { lineName, placeIn, placeName } from './places.ts';
import { tileWords } from './prices.ts';
import { fill, find, t, type Values, type Words } from './t.ts';

/** Why an answer is refused, in one sentence. */
export function refusalSentence(words: Words, refusal: Refusal, context: RaceContext): string {
  const text = find(words, `refusals.${refusal.reason}`, '');
  if (text === '') return t(words, 'refusals.unknown');
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(refusal.with))
    Object.assign(values, worded(words, { name, value, reason: refusal.reason }, context));
  return fill(words, text, values);
}

/** What a refusal names by number or identifier, in words. */
function worded(
  words: Words,
  detail: { name: string; value: string | number; reason: string },
  context: RaceContext,
): Values {
  const { name, value, reason } = detail;
  const { rules } = context;
  switch (name) {
    case 'seat':
      return { crew: Number(value) < 0 ? t(words, 'names.anotherCrew') : context.name(Number(value)) };
    case 'crew':
      return { team: teamOf(words, value) };
    case 'card':
      return { card: cardName(words, String(value)) };
    case 'tile':
      return { tile: tileWords(words, rules, String(value)) };
    case 'box':
      return { box: boxOf(words, value) };
    case 'space': {
      const space = Number(value);
      const place = placeName(words, rules.board, space);
      return { place, city: place, at: placeIn(words, rules.board, { space, form: 'at' }) };
    }
    case 'line':
      // A line of the board, or of a file.
      return { line: reason.startsWith('line.') ? lineName(words, rules.board, Number(value)) : value };
    default:
      return { [name]: value };
  }
}

function teamOf(words: Words, value: string | number): string {
  const crew = CREWS.find((id) => id === value);
  return crew === undefined ? String(value) : t(words, `names.crew.${crew}`);
}

function boxOf(words: Words, value: string | number): string {
  const box = BOXES.find((id) => id === value);
  return box === undefined ? String(value) : boxName(words, box);
}
