import { drawKind, roll, type Seat, type State } from '@race/kernel';
import { sum } from '@race/kernel/sum.ts';
import type { Board } from '../../board/board.ts';
import { CITY_COLOURS, type CityColour } from '../../board/data.ts';
import { earn } from '../../crew/money.ts';
import type { RaceRules } from '../../rules.ts';
import { isManned } from '../../seams.ts';
import { slotIn, slotOf } from '../../slots.ts';
import { type Game, type Race, type RacePublic, tell } from '../../state.ts';

/** POSTAL-02: parcels of the four city colours; purple cities hold none (POSTAL-06). */
export const COLOURS = CITY_COLOURS.filter((colour) => colour !== 'purple');
/** Our own design. */
const COPIES = 8;
export const FRANCS_A_PARCEL = 30;
export const NONE = -1;

/** Parcels by their colour: in the bag, in the coloured cities, and aboard. */
export interface PostalSlot {
  bag: number[];
  /** By coloured city, in the order of the board's spaces. */
  cities: number[];
  /** By seat; and the space where it was loaded, NONE for the first one. */
  aboard: number[];
  from: number[];
}

const coloured = new WeakMap<Board, readonly number[]>();

/** The spaces of the coloured cities. */
export function citiesOf(board: Board): readonly number[] {
  const before = coloured.get(board);
  if (before !== undefined) return before;
  const found = board.spaces.flatMap(({ city }, space) =>
    city === null || city.colour === 'purple' ? [] : [space],
  );
  coloured.set(board, found);
  return found;
}

export const colourAt = (board: Board, space: number): CityColour | undefined =>
  board.spaces[space]?.city?.colour;

/** The colour of the parcel that lies in a city, or NONE. */
export const parcelIn = (g: { rules: RaceRules; public: RacePublic }, space: number): number =>
  slotIn(g.public, 'postal').cities[citiesOf(g.rules.board).indexOf(space)] ?? NONE;

export const parcelAboard = (known: RacePublic, seat: Seat): number =>
  slotIn(known, 'postal').aboard[seat] ?? NONE;

/** POSTAL-07: where it was loaded it can never be delivered. */
export const isFromHere = (known: RacePublic, seat: Seat, space: number): boolean =>
  slotIn(known, 'postal').from[seat] === space;

/** POSTAL-03: whether arriving in a city delivers the parcel aboard. */
export function isDeliveredIn(
  board: Board,
  known: RacePublic,
  { seat, space }: { seat: Seat; space: number },
): boolean {
  const parcel = parcelAboard(known, seat);
  return parcel !== NONE && COLOURS[parcel] === colourAt(board, space) && !isFromHere(known, seat, space);
}

function drawParcel(g: Game): number {
  const { bag } = slotIn(g.public, 'postal');
  return drawKind(g, 'dice', { counts: bag, total: sum(bag) });
}

/** POSTAL-05, 08: every city without a parcel gets one; when they do not suffice, chance chooses which. */
export function fillCities(g: Game): void {
  const { cities, bag } = slotIn(g.public, 'postal');
  const empty = cities.flatMap((parcel, at) => (parcel === NONE ? [at] : []));
  const count = Math.min(empty.length, sum(bag));
  for (let n = 0; n < count; n++) {
    const nth = sum(bag) < empty.length ? roll(g, 'dice', empty.length) : 0;
    const [at = 0] = empty.splice(nth, 1);
    cities[at] = drawParcel(g);
  }
  if (count > 0) tell(g, { key: 'parcelsLaid', count });
}

/** POSTAL-02: one onto every city, then one aboard each crew. */
export function setUpParcels(g: Game): void {
  const slot = slotIn(g.public, 'postal');
  fillCities(g);
  for (const seat of g.public.order.filter((one) => isManned(g.rules, one))) {
    const parcel = drawParcel(g);
    slot.aboard[seat] = parcel;
    tell(g, { key: 'parcelAboard', seat, colour: parcel });
  }
}

/** POSTAL-03: the cube goes back into the bag, and the crew is paid. */
export function deliver(g: Game, seat: Seat, space: number): void {
  const { bag, aboard, from } = slotIn(g.public, 'postal');
  const parcel = aboard[seat] ?? NONE;
  bag[parcel] = (bag[parcel] ?? 0) + 1;
  aboard[seat] = NONE;
  from[seat] = NONE;
  earn(g, seat, FRANCS_A_PARCEL);
  tell(g, { key: 'parcelDelivered', seat, colour: parcel, space, francs: FRANCS_A_PARCEL });
}

export function load(g: Game, seat: Seat, space: number): void {
  const { cities, aboard, from } = slotIn(g.public, 'postal');
  const at = citiesOf(g.rules.board).indexOf(space);
  const parcel = cities[at] ?? NONE;
  cities[at] = NONE;
  aboard[seat] = parcel;
  from[seat] = space;
  tell(g, { key: 'parcelLoaded', seat, colour: parcel, space });
}

/** Law 7: every parcel is in the bag, in a city or aboard. */
export function missingParcel(_rules: RaceRules, { public: known }: State<Race>): string | null {
  const { bag, cities, aboard } = slotIn(known, 'postal');
  const counts = bag.slice();
  // Before set-up all are in the bag.
  for (const parcel of [...cities, ...aboard])
    if (parcel !== NONE) counts[parcel] = (counts[parcel] ?? 0) + 1;
  const odd = counts.findIndex((count) => count !== COPIES);
  return odd < 0 ? null : `${counts[odd]} parcels are ${COLOURS[odd]}`;
}

export const slot = slotOf('postal', {
  begin: ({ board, seats }) => ({
    bag: COLOURS.map(() => COPIES),
    cities: citiesOf(board).map(() => NONE),
    aboard: Array.from({ length: seats }, () => NONE),
    from: Array.from({ length: seats }, () => NONE),
  }),
  fields: ({ listOf, whole, seats, spaces, board }) => ({
    bag: listOf(whole(0, COPIES), COLOURS.length),
    cities: listOf(whole(NONE, COLOURS.length - 1), citiesOf(board).length),
    aboard: listOf(whole(NONE, COLOURS.length - 1), seats),
    from: listOf(whole(NONE, spaces - 1), seats),
  }),
  clone: (slot) => ({ ...slot }),
  isSound: (g, { aboard, from }) =>
    missingParcel(g.rules, g) === null &&
    from.every(
      (space, seat) => space === NONE || (aboard[seat] !== NONE && citiesOf(g.rules.board).includes(space)),
    ),
});
