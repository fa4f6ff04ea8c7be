import type { RacePublic } from '@race/great-race';
import { BOXES, type Box, type CrewId } from '@race/great-race/crew/crews.ts';
import type { Seat } from '@race/kernel';
import { t, type Words } from './t.ts';

/** "French crew" and its vehicle, "P4T Congo". */
export const crewWords = (words: Words, crew: CrewId) => ({
  team: t(words, `names.crew.${crew}`),
  vehicle: t(words, `names.vehicle.${crew}`),
});

/** What a seat is called when its player has no name: by who leads its crew, or by its number before that. */
export function seatName(words: Words, known: RacePublic, seat: Seat): string {
  const id = known.modules?.leaders?.leaders[seat] ?? known.crews[seat]?.id ?? null;
  return id === null ? t(words, 'names.seat', { number: seat + 1 }) : t(words, `names.surname.${id}`);
}

export const boxName = (words: Words, box: Box): string => t(words, `names.box.${box}`);

/** Assistants by box: "2 on pathfinder, 3 on funding". */
export function planWords(words: Words, boxes: readonly number[]): string {
  const placed = BOXES.flatMap((box, i) => {
    const count = boxes[i] ?? 0;
    return count === 0 ? [] : [t(words, 'names.onBox', { count, box: boxName(words, box) })];
  });
  return placed.join(', ');
}

interface Mechanics {
  readonly engine: number;
  readonly chassis: number;
}

/** What a repair raises: "engine +1, chassis +2". */
export function gainWords(words: Words, { engine, chassis }: Mechanics): string {
  const gains: string[] = [];
  if (engine > 0) gains.push(t(words, 'names.plus.engine', { count: engine }));
  if (chassis > 0) gains.push(t(words, 'names.plus.chassis', { count: chassis }));
  return gains.join(', ') || t(words, 'names.price.nothing');
}

/** What damage takes: "engine −1, chassis −1". */
export function lossWords(words: Words, { engine, chassis }: Mechanics): string {
  const losses: string[] = [];
  if (engine > 0) losses.push(t(words, 'names.minus.engine', { count: engine }));
  if (chassis > 0) losses.push(t(words, 'names.minus.chassis', { count: chassis }));
  return losses.join(', ') || t(words, 'names.price.nothing');
}
