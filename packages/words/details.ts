import { BOXES, CITY_COLOURS } from '@race/great-race';
import { aCard, cardList, theCard } from './cards.ts';
import type { RaceContext } from './context.ts';
import { boxName } from './crews.ts';
import type { Name, Values } from './fill.ts';
import { lineName, thePlace } from './places.ts';
import { tileWords } from './prices.ts';
import { findName, named, type Words } from './t.ts';

/** What an event, an answer or a refusal names by number or identifier, in words. */
export function detailWords(words: Words, details: object, context: RaceContext): Values {
  const values: { [name: string]: Values[string] } = {};
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
      return { crew: Number(value) < 0 ? named(words, 'names.anotherCrew') : context.name(Number(value)) };
    case 'crew':
      return {
        team: findName(words, `names.crew.${id}`, id),
        vehicle: findName(words, `names.vehicle.${id}`, id),
      };
    case 'card':
      return { card: theCard(words, id) };
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
      return { [name]: findName(words, `names.${name}.${id}`, id) };
    case 'colour':
      return { colour: colourOf(words, value) };
    case 'space': {
      const space = Number(value);
      const there = thePlace(words, rules.board, { space, form: 'name' });
      return { place: there, city: there, at: thePlace(words, rules.board, { space, form: 'at' }) };
    }
    case 'route':
      return { line: lineName(words, rules.board, Number(value)) };
    default:
      return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
  }
}

function boxOf(words: Words, id: string): string | Name {
  const box = BOXES.find((one) => one === id);
  return box === undefined ? id : boxName(words, box);
}

/** A city colour, by name or by its place among them. */
function colourOf(words: Words, value: unknown): string | Name {
  const colour = CITY_COLOURS.find((one, at) => one === value || at === value);
  return colour === undefined ? String(value) : named(words, `names.colour.${colour}`);
}
