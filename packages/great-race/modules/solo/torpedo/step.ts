import { nearOf } from '../../../board/board.ts';
import { isUncharted } from '../../../drive/price.ts';
import { tileOf } from '../../../rules.ts';
import type { Open } from '../../../seams.ts';
import { crewIn, NO_TILE } from '../../../state.ts';
import { tileOn } from '../../../tiles/laid.ts';
import { TORPEDO } from '../slot.ts';
import { canGo } from './price.ts';
import { type Aim, mayEnterCity, openSea, passageOf } from './target.ts';
import { byHardship, type Weighed, weigh } from './value.ts';
import { bestOf, type Distances, nearer } from './ways.ts';

/** Why he stays where he is. */
export type Stay = 'cannotPay' | 'noWay';

/** What he does with one step, why, and what else there was. SOLO-11, SOLO-22. */
export interface TorpedoStep {
  readonly to: number;
  readonly why: 'city' | 'sea' | 'tile' | 'onlyTile' | 'blind' | 'bare' | Stay;
  /** What decided between several of the kind. */
  readonly by: 'alone' | 'target' | 'steps' | 'value' | 'kind' | 'sum' | 'order';
  /** The line he takes, or -1. */
  readonly line: number;
  readonly candidates: readonly StepCandidate[];
}

export interface StepCandidate extends Weighed {
  /** How far it is from there to his target, and the least sum of values on such a way, its own included. */
  readonly steps: number;
  readonly sum: number;
  readonly canPay: boolean;
}

const STAYS = -1;
const NO_LINE = -1;
/** One step from where he stands towards what he aims at. */
export function nextStep(g: Open, aim: Aim): TorpedoStep {
  const { at } = crewIn(g.public, TORPEDO);
  const city = cityStep(g, at, aim);
  if (city !== null) return city;
  const byLand = landStep(g, at, aim);
  return byLand.to === STAYS ? (seaStep(g, at, aim) ?? byLand) : byLand;
}

/** SOLO-22: the easiest tile he can pay, else an empty space. */
function landStep(g: Open, at: number, { distances }: Aim): TorpedoStep {
  const ahead = nearer(g, at, distances, passageOf(g)).land;
  const candidates = ahead.map((space) => candidate(g, space, distances));
  const tiles = ahead.filter((space) => tileOn(g.public, space) !== NO_TILE && canGo(g, space));
  const [easiest, next] = tiles.sort((a, b) => byHardship(tileAt(g, a), tileAt(g, b)) || a - b);
  if (easiest !== undefined)
    return {
      to: easiest,
      why: next === undefined ? 'onlyTile' : 'tile',
      by: next === undefined ? 'alone' : easierBy(g, easiest, next),
      line: NO_LINE,
      candidates,
    };
  const empty = ahead.filter((space) => tileOn(g.public, space) === NO_TILE && isOpen(g, space));
  const blind = bestOf(g, empty, distances);
  if (blind === undefined) return stay(ahead.length > 0 ? 'cannotPay' : 'noWay', candidates);
  const rivals = candidates.filter(({ space }) => space !== blind && empty.includes(space));
  const { sum } = candidate(g, blind, distances);
  return {
    to: blind,
    why: isUncharted(g, blind) ? 'blind' : 'bare',
    by: rivals.length === 0 ? 'alone' : rivals.some((one) => one.sum === sum) ? 'order' : 'sum',
    line: NO_LINE,
    candidates,
  };
}

const stay = (why: Stay, candidates: TorpedoStep['candidates']): TorpedoStep => ({
  to: STAYS,
  why,
  by: 'alone',
  line: NO_LINE,
  candidates,
});

function candidate(g: Open, space: number, { steps, sums }: Distances): StepCandidate {
  const weighed = weigh(g, space);
  const sum = (sums[space] ?? 0) + weighed.value;
  // An empty space shows its price only once he has tried it.
  const canPay = weighed.ground === 'empty' ? isOpen(g, space) : canGo(g, space);
  return { ...weighed, steps: steps[space] ?? 0, sum, canPay };
}

const tileAt = (g: Open, space: number) => tileOf(g.rules, tileOn(g.public, space));

/** SOLO-11, SOLO-21, SOLO-13: the value, else what makes it up, else the board's own order. */
function easierBy(g: Open, easiest: number, next: number): TorpedoStep['by'] {
  if (weigh(g, easiest).value !== weigh(g, next).value) return 'value';
  return byHardship(tileAt(g, easiest), tileAt(g, next)) === 0 ? 'order' : 'kind';
}

/** An empty space can be tried at any petrol level; with no tile to be had it has its price. BASE-DRIVE-10, 18. */
const isOpen = (g: Open, space: number): boolean =>
  g.rules.board.isCity[space] === false && (isUncharted(g, space) || canGo(g, space));

/** SOLO-11: next to a city farther on, that city; of several his target, then the one nearest to it. */
function cityStep(g: Open, at: number, { space: target, distances }: Aim): TorpedoStep | null {
  const { board } = g.rules;
  const cities = nearOf(board, at).filter(
    (space) => board.isCity[space] === true && mayEnterCity(board, at, space),
  );
  if (cities.length === 0) return null;
  const away = (space: number) => (space === target ? -1 : (distances.steps[space] ?? 0));
  const [to = STAYS, next] = cities.sort((a, b) => away(a) - away(b) || a - b);
  const candidates = cities.map((space) => candidate(g, space, distances));
  if (!canGo(g, to)) return stay('cannotPay', candidates);
  const isTie = next !== undefined && away(next) === away(to);
  const by = to === target ? 'target' : next === undefined ? 'alone' : isTie ? 'order' : 'steps';
  return { to, why: 'city', by, line: NO_LINE, candidates };
}

/**
 * LEGACY-02: with LEGACY-BLUE-03 a sea line is a step like any other. He takes it where no way by land is as short, or
 * none that is as short can be paid.
 */
function seaStep(g: Open, at: number, { distances }: Aim): TorpedoStep | null {
  const ahead = nearer(g, at, distances, passageOf(g)).sea;
  const to = bestOf(g, ahead, distances);
  const taken = openSea(g, at).find((one) => one.to === to);
  if (to === undefined || taken === undefined) return null;
  const candidates = ahead.map((space) => candidate(g, space, distances));
  if (!canGo(g, to)) return stay('cannotPay', candidates);
  const { sum } = candidate(g, to, distances);
  const rivals = candidates.filter(({ space }) => space !== to);
  const by = rivals.length === 0 ? 'alone' : rivals.some((one) => one.sum === sum) ? 'order' : 'sum';
  return { to, why: 'sea', by, line: taken.line, candidates };
}
