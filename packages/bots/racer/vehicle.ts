import { SECURITY } from '@race/great-race/crew/crews.ts';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { at } from './numbers.ts';
import { held, heldById, type Outlook } from './outlook.ts';
import type { Drive, DriveMeans } from './reach.ts';

/** Petrol that any-time cards in hand could give. */
export function cansHeld(o: Outlook): number {
  let levels = 0;
  for (const card of o.rules.pouring) levels += at(o.hand, card) * (o.rules.cards[card]?.pours ?? 0);
  return levels;
}

/** Dangers that the crew could avoid: by guards, or by cards. */
const shieldsOf = (o: Outlook): number => at(o.me.boxes, SECURITY) + held(o, o.rules.shielding);

const STATION_LEVELS = 5;
/** With less room in the tank most of a refuelling station would be lost. */
const STATION_ROOM = 3;

/** What a refuelling station in hand would add to the tank, if it is worth playing. */
export function stationLevels(o: Outlook): number {
  const room = o.me.petrolMax - o.me.petrol;
  return heldById(o, 'refuelling-station') > 0 && room >= STATION_ROOM ? Math.min(STATION_LEVELS, room) : 0;
}

/** The vehicle in the middle of a drive: nothing can be bought any more. */
export const vehicleDriving = (o: Outlook, drive: { left: number; moved: boolean }): DriveMeans => ({
  at: o.me.at,
  left: drive.left,
  petrol: o.me.petrol,
  cans: cansHeld(o),
  buyable: 0,
  petrolPrice: 0,
  mechanics: o.me.engine + o.me.chassis,
  shields: shieldsOf(o),
  francs: o.me.francs,
  lines: !drive.moved,
});

/** The vehicle before a drive, with what could be bought for it, if that is still allowed. */
export function vehicleReady(o: Outlook, may: { buy: boolean }): DriveMeans {
  const price = petrolPrice(o.rules, o.me);
  const station = stationLevels(o);
  const room = o.me.petrolMax - o.me.petrol - station;
  const buyable = may.buy ? Math.max(0, Math.min(room, Math.floor(o.me.francs / price))) : 0;
  return {
    ...vehicleDriving(o, { left: o.me.engine, moved: false }),
    cans: cansHeld(o) + station,
    buyable,
    petrolPrice: price,
  };
}

/** The same vehicle with more francs to buy petrol with. */
export function withMoney(o: Outlook, vehicle: DriveMeans, more: number): DriveMeans {
  const francs = vehicle.francs + more;
  const room = o.me.petrolMax - o.me.petrol - stationLevels(o);
  return {
    ...vehicle,
    francs,
    buyable: Math.max(0, Math.min(room, Math.floor(francs / vehicle.petrolPrice))),
  };
}

/** The vehicle as it would stand after a drive, ready for the next one. */
export function vehicleAfter(o: Outlook, before: DriveMeans, drive: Drive): DriveMeans {
  const filled = isCity(o, before.at)
    ? before.buyable
    : Math.max(0, Math.ceil(drive.petrol - before.petrol - before.cans));
  const francs = Math.max(0, before.francs - filled * before.petrolPrice);
  const left = before.petrol + filled + before.cans - drive.petrol;
  const petrol = Math.max(0, Math.min(before.petrol + filled, left));
  const price = petrolPrice(o.rules, { ...o.me, at: drive.end });
  return {
    at: drive.end,
    left: Math.max(0, o.me.engine - Math.floor(drive.damage / 2)),
    petrol,
    cans: Math.max(0, left - petrol),
    buyable: Math.max(0, Math.min(o.me.petrolMax - Math.floor(petrol), Math.floor(francs / price))),
    petrolPrice: price,
    mechanics: before.mechanics - drive.damage,
    shields: before.shields,
    francs,
    lines: true,
  };
}

const isCity = (o: Outlook, space: number): boolean => o.rules.board.isCity[space] === true;
