import { readStreams, scripted } from '@race/kernel';
import * as v from 'valibot';
import { ASSISTANTS, BOXES, CREWS } from './crew/crews.ts';
import { frameShape } from './read-stack.ts';
import type { RaceRules } from './rules.ts';
import { NO_TILE, PHASES, STREAMS } from './state.ts';

/** More francs, moves or turns than any race sees. */
const PLENTY = 1_000_000_000;

const whole = (low: number, high: number) =>
  v.custom<number>(
    (from) => Number.isSafeInteger(from) && !Object.is(from, -0) && Number(from) >= low && Number(from) <= high,
  );

const listOf = (part: v.GenericSchema<unknown, number>, length: number) =>
  v.pipe(v.array(part), v.length(length));

const anyOf = (part: v.GenericSchema<unknown, number>, most: number) =>
  v.pipe(v.array(part), v.maxLength(most));

/** The shape of a saved race: every field with its kind and range, and nothing else. */
export function stateShape(rules: RaceRules) {
  const { cards, tiles, board, seats } = rules;
  const cardCounts = listOf(whole(0, PLENTY), cards.length);
  const tileCounts = listOf(whole(0, PLENTY), tiles.length);
  const card = whole(0, cards.length - 1);
  const level = whole(0, rules.answers.fuel.length - 1);
  const crew = v.strictObject({
    id: v.nullable(v.picklist(CREWS)),
    at: whole(0, board.spaces.length - 1),
    level: whole(0, PLENTY),
    since: whole(0, PLENTY),
    petrol: level,
    engine: level,
    chassis: level,
    petrolMax: level,
    engineMax: level,
    chassisMax: level,
    francs: whole(0, PLENTY),
    boxes: listOf(whole(0, ASSISTANTS), BOXES.length),
    passed: v.boolean(),
    arrived: whole(0, seats),
    cards: whole(0, PLENTY),
    known: cardCounts,
  });
  const own = v.strictObject({ hand: cardCounts, drawn: anyOf(card, PLENTY), sealed: v.unknown() });
  return v.strictObject({
    public: v.strictObject({
      stack: v.array(frameShape(rules)),
      phase: v.picklist(PHASES),
      turn: whole(0, PLENTY),
      order: listOf(whole(0, seats - 1), seats),
      crews: v.pipe(v.array(crew), v.length(seats)),
      tiles: listOf(whole(NO_TILE, tiles.length - 1), board.spaces.length),
      bag: tileCounts,
      gone: tileCounts,
      row: anyOf(card, seats + 1),
      discard: cardCounts,
      deck: whole(0, PLENTY),
      moves: whole(0, PLENTY),
      arrivals: whole(0, seats),
      bank: whole(0, PLENTY),
    }),
    seats: v.pipe(v.array(own), v.length(seats)),
    table: v.strictObject({
      chance: v.pipe(v.custom<object>(isObject), v.transform(readChance), v.nonNullish(v.any())),
      ready: whole(0, (1 << seats) - 1),
      deck: cardCounts,
    }),
  });
}
