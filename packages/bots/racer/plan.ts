import { type Answer, ASSISTANTS } from '@race/great-race';
import { partPrice } from '@race/great-race/assistants/parts.ts';
import { FUNDING, MECHANICS, PATHFINDER, SECURITY } from '@race/great-race/crew/crews.ts';
import { bestBy } from './best-by.ts';
import { bestOf } from './best-drive.ts';
import { at } from './numbers.ts';
import { driversHeld, type Outlook, wayOf } from './outlook.ts';
import { francWorth, reserveOf } from './purse.ts';
import { bestByLand, type Drive, type DriveMeans } from './reach.ts';
import { repairGain } from './repair.ts';
import { blanksAhead, drawingWorth, layingWorth } from './scout.ts';
import { vehicleAfter, vehicleReady, withMoney } from './vehicle.ts';

/** BASE-FUND-01. */
export const FUNDS = [0, 10, 20, 40, 70, 110];
const PLACES = Array.from({ length: ASSISTANTS + 1 }, (_, n) => n);
/** More drives than this are not thought through. */
const DRIVES = 3;

/** Places the five assistants where together they bring most. */
export const planTurn = (o: Outlook, answers: readonly Answer[]): Answer | undefined =>
  bestBy(answers, planWorth(o));

/** What each plan would bring, in francs; null for an answer that is none. */
export function planWorth(o: Outlook): (answer: Answer) => number | null {
  const byLand = landDrives(o);
  const unfunded = drivesAhead(o, 0, byLand);
  const paths = pathfinders(o);
  const guarding = guards(o, unfunded);
  const money = funding(o, unfunded);
  // Money raised first pays for the petrol of the drives that follow.
  const driving = FUNDS.map((francs) => mechanics(o, drivesAhead(o, francs, byLand)));
  return (answer) => {
    if (answer.do !== 'plan') return null;
    const { boxes } = answer;
    const fund = at(boxes, FUNDING);
    return (
      at(paths, at(boxes, PATHFINDER)) +
      at(driving[fund] ?? [], at(boxes, MECHANICS)) +
      at(guarding, at(boxes, SECURITY)) +
      at(money, fund)
    );
  };
}

/** The next drives, one after the other, as far as petrol and money go. */
function drivesAhead(o: Outlook, funds: number, byLand: LandDrives): Drive[] {
  const way = wayOf(o);
  const drives: Drive[] = [];
  if (o.me.engine === 0) return drives;
  let vehicle = withMoney(o, vehicleReady(o, { buy: true }), funds);
  for (let n = 0; n < DRIVES; n++) {
    const drive = bestOf(o, way, { vehicle, land: byLand(vehicle) });
    if (drive.first < 0) break;
    drives.push(drive);
    if (drive.end === o.rules.board.destination) break;
    vehicle = vehicleAfter(o, vehicle, drive);
  }
  return drives;
}

type LandDrives = (vehicle: DriveMeans) => Drive;

/** The best drives by land, each looked for once: with much or little money most are the same. */
function landDrives(o: Outlook): LandDrives {
  const found: { readonly vehicle: DriveMeans; readonly drive: Drive }[] = [];
  return (vehicle) => {
    const known = found.find((one) => goesAlike(one.vehicle, vehicle));
    if (known !== undefined) return known.drive;
    const drive = bestByLand(o, wayOf(o), vehicle);
    found.push({ vehicle, drive });
    return drive;
  };
}

/** By land francs make no difference but for the petrol they buy. */
const goesAlike = (a: DriveMeans, b: DriveMeans): boolean =>
  a.at === b.at &&
  a.left === b.left &&
  a.petrol === b.petrol &&
  a.cans === b.cans &&
  a.buyable === b.buyable &&
  a.petrolPrice === b.petrolPrice &&
  a.mechanics === b.mechanics &&
  a.shields === b.shields;

/** Two tiles each while the way is blank, else a card. */
function pathfinders(o: Outlook): number[] {
  let blanks = Math.max(0, blanksAhead(o) - o.sense.scoutedByLeader(o.known, o.seat));
  let room = o.me.chassis - o.me.cards;
  let worth = 0;
  return PLACES.map((n) => {
    if (n === 0) return 0;
    const laying = layingWorth(o, blanks);
    const drawing = drawingWorth(o, room);
    if (laying >= drawing) blanks -= Math.min(2, blanks);
    else room -= 1;
    worth += Math.max(laying, drawing);
    return worth;
  });
}

/** Drives, and one repair where it brings more than the last of them. */
function mechanics(o: Outlook, drives: readonly Drive[]): number[] {
  const repair = o.sense.mendsAlone(o.known, o.seat) ? 0 : bestRepair(o, drives);
  const free = driversHeld(o);
  let driven = 0;
  return PLACES.map((n) => {
    const withRepair = n > 0 ? repair + driven : 0;
    driven += n === 0 ? 0 : (drives[n - 1 + free]?.value ?? 0);
    return Math.max(driven, withRepair);
  });
}

/** A repair now, or in the city where the first drive ends. */
function bestRepair(o: Outlook, drives: readonly Drive[]): number {
  const { engine, chassis, francs } = o.me;
  const reserve = reserveOf(o);
  const price = partPrice(o.rules, o.me);
  const now = repairGain(o, { engine, chassis, francs, price, reserve });
  const [first] = drives;
  if (first === undefined || first.end === o.rules.board.destination) return now;
  if (o.rules.board.isCity[first.end] !== true) return now;
  const lost = Math.min(chassis, Math.round(first.damage));
  const there = {
    engine,
    chassis: chassis - lost,
    francs,
    price: partPrice(o.rules, { ...o.me, at: first.end }),
    reserve,
  };
  return Math.max(now, repairGain(o, there) * LATER);
}

/** What may come between now and then. */
const LATER = 0.8;

/** A guard for each danger to be expected, and for the tricks of the others. */
function guards(o: Outlook, drives: readonly Drive[]): number[] {
  const saved = o.prices.danger - o.prices.guarded;
  let expected = dangersAhead(o, drives);
  let worth = 0;
  return PLACES.map((n) => {
    if (n === 0) return 0;
    worth += Math.min(1, expected) * saved + (n === 1 ? tricks(o) : 0);
    expected = Math.max(0, expected - 1);
    return worth;
  });
}

/** Dangers on the spaces of the next two drives. */
function dangersAhead(o: Outlook, [first, second]: readonly Drive[]): number {
  const { next, chart } = wayOf(o);
  let dangers = 0;
  let spaces = (first?.spaces ?? 0) + (second?.spaces ?? 0);
  for (let space = at(next, o.me.at); space >= 0 && spaces > 0; spaces--, space = at(next, space))
    dangers += at(chart.danger, space);
  return dangers;
}

function tricks(o: Outlook): number {
  let hidden = 0;
  o.known.crews.forEach((crew, seat) => {
    if (seat !== o.seat) hidden += crew.cards;
  });
  return hidden * o.prices.trick;
}

/** Money raised, less and less worth once there is enough. */
function funding(o: Outlook, drives: readonly Drive[]): number[] {
  const arrives = drives.some((drive) => drive.end === o.rules.board.destination);
  const worth = Math.min(francWorth(o), arrives ? o.prices.spareFranc : 1);
  return FUNDS.map((funds, n) => (funds + o.sense.patronGain(o.known, o.seat, n)) * worth);
}
