import {
  chanceStream,
  copyStack,
  type FieldsOf,
  optional,
  part,
  type StateField,
  type StateFields,
  stackOf,
  valueThat,
} from '@race/kernel';
import type { Answer } from './answers.ts';
import { ASSISTANTS, BOXES } from './crew/crews.ts';
import { type FieldParts, fieldParts } from './field-parts.ts';
import type { RaceFrameKind } from './frames.ts';
import type { Slots } from './more.ts';
import type { RaceRules } from './rules.ts';
import {
  type Crew,
  NO_TILE,
  PHASES,
  type Race,
  type RacePublic,
  type RaceSeat,
  type RaceTable,
} from './state.ts';

type TableRules = Pick<
  RaceRules,
  'cards' | 'tiles' | 'board' | 'seats' | 'seams' | 'crews' | 'answers' | 'frames' | 'readAnswer'
>;

/** The fields of a race at one table, each with its range while the race waits for somebody or is over. */
export function stateFields(
  rules: TableRules,
  kinds: { readonly [kind: string]: RaceFrameKind },
): StateFields<Race> {
  const parts = fieldParts(rules);
  const { whole, listOf, upTo, oneOf, maybe, flag, count, seat, card, space, seats } = parts;
  const level = whole(0, rules.answers.fuel.length - 1);
  const cardCounts = listOf(count, parts.cards);
  const tileCounts = listOf(count, parts.tiles);
  const { alsoTakes, bivouacs } = rules.seams;
  const dealt = Math.max(seats + 1 + alsoTakes.length, ...bivouacs.map(({ cards }) => cards));
  const crew: FieldsOf<Crew> = {
    id: maybe(oneOf(rules.crews)),
    at: space,
    level: count,
    since: count,
    petrol: level,
    engine: level,
    chassis: level,
    petrolMax: level,
    engineMax: level,
    chassisMax: level,
    francs: count,
    boxes: listOf(whole(0, ASSISTANTS), BOXES.length),
    passed: flag,
    arrived: whole(0, seats),
    cards: count,
    known: cardCounts,
  };
  const known: FieldsOf<RacePublic> = {
    stack: stackOf(
      Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [kind, fields(parts)])),
      (stack) => copyStack(rules.frames, stack),
    ),
    phase: oneOf(PHASES),
    turn: count,
    order: listOf(seat, seats),
    crews: listOf(
      part<Crew>(crew, (from) => ({ ...from })),
      seats,
    ),
    tiles: listOf(whole(NO_TILE, parts.tiles - 1), parts.spaces),
    bag: tileCounts,
    gone: tileCounts,
    row: upTo(dealt, card),
    discard: cardCounts,
    deck: count,
    moves: count,
    arrivals: whole(0, seats),
    bank: count,
    modules: slotsField(rules.seams, parts),
  };
  const own: FieldsOf<RaceSeat> = {
    hand: cardCounts,
    drawn: parts.some(card),
    sealed: maybe(valueThat<Answer>((from) => rules.readAnswer(from) !== null)),
  };
  const table: FieldsOf<RaceTable> = {
    chance: part<RaceTable['chance']>(
      { deck: chanceStream, bag: chanceStream, dice: chanceStream },
      (from) => ({ ...from }),
    ),
    ready: whole(0, (1 << seats) - 1),
    deck: cardCounts,
  };
  return { public: known, seat: own, table };
}

/** What modules keep cannot be left out: prices are read from it. A race without any has no such thing. */
function slotsField({ slots }: RaceRules['seams'], parts: FieldParts): StateField<Slots> {
  if (slots.length === 0) return optional(valueThat(() => false));
  const fields: { [name: string]: StateField<object> } = {};
  for (const slot of slots) fields[slot.name] = slot.field(parts);
  return part<{ [name: string]: object }>(fields, (from) => ({ ...from }));
}
