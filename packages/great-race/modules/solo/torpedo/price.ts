import { burn, isBroken, mechanicsOf } from '../../../crew/gauges.ts';
import type { EntryFrame } from '../../../drive/entry.ts';
import { type Price, priceOf, RISK_PETROL } from '../../../drive/price.ts';
import type { Open } from '../../../seams.ts';
import { type Crew, crewIn, crewOf, type Game, NO_TILE, tell } from '../../../state.ts';
import { tileOn } from '../../../tiles/laid.ts';
import { hasPower, powerOf, TORPEDO } from '../slot.ts';

/** LEGACY-BLUE-02, LEGACY-RED-03, 04. */
const RISK_ZONES = 2;
const DANGER_BY_RED = [2, 2, 2, 1, 0];

/** SOLO-11: a danger costs him 2 mechanics; with LEGACY-RED-03 1, with LEGACY-RED-04 nothing. */
const dangerCost = (g: Open): number => DANGER_BY_RED[powerOf(g.public, 'red')] ?? 0;

/** What a space asks of him: as of everybody (SOLO-11: risk zones too, SOLO-20: a city 1 petrol), less his powers. */
function torpedoPrice(g: Open, space: number): Price {
  const tile = tileOn(g.public, space);
  const price = priceOf(g, space, tile);
  const isRisky = g.rules.board.isRisk[space] === true && tile !== NO_TILE;
  if (!isRisky || !hasPower(g.public, 'blue', RISK_ZONES)) return price;
  return { ...price, petrol: price.petrol - RISK_PETROL };
}

const damageOf = (g: Open, { damage, danger }: Price): number => damage + (danger ? dangerCost(g) : 0);

/** What he cannot pay he does not enter. SOLO-11. */
export const canPayAs = (g: Open, crew: Crew, price: Price): boolean =>
  crew.petrol >= price.petrol && mechanicsOf(crew) >= damageOf(g, price);

export const canGo = (g: Open, space: number): boolean =>
  canPayAs(g, crewIn(g.public, TORPEDO), torpedoPrice(g, space));

/** Chance may add to the price of a tile, as for anybody. MIX-07. */
export function settle(g: Game, space: number): { readonly price: Price; readonly stop: boolean } {
  const price = torpedoPrice(g, space);
  const entry: EntryFrame = {
    kind: 'entry',
    seat: TORPEDO,
    to: space,
    line: -1,
    cards: 0,
    fare: 0,
    petrol: price.petrol,
    damage: price.damage,
    danger: price.danger,
    poured: false,
    stage: 'price',
  };
  for (const entering of g.rules.seams.entering) entering(g, entry);
  const { petrol, damage, danger } = entry;
  return { price: { petrol, damage, danger }, stop: entry.stop === true };
}

export function payAs(g: Game, space: number, price: Price): void {
  const crew = crewOf(g, TORPEDO);
  const damage = damageOf(g, price);
  burn(g, TORPEDO, price.petrol);
  crew.engine -= damage;
  tell(g, {
    key: 'spaceEntered',
    seat: TORPEDO,
    space,
    petrol: price.petrol,
    damage,
    danger: price.danger,
  });
  // SOLO-20: he stands until he recovers.
  if (damage > 0 && isBroken(crew)) tell(g, { key: 'brokeDown', seat: TORPEDO });
}
