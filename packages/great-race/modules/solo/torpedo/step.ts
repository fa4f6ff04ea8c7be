import { nearOf } from '../../../board/board.ts';
import { isUncharted } from '../../../drive/price.ts';
import { tileOf } from '../../../rules.ts';
import type { Open } from '../../../seams.ts';
import { crewIn, NO_TILE } from '../../../state.ts';
import { tileOn } from '../../../tiles/laid.ts';
import { hasPower, TORPEDO } from '../slot.ts';
import { canGo } from './price.ts';
import { type Aim, mayEnterCity, openSea, passageOf } from './target.ts';
import { byHardship, valueOn } from './value.ts';
import { BY_LAND, bestOf, distancesTo, nearer } from './ways.ts';

/** Why he stays where he is. */
export type Stay = 'cannotPay' | 'noWay';

/** What he does with one step, why, and what else there was. SOLO-11, SOLO-22. */
export interface Step {
  readonly to: number;
  readonly why: 'city' | 'sea' | 'tile' | 'onlyTile' | 'blind' | 'bare' | Stay;
  /** The line he takes, or -1. */
  readonly line: number;
  readonly candidates: readonly { readonly space: number; readonly value: number }[];
}

const STAYS = -1;
/** LEGACY-BLUE-03. */
const SEA_LINES = 3;

/** One step from where he stands towards what he aims at. */
export function nextStep(g: Open, aim: Aim): Step {
  const { at } = crewIn(g.public, TORPEDO);
  const city = cityStep(g, at, aim);
  if (city !== null) return city;
  const sea = seaStep(g, at, aim);
  if (sea !== null) return sea;
  const passage = { ...passageOf(g), across: BY_LAND.across };
  const ahead = nearer(g, at, aim.distances, passage);
  const candidates = ahead.map((space) => ({ space, value: valueOn(g, space) }));
  const tiles = ahead.filter((space) => tileOn(g.public, space) !== NO_TILE && canGo(g, space));
  const easiest = tiles.sort((a, b) => byHardship(tileAt(g, a), tileAt(g, b)) || a - b)[0];
  if (easiest !== undefined)
    return { to: easiest, why: tiles.length > 1 ? 'tile' : 'onlyTile', line: -1, candidates };
  const empty = ahead.filter((space) => tileOn(g.public, space) === NO_TILE && isOpen(g, space));
  const blind = bestOf(g, empty, aim.distances);
  if (blind !== undefined)
    return { to: blind, why: isUncharted(g, blind) ? 'blind' : 'bare', line: -1, candidates };
  return { to: STAYS, why: ahead.length > 0 ? 'cannotPay' : 'noWay', line: -1, candidates };
}

const tileAt = (g: Open, space: number) => tileOf(g.rules, tileOn(g.public, space));

/** An empty space can be tried at any petrol level; with no tile to be had it has its price. BASE-DRIVE-10, 18. */
const isOpen = (g: Open, space: number): boolean =>
  g.rules.board.isCity[space] === false && (isUncharted(g, space) || canGo(g, space));

/** SOLO-11: next to a city farther on, that city; of several his target, then the one nearest to it. */
function cityStep(g: Open, at: number, { space: target, distances }: Aim): Step | null {
  const { board } = g.rules;
  const cities = nearOf(board, at).filter(
    (space) => board.isCity[space] === true && mayEnterCity(board, at, space),
  );
  if (cities.length === 0) return null;
  const away = (space: number) => (space === target ? -1 : (distances.steps[space] ?? 0));
  const [to = STAYS] = cities.sort((a, b) => away(a) - away(b) || a - b);
  const candidates = cities.map((space) => ({ space, value: valueOn(g, space) }));
  return canGo(g, to)
    ? { to, why: 'city', line: -1, candidates }
    : { to: STAYS, why: 'cannotPay', line: -1, candidates };
}

/** LEGACY-02, blue 3: a sea line whose far end is nearer the target by land. */
function seaStep(g: Open, at: number, { space: target }: Aim): Step | null {
  if (!hasPower(g.public, 'blue', SEA_LINES)) return null;
  const lines = openSea(g, at).filter(({ to }) => mayEnterCity(g.rules.board, at, to) && canGo(g, to));
  if (lines.length === 0) return null;
  const { steps } = distancesTo(g, target, BY_LAND);
  const away = (space: number) => steps[space] ?? Number.POSITIVE_INFINITY;
  const nearest = lines.filter(({ to }) => away(to) < away(at)).sort((a, b) => away(a.to) - away(b.to));
  const [first] = nearest;
  if (first === undefined) return null;
  const candidates = nearest.map(({ to }) => ({ space: to, value: away(to) }));
  return { to: first.to, why: 'sea', line: first.line, candidates };
}
