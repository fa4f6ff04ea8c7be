import { type Answer, type Crew, NO_TILE } from '@race/great-race';
import { SECURITY } from '@race/great-race/crew/crews.ts';
import type { PickFrame } from '@race/great-race/danger/pick.ts';
import { bestBy } from './best-by.ts';
import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';
import { ahead } from './route.ts';

const MY_WAY = 9;
const THEIR_WAY = 6;

/** How much it would help to hurt this crew: those in front, unguarded, and with a weak engine first. */
function targetWorth(o: Outlook, crew: Crew): number {
  const { toGo } = wayOf(o);
  const lead = (at(toGo, o.me.at) - at(toGo, crew.at)) / 10;
  const breaks = crew.engine > 0 && crew.engine <= 2 ? 25 : 0;
  const guarded = at(crew.boxes, SECURITY) > 0 ? 40 : 0;
  const far = at(toGo, crew.at) / 25;
  return 20 + Math.max(-15, Math.min(15, lead)) + breaks - guarded - far;
}

export const chooseTarget = (o: Outlook, answers: readonly Answer[]): Answer | undefined =>
  bestBy(answers, (answer) => {
    const crew = answer.do === 'target' ? o.known.crews[answer.seat] : undefined;
    return crew === undefined ? null : targetWorth(o, crew);
  });

/** How much hurting somebody would help: 0 where it would not. */
export function bestTarget(o: Outlook): number {
  let best = 0;
  o.known.crews.forEach((crew, seat) => {
    if (seat !== o.seat && crew.arrived === 0 && crew.engine + crew.chassis > 0)
      best = Math.max(best, targetWorth(o, crew));
  });
  return best;
}

/** How often each space lies on the way of rivals, less the own way: where a bad tile does good. */
function leverage(o: Outlook): Float64Array {
  const way = wayOf(o);
  const weight = new Float64Array(way.toGo.length);
  o.known.crews.forEach((crew, seat) => {
    if (seat === o.seat || crew.arrived > 0) return;
    for (const space of ahead(way, crew.at, THEIR_WAY)) weight[space] = at(weight, space) + 0.5;
  });
  for (const space of ahead(way, o.me.at, MY_WAY)) weight[space] = at(weight, space) - 1;
  return weight;
}

/** What it brings to take the tile off a space: the next comer finds what the bag gives. */
function removalGain(o: Outlook, weight: Float64Array, space: number): number {
  const { ground } = wayOf(o).chart;
  const toll = ground.tiles[o.known.tiles[space] ?? NO_TILE];
  return toll === undefined ? 0 : (ground.blank.cost - toll.cost) * at(weight, space);
}

/** Which tiles a card takes or swaps, one after the other. */
export function pickTile(o: Outlook, frame: PickFrame, answers: readonly Answer[]): Answer | undefined {
  const weight = leverage(o);
  return bestBy(answers, (answer) => {
    if (answer.do !== 'pick') return null;
    return frame.unlike
      ? swapGain(o, weight, [...frame.spaces, answer.space])
      : removalGain(o, weight, answer.space);
  });
}

/** What swapping brings; with one tile named, the best that a second could make of it. */
function swapGain(o: Outlook, weight: Float64Array, spaces: readonly number[]): number {
  const [one = -1, other] = spaces;
  if (other !== undefined) return pairGain(o, weight, [one, other]);
  let best = Number.NEGATIVE_INFINITY;
  for (let space = 0; space < o.known.tiles.length; space++)
    if (isLooseTile(o, space) && space !== one) best = Math.max(best, pairGain(o, weight, [one, space]));
  return best;
}

function pairGain(o: Outlook, weight: Float64Array, [one, other]: readonly [number, number]): number {
  const { tiles } = wayOf(o).chart.ground;
  const here = tiles[o.known.tiles[one] ?? NO_TILE]?.cost ?? 0;
  const there = tiles[o.known.tiles[other] ?? NO_TILE]?.cost ?? 0;
  return (there - here) * (at(weight, one) - at(weight, other));
}

const isLooseTile = (o: Outlook, space: number): boolean =>
  (o.known.tiles[space] ?? NO_TILE) !== NO_TILE && o.known.crews.every((crew) => crew.at !== space);

/** What a trail hunter would bring now. */
export function huntGain(o: Outlook): number {
  const weight = leverage(o);
  let best = 0;
  let second = 0;
  for (let space = 0; space < o.known.tiles.length; space++) {
    if (!isLooseTile(o, space)) continue;
    const gain = removalGain(o, weight, space);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  return best + second;
}

/** What a con artist would bring now. */
export function conGain(o: Outlook): number {
  const weight = leverage(o);
  const loose: number[] = [];
  let best = 0;
  for (let space = 0; space < o.known.tiles.length; space++) if (isLooseTile(o, space)) loose.push(space);
  for (const one of loose)
    if (weight[one] !== 0)
      for (const other of loose) best = Math.max(best, pairGain(o, weight, [one, other]));
  return best;
}
