import { farEnd, lineOf } from '@race/great-race';
import { fareFor } from '@race/great-race/drive/transport.ts';
import { at } from './numbers.ts';
import { type Outlook, rebateOf } from './outlook.ts';
import { bestByLand, type Drive, type DriveMeans, stay } from './reach.ts';
import type { BotRoute } from './route.ts';
import { standingWorth } from './standing.ts';

/** The drive that brings most, by land or by a line; staying where nothing brings anything. */
export const bestDrive = (o: Outlook, way: BotRoute, vehicle: DriveMeans): Drive =>
  bestOf(o, way, { vehicle, land: bestByLand(o, way, vehicle) });

/** The same where the best drive by land is known. */
export function bestOf(
  o: Outlook,
  way: BotRoute,
  { vehicle, land }: { readonly vehicle: DriveMeans; readonly land: Drive },
): Drive {
  let best = land;
  if (!vehicle.lines) return best;
  for (const line of o.rules.board.linesFrom[vehicle.at] ?? []) {
    if (isClosed(o, line)) continue;
    const byLine = driveByLine(o, way, { vehicle, line });
    if (byLine !== null && byLine.value > best.value) best = byLine;
  }
  return best;
}

/** What taking a line would bring; null where it cannot be paid. BASE-DRIVE-16. */
function driveByLine(
  o: Outlook,
  way: BotRoute,
  { vehicle, line }: { vehicle: DriveMeans; line: number },
): Drive | null {
  const { board } = o.rules;
  const { petrol, mechanics } = vehicle;
  const fare = Math.max(
    0,
    fareFor({ rules: o.rules, public: o.known }, o.seat, { line, cards: 0 }) - rebateOf(o),
  );
  if (fare > vehicle.francs || petrol + vehicle.cans + vehicle.buyable < 1) return null;
  const end = farEnd(lineOf(board, line), vehicle.at);
  const stays = standingWorth(o, way, { space: vehicle.at, petrol, mechanics });
  const there = standingWorth(o, way, { space: end, petrol: petrol - 1, mechanics });
  const gift = at(way.toGo, end) < at(way.toGo, vehicle.at) ? at(way.chart.gift, end) : 0;
  const value = there + gift - fare - o.prices.petrol - stays;
  return { ...stay(vehicle.at), value, first: end, line, end, spaces: 1, petrol: 1 };
}

/** Whether a line takes nobody now. */
const isClosed = ({ rules, known }: Outlook, line: number): boolean =>
  rules.seams.closures.some((closure) => closure({ rules, public: known }, line) !== null);
