import type { Seat } from '@race/kernel';
import { guardsOf } from '../crew/assistants.ts';
import { mechanicsOf } from '../crew/gauges.ts';
import { poursHeld } from '../crew/reserve.ts';
import { type RaceRules, tileOf } from '../rules.ts';
import type { OpenBoard, OpenTiles, Seams } from '../seams.ts';
import { crewOf, type Game, NO_TILE, ownOf, type RacePublic } from '../state.ts';
import { tilesLeft } from '../tiles/bag.ts';

/** What entering a space asks for. BASE-DRIVE-02. */
export interface Price {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
}

/** BASE-DRIVE-11: a city asks for 1 petrol, however one arrives. */
const CITY: Price = { petrol: 1, damage: 0, danger: false };
/** BASE-DRIVE-10, 22: an empty space when there is no tile to be had anywhere, in a risk zone too. */
const BARE: Price = { petrol: 2, damage: 0, danger: false };
export const RISK_PETROL = 1;

/** BASE-DRIVE-03. */
export const DANGER_DAMAGE = 2;

/** Whether the drive that goes on is spared what modules add to tiles. */
export function isSparedNow({ stack }: RacePublic): boolean {
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.kind === 'drive') return 'spared' in frame;
  }
  return false;
}

/** What is printed on a table, for whoever enters (BASE-DRIVE-07). Leaving costs nothing (BASE-DRIVE-20). */
export function printedPrice(rules: Pick<RaceRules, 'board' | 'tiles'>, space: number, tile: number): Price {
  const { board } = rules;
  if (board.isCity[space] === true) return CITY;
  if (tile === NO_TILE) return BARE;
  const { petrol, damage, danger } = tileOf(rules, tile);
  return { petrol: board.isRisk[space] === true ? petrol + RISK_PETROL : petrol, damage, danger };
}

/** What prices are read from. */
export interface PriceTable extends OpenTiles {
  readonly rules: OpenTiles['rules'] & { readonly seams: Pick<Seams, 'tolls'> };
}

/** The price of a space with the tile that lies or would lie on it, and what modules add to the tile. */
export function priceOf(g: PriceTable, space: number, tile: number, isSpared = false): Price {
  const printed = printedPrice(g.rules, space, tile);
  const { tolls } = g.rules.seams;
  if (tolls.length === 0 || printed === CITY || printed === BARE) return printed;
  if (isSpared || isSparedNow(g.public)) return printed;
  let { petrol, damage } = printed;
  for (const tollOf of tolls) {
    const toll = tollOf(g, space, tile);
    petrol += toll.petrol;
    damage += toll.damage;
  }
  return { petrol, damage, danger: printed.danger };
}

/** BASE-DRIVE-04: whether a crew can pay, with all it could still do on the spot. */
export function canPay(g: Game, seat: Seat, price: Price): boolean {
  const crew = crewOf(g, seat);
  if (crew.petrol < price.petrol && crew.petrol + poursHeld(g, seat) < price.petrol) return false;
  const damage = price.danger && !canShield(g, seat) ? price.damage + DANGER_DAMAGE : price.damage;
  return mechanicsOf(crew) >= damage;
}

/** Whether a guard or a card could answer a danger. */
export function canShield(g: Game, seat: Seat): boolean {
  return guardsOf(crewOf(g, seat)) > 0 || holdsShield(g, seat);
}

function holdsShield(g: Game, seat: Seat): boolean {
  const { hand } = ownOf(g, seat);
  for (const card of g.rules.shielding) if ((hand[card] ?? 0) > 0) return true;
  return false;
}

/** An empty space is tried at any petrol level while there are tiles to uncover. BASE-DRIVE-10, 18. */
export const isUncharted = (g: OpenBoard, space: number): boolean =>
  g.public.tiles[space] === NO_TILE && g.rules.board.isCity[space] === false && tilesLeft(g.public) > 0;

export function canEnter(g: Game, seat: Seat, space: number, isSpared = false): boolean {
  if (isUncharted(g, space)) return true;
  return canPay(g, seat, priceOf(g, space, g.public.tiles[space] ?? NO_TILE, isSpared));
}
