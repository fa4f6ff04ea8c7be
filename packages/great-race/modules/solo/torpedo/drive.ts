import { NOBODY } from '@race/kernel';
import { cityAt } from '../../../board/board.ts';
import { isBroken } from '../../../crew/gauges.ts';
import { isUncharted } from '../../../drive/price.ts';
import { frameKind, pop, push } from '../../../frames.ts';
import { arrive } from '../../../phases/5-arrival.ts';
import { tileOf } from '../../../rules.ts';
import type { ModuleFrame } from '../../../seams.ts';
import { crewOf, type Game, NO_TILE, tell } from '../../../state.ts';
import { drawTile } from '../../../tiles/bag.ts';
import { holds } from '../../../tiles/data.ts';
import { layTile, tileOn } from '../../../tiles/laid.ts';
import type { Rival } from '../options.ts';
import type { ReneCard } from '../rene/cards.ts';
import { cardNow, hasPower, TORPEDO } from '../slot.ts';
import { canPayAs, payAs, settle } from './price.ts';
import { nextStep, type TorpedoStep } from './step.ts';
import { aimFor } from './target.ts';
import { tellAim, tellStep } from './tell.ts';
import { visitCity } from './visit.ts';

/** He drives, step after step, and asks nobody. SOLO-10. */
export interface TorpedoFrame {
  readonly kind: 'torpedo';
  /** Steps he has left. */
  left: number;
  /** Where he was aiming when he last said so; -1 before that. */
  aim: number;
}

/** LEGACY-BLUE-01. */
const NO_STOPS = 1;
const NO_AIM = -1;

export function startTorpedo(g: Game, steps: number): void {
  push<TorpedoFrame>(g, { kind: 'torpedo', left: steps, aim: NO_AIM });
}

export function torpedoFrame(rival: Rival): ModuleFrame {
  const kind = frameKind<TorpedoFrame>({
    asked: () => NOBODY,
    run(g: Game, f) {
      const card = cardNow(g.public, rival);
      const crew = crewOf(g, TORPEDO);
      // SOLO-20: in a breakdown he stands.
      if (f.left === 0 || card === null || isBroken(crew) || crew.arrived > 0) return pop(g);
      f.left -= 1;
      takeStep(g, f, { card, rival });
    },
    fields: ({ whole, count, spaces }) => ({ left: count, aim: whole(NO_AIM, spaces - 1) }),
    clone: (f) => ({ ...f }),
  });
  return {
    kind,
    isSound: (_g, _f, below) => below.at(-1)?.kind === 'convoy',
  };
}

interface Steering {
  readonly card: ReneCard;
  readonly rival: Rival;
}

function takeStep(g: Game, f: TorpedoFrame, { card, rival }: Steering): void {
  const aim = aimFor(g, card.target);
  if (aim.space !== f.aim) tellAim(g, aim);
  f.aim = aim.space;
  const step = nextStep(g, aim);
  const { to } = step;
  tellStep(g, step);
  if (to < 0 || !enter(g, step)) {
    f.left = 0;
    return;
  }
  const city = cityAt(g.rules.board, to);
  if (city === null) {
    if (staysOn(g, step)) f.left = 0;
    return;
  }
  // SOLO-11: a city ends the move.
  f.left = 0;
  tell(g, { key: 'cityEntered', seat: TORPEDO, city: city.id, cards: city.cards });
  // SOLO-26: his assistants go when he arrives.
  if (to === g.rules.board.destination) arrive(g, TORPEDO);
  else if (city.colour !== 'purple') visitCity(g, city, { card, rival });
}

/** Pays and moves; false when he cannot pay what he found, which leaves him where he was. */
function enter(g: Game, { to, line }: TorpedoStep): boolean {
  const isNew = isUncharted(g, to);
  if (isNew) uncover(g, to);
  const { price, stop } = settle(g, to);
  const crew = crewOf(g, TORPEDO);
  if (!canPayAs(g, crew, price)) {
    tell(g, { key: 'turnedBack', seat: TORPEDO, space: to });
    return false;
  }
  if (line >= 0) tell(g, { key: 'lineTaken', seat: TORPEDO, line, from: crew.at, francs: 0, cards: 0 });
  payAs(g, to, price);
  crew.at = to;
  const level = g.rules.board.level[to] ?? 0;
  if (level !== crew.level) {
    crew.level = level;
    crew.since = g.public.moves++;
    tell(g, { key: 'levelReached', seat: TORPEDO, level });
  }
  return !(stop && isStopped(g, to));
}

/** SOLO-11: unfamiliar territory, as for everybody. BASE-DRIVE-08. */
function uncover(g: Game, space: number): void {
  const tile = drawTile(g);
  layTile(g, tile, space);
  tell(g, { key: 'tileUncovered', seat: TORPEDO, tile: tileOf(g.rules, tile).id, space });
}

/** A stop symbol, or bare ground, ends the move; MIX-07: a village does not. */
function staysOn(g: Game, { to }: TorpedoStep): boolean {
  const tile = tileOn(g.public, to);
  if (tile === NO_TILE) return true;
  return holds(tileOf(g.rules, tile)) && isStopped(g, to);
}

/** LEGACY-BLUE-01: stop symbols no longer stop him. */
function isStopped(g: Game, space: number): boolean {
  if (hasPower(g.public, 'blue', NO_STOPS)) return false;
  tell(g, { key: 'stopped', seat: TORPEDO, space });
  return true;
}
