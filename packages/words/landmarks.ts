import { type Board, cityAt, nearOf } from '@race/great-race/board/board.ts';

/** Counter-clockwise from the east, as angles go. */
const BEARINGS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const;

/** Where a space lies, seen from the nearest city. */
export interface Landmark {
  readonly city: string;
  /** How many spaces one drives from there. */
  readonly steps: number;
  readonly bearing: (typeof BEARINGS)[number];
  /** Where it lies beside the other space that would be told in the same words, if there is one. */
  readonly side: 'north' | 'south' | 'east' | 'west' | null;
}

type Seen = Omit<Landmark, 'side'>;

const known = new WeakMap<Board, ReadonlyMap<number, Landmark>>();

/** The landmark of a space; null for a city and for a space from which no city is reached. */
export function landmarkOf(board: Board, space: number): Landmark | null {
  let landmarks = known.get(board);
  if (landmarks === undefined) {
    landmarks = landmarksOf(board);
    known.set(board, landmarks);
  }
  return landmarks.get(space) ?? null;
}

function landmarksOf(board: Board): Map<number, Landmark> {
  const seen = new Map<number, Seen>();
  const alike = new Map<string, number[]>();
  board.spaces.forEach((_, space) => {
    const landmark = nearest(board, space);
    if (landmark === null) return;
    seen.set(space, landmark);
    alike.set(keyOf(landmark), [...(alike.get(keyOf(landmark)) ?? []), space]);
  });
  return new Map(
    [...seen].map(([space, of]) => {
      const twin = alike.get(keyOf(of))?.find((other) => other !== space);
      return [space, { ...of, side: twin === undefined ? null : sideOf(board, twin, space) }];
    }),
  );
}

/** On which side of one space another lies, by the longer way. */
function sideOf(board: Board, from: number, to: number): Landmark['side'] {
  const { dx, dy } = between(board, from, to);
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

const keyOf = ({ city, steps, bearing }: Seen): string => `${steps} ${bearing} ${city}`;

/** Goes out ring by ring until there is a city; of two as near, the one that lies nearer on the map. */
function nearest(board: Board, from: number): Seen | null {
  if (cityAt(board, from) !== null) return null;
  const seen = new Set([from]);
  let ring = [from];
  for (let steps = 1; ring.length > 0; steps++) {
    ring = ring
      .flatMap((space) => nearOf(board, space))
      .filter((space) => !seen.has(space) && seen.add(space));
    const cities = ring.filter((space) => board.isCity[space] === true);
    const [city] = cities.sort((a, b) => distance(board, from, a) - distance(board, from, b) || a - b);
    if (city !== undefined)
      return { city: cityAt(board, city)?.id ?? '', steps, bearing: bearingOf(board, city, from) };
  }
  return null;
}

function distance(board: Board, from: number, to: number): number {
  const { dx, dy } = between(board, from, to);
  return Math.hypot(dx, dy);
}

function bearingOf(board: Board, from: number, to: number): Landmark['bearing'] {
  const { dx, dy } = between(board, from, to);
  const eighth = Math.round(Math.atan2(-dy, dx) / (Math.PI / 4));
  return BEARINGS[(eighth + 8) % 8] ?? 'east';
}

function between(board: Board, from: number, to: number) {
  const one = board.spaces[from];
  const other = board.spaces[to];
  return { dx: (other?.x ?? 0) - (one?.x ?? 0), dy: (other?.y ?? 0) - (one?.y ?? 0) };
}
