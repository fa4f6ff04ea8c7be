import { type Board, cityAt, farEnd, lineOf } from '../../../board/board.ts';
import type { Open } from '../../../seams.ts';
import { crewIn } from '../../../state.ts';
import type { Target } from '../rene/cards.ts';
import { hasPower, TORPEDO } from '../slot.ts';
import { BY_LAND, type Distances, distancesTo, type Passage } from './ways.ts';

/** Where he is going, why, and what else he could have chosen. SOLO-07. */
export interface Aim {
  readonly space: number;
  readonly why: 'nearest' | 'destinationNearer' | 'noneLeft';
  /** What decided between the cities of the colour. */
  readonly by: 'alone' | 'steps' | 'toEnd' | 'order';
  /** The cities of the colour before him, the best first. */
  readonly candidates: readonly Candidate[];
  /** How many steps away the destination is. */
  readonly end: number;
  readonly distances: Distances;
}

export interface Candidate {
  readonly space: number;
  /** How far away it is, and how far the destination is from there. */
  readonly steps: number;
  readonly toEnd: number;
}

/** LEGACY-BLUE-03. */
const SEA_LINES = 3;

/** SOLO-11: a city on his own level or behind is closed to him. */
export const mayEnterCity = ({ level }: Board, from: number, city: number): boolean =>
  (level[city] ?? 0) > (level[from] ?? 0);

/** Sea lines that are open, from a space, by the city at their other end. LEGACY-02: not the air, not a closed sea. */
export function openSea(g: Open, space: number): { readonly line: number; readonly to: number }[] {
  const { board, seams } = g.rules;
  return (board.linesFrom[space] ?? []).flatMap((line) => {
    const data = lineOf(board, line);
    const closed = data.kind !== 'sea' || seams.closures.some((closure) => closure(g, line) !== null);
    return closed ? [] : [{ line, to: farEnd(data, space) }];
  });
}

/** SOLO-08, SOLO-13: his ways avoid cities he may not enter, as seen from where he stands. */
export function passageOf(g: Open): Passage {
  const { board } = g.rules;
  const { at } = crewIn(g.public, TORPEDO);
  const isBarred = (space: number) =>
    board.isCity[space] === true && space !== at && !mayEnterCity(board, at, space);
  if (!hasPower(g.public, 'blue', SEA_LINES)) return { isBarred, across: BY_LAND.across };
  return { isBarred, across: (space) => openSea(g, space).map(({ to }) => to) };
}

/** SOLO-07: the nearest city of the colour ahead, or the destination when there is none or it is nearer. */
export function aimFor(g: Open, colour: Target): Aim {
  const { board } = g.rules;
  const { at } = crewIn(g.public, TORPEDO);
  const passage = passageOf(g);
  const from = distancesTo(g, at, passage).steps;
  const end = distancesTo(g, board.destination, passage).steps;
  // SOLO-28: what cannot be reached is no candidate.
  const candidates = board.spaces.flatMap((_, space) => {
    const isAhead = cityAt(board, space)?.colour === colour && mayEnterCity(board, at, space);
    const steps = from[space] ?? Number.POSITIVE_INFINITY;
    return isAhead && steps < Number.POSITIVE_INFINITY ? [{ space, steps, toEnd: end[space] ?? 0 }] : [];
  });
  candidates.sort((a, b) => a.steps - b.steps || a.toEnd - b.toEnd || a.space - b.space);
  const [nearest, next] = candidates;
  const toEnd = from[board.destination] ?? Number.POSITIVE_INFINITY;
  const isEndNearer = nearest !== undefined && toEnd < nearest.steps;
  const space = nearest === undefined || isEndNearer ? board.destination : nearest.space;
  const why = nearest === undefined ? 'noneLeft' : isEndNearer ? 'destinationNearer' : 'nearest';
  return {
    space,
    why,
    by: decidedBy(nearest, next),
    candidates,
    end: toEnd,
    distances: distancesTo(g, space, passage),
  };
}

/** SOLO-07: steps, then the way that would be left; SOLO-13: then the board's own order. */
function decidedBy(first: Candidate | undefined, second: Candidate | undefined): Aim['by'] {
  if (first === undefined || second === undefined) return 'alone';
  if (first.steps !== second.steps) return 'steps';
  return first.toEnd === second.toEnd ? 'order' : 'toEnd';
}
