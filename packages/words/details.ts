import { BOXES, CITY_COLOURS } from '@race/great-race';
import { aCard, cardList, cardName } from './cards.ts';
import type { RaceContext } from './context.ts';
import { boxName } from './crews.ts';
import { lineName, placeIn, placeName } from './places.ts';
import { tileWords } from './prices.ts';
import { find, t, type Values, type Words } from './t.ts';

/** What an event, an answer or a refusal names by number or identifier, in words. */
export function detailWords(words: Words, details: object, context: RaceContext): Values {
  const values: { [name: string]: string | number } = {};
  for (const [name, value] of Object.entries(details))
    Object.assign(values, worded(words, { name, value }, context));
  return values;
}

function worded(
  words: Words,
  { name, value }: { name: string; value: unknown },
  context: RaceContext,
): Values {
  const { rules } = context;
  const id = String(value);
  switch (name) {
    case 'seat':
      return { crew: Number(value) < 0 ? t(words, 'names.anotherCrew') : context.name(Number(value)) };
    case 'crew':
      return { team: find(words, `names.crew.${id}`, id), vehicle: find(words, `names.vehicle.${id}`, id) };
    case 'card':
      return { card: cardName(words, id) };
    case 'cards':
      return Array.isArray(value) ? { cards: cardList(words, value) } : { cards: Number(value) };
    case 'shield':
      return { shield: aCard(words, id) };
    case 'tile':
      return { tile: tileWords(words, rules, id) };
    case 'box':
      return { box: boxOf(words, id) };
    case 'gauge':
    case 'season':
    case 'leader':
    case 'weather':
    case 'gift':
      return { [name]: find(words, `names.${name}.${id}`, id) };
    case 'colour':
      return { colour: colourOf(words, value) };
    case 'space': {
      const space = Number(value);
      const place = placeName(words, rules.board, space);
      return {
        place,
        city: place,
        at: placeIn(words, rules.board, { space, form: 'at' }),
      };
    }
    case 'route':
      return { line: lineName(words, rules.board, Number(value)) };
    default:
      return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
  }
}

function boxOf(words: Words, id: string): string {
  const box = BOXES.find((one) => one === id);
  return box === undefined ? id : boxName(words, box);
}

/** A city colour, by name or by its place among them. */
function colourOf(words: Words, value: unknown): string {
  const colour = CITY_COLOURS.find((one, at) => one === value || at === value);
  return colour === undefined ? String(value) : t(words, `names.colour.${colour}`);
}
