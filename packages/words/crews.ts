import type { RacePublic } from '@race/great-race';
import { BOXES, type Box, type CrewId } from '@race/great-race/crew/crews.ts';
import type { Seat } from '@race/kernel';
import type { Name } from './fill.ts';
import { listOf, named, t, type Words } from './t.ts';

/** "French crew" and its vehicle, "P4T Congo". */
export const crewWords = (words: Words, crew: CrewId) => ({
  team: named(words, `names.crew.${crew}`),
  vehicle: named(words, `names.vehicle.${crew}`),
});

/** What a seat is called when its player has no name: by who leads its crew, or by its number before that. */
export function seatName(words: Words, known: RacePublic, seat: Seat): Name {
  const id = known.modules?.leaders?.leaders[seat] ?? known.crews[seat]?.id ?? null;
  return id === null ? named(words, 'names.seat', { number: seat + 1 }) : named(words, `names.surname.${id}`);
}

export const boxName = (words: Words, box: Box): Name => named(words, `names.box.${box}`);

/** Assistants by box: "2 on pathfinder and 3 on funding". */
export function planWords(words: Words, boxes: readonly number[]): string {
  const placed = BOXES.flatMap((box, i) => {
    const count = boxes[i] ?? 0;
    return count === 0 ? [] : [t(words, 'names.onBox', { count, box: boxName(words, box) })];
  });
  return listOf(words, placed);
}

interface Mechanics {
  readonly engine: number;
  readonly chassis: number;
}

/** What a repair raises: "engine +1 and chassis +2". */
export function gainWords(words: Words, { engine, chassis }: Mechanics): string {
  const gains: string[] = [];
  if (engine > 0) gains.push(t(words, 'names.plus.engine', { count: engine }));
  if (chassis > 0) gains.push(t(words, 'names.plus.chassis', { count: chassis }));
  return listOf(words, gains) || t(words, 'names.price.nothing');
}

/** What damage takes: "engine −1 and chassis −1". */
export function lossWords(words: Words, { engine, chassis }: Mechanics): string {
  const losses: string[] = [];
  if (engine > 0) losses.push(t(words, 'names.minus.engine', { count: engine }));
  if (chassis > 0) losses.push(t(words, 'names.minus.chassis', { count: chassis }));
  return listOf(words, losses) || t(words, 'names.price.nothing');
}
