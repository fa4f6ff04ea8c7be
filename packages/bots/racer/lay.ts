import type { Answer } from '@race/great-race';
import type { LayFrame } from '@race/great-race/assistants/pathfinder.ts';
import { bestBy } from './best-by.ts';
import { tollsOf } from './ground.ts';
import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';
import { ahead, type BotRoute } from './route.ts';

/** Of the tiles drawn the best is laid first: it may open the way for the next. */
export function holdTile(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  const tiles = tollsOf(o.rules, o.prices, o.sense);
  return bestBy(answers, (answer) =>
    answer.do === 'hold' ? -(tiles[o.rules.tileIndex.get(answer.tile) ?? -1]?.cost ?? 0) : null,
  );
}

/** What the others lose or gain by a tile counts less than what the crew does itself. */
const OTHERS = 0.35;
/** Near tiles are driven over sooner, and before the others come by. */
const NEARER = 0.04;
/** How much of the others' ways is looked at. */
const THEIR_WAY = 7;

/** A good tile goes on the own way, a bad one off it, best on the way of a rival. */
export function placeTile(o: Outlook, frame: LayFrame, answers: readonly Answer[]): Answer | undefined {
  const way = wayOf(o);
  const toll = way.chart.ground.tiles[frame.held];
  if (toll === undefined) return undefined;
  const change = toll.cost - way.chart.ground.blank.cost;
  const reach = reachFrom(o, way);
  const theirs = waysOfOthers(o, way);
  const best = at(way.toGo, o.me.at);
  return bestBy(answers, (answer) => {
    if (answer.do !== 'place') return null;
    const { space } = answer;
    const detour = at(reach, space) + at(way.toGo, space) - best;
    const mine = change < 0 ? Math.min(0, change + detour) : Math.max(0, change - detour);
    return (
      theirs.filter((other) => other === space).length * change * OTHERS - mine - at(reach, space) * NEARER
    );
  });
}

const FAR = 1e9;

/** Scratch: what it costs to come to each space, and a ring of those whose neighbours have to be looked at. */
const SIZE = 512;
const costs = new Float64Array(SIZE);
const waiting = new Int16Array(SIZE);
const queued = new Uint8Array(SIZE);

/** What it costs to come from the vehicle to each space, by land, that space included. */
function reachFrom(o: Outlook, { chart, terrain }: BotRoute): Float64Array {
  const { enter } = chart;
  const { nearFrom, near } = terrain;
  costs.fill(FAR);
  let head = 0;
  let tail = 0;
  waiting[tail++] = o.me.at;
  costs[o.me.at] = 0;
  while (head !== tail) {
    const from = waiting[head] as number;
    head = (head + 1) & (SIZE - 1);
    queued[from] = 0;
    const before = costs[from] as number;
    for (let n = nearFrom[from] as number, end = nearFrom[from + 1] as number; n < end; n++) {
      const to = near[n] as number;
      const sum = before + (enter[to] as number);
      if (sum >= (costs[to] as number)) continue;
      costs[to] = sum;
      if (queued[to] === 1) continue;
      queued[to] = 1;
      waiting[tail] = to;
      tail = (tail + 1) & (SIZE - 1);
    }
  }
  return costs;
}

/** The spaces the rivals will probably drive over next. */
function waysOfOthers(o: Outlook, way: BotRoute): number[] {
  const spaces: number[] = [];
  o.known.crews.forEach((crew, seat) => {
    if (seat !== o.seat && crew.arrived === 0) spaces.push(...ahead(way, crew.at, THEIR_WAY));
  });
  return spaces;
}
