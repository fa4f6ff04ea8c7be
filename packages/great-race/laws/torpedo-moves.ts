import type { Moment, Verdict } from '@race/kernel/laws/index.ts';
import { farEnd, lineOf, nearOf } from '../board/board.ts';
import { isBroken } from '../crew/gauges.ts';
import { isUncharted } from '../drive/price.ts';
import { hasPower, TORPEDO } from '../modules/solo/slot.ts';
import { canGo } from '../modules/solo/torpedo/price.ts';
import type { RaceRules } from '../rules.ts';
import type { Open } from '../seams.ts';
import { crewIn, type Race } from '../state.ts';

/** LEGACY-02: the Torpedo does not stand still while a shortest way to its target begins with a space it can enter. */
export function torpedoMoves(rules: RaceRules, { g: table }: Moment<Race>): Verdict {
  const g = { rules, public: table.public };
  if (g.public.phase !== 'convoy') return 0;
  const told = table.events ?? [];
  const stay = told.findLastIndex(({ key }) => key === 'torpedoStays');
  if (stay < 0 || told.slice(stay).some(({ key }) => key === 'torpedoSteps')) return 0;
  const aim = told.slice(0, stay).findLast((event) => event.key === 'targetNamed');
  const crew = crewIn(g.public, TORPEDO);
  if (aim === undefined || isBroken(crew) || crew.petrol === 0) return 0;
  const open = firstSteps(g, aim.space).find((space) => canTry(g, space));
  return open === undefined ? 1 : `the Torpedo stands on ${crew.at} and could go to ${open}`;
}

/** SOLO-11: a city farther on that touches it; else the spaces that are one step nearer to its target. */
function firstSteps(g: Open, target: number): number[] {
  const { at } = crewIn(g.public, TORPEDO);
  const { board } = g.rules;
  const cities = nearOf(board, at).filter((space) => board.isCity[space] === true && !isBarred(g, space));
  if (cities.length > 0) return cities.includes(target) ? [target] : cities;
  const steps = new Map([[target, 0]]);
  for (const [space, away] of steps)
    for (const next of around(g, space))
      if (!steps.has(next) && (next === at || !isBarred(g, next))) steps.set(next, away + 1);
  const away = steps.get(at);
  return around(g, at).filter((space) => away !== undefined && steps.get(space) === away - 1);
}

/** What touches a space, and with LEGACY-BLUE-03 what lies across an open sea. */
function around(g: Open, space: number): number[] {
  const { board, seams } = g.rules;
  const land = nearOf(board, space);
  if (!hasPower(g.public, 'blue', 3)) return [...land];
  const sea = (board.linesFrom[space] ?? []).filter(
    (line) =>
      lineOf(board, line).kind === 'sea' && seams.closures.every((closure) => closure(g, line) === null),
  );
  return [...land, ...sea.map((line) => farEnd(lineOf(board, line), space))];
}

/** SOLO-11, SOLO-13: cities on its own level or behind are closed to it. */
function isBarred({ rules: { board }, public: known }: Open, space: number): boolean {
  const { at } = crewIn(known, TORPEDO);
  return board.isCity[space] === true && (board.level[space] ?? 0) <= (board.level[at] ?? 0);
}

const canTry = (g: Open, space: number): boolean =>
  (g.rules.board.isCity[space] === false && isUncharted(g, space)) || canGo(g, space);
