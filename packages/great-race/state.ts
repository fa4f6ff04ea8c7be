import type { Frame, Seat, Table } from '@race/kernel';
import type { Answer } from './answers.ts';
import type { CrewId } from './crew/crews.ts';
import type { RaceEvent } from './events.ts';
import type { Slots } from './more.ts';
import type { RaceRules } from './rules.ts';

export const PHASES = ['setup', 'bivouac', 'planning', 'convoy', 'maintenance', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What everybody sees of a crew. BASE-SETUP-09. */
export interface Crew {
  /** Which crew this seat drives; null until it has chosen. */
  id: CrewId | null;
  at: number;
  /** Its token on the progression track: the level, and when it came there (lower is lower in the stack). */
  level: number;
  since: number;
  petrol: number;
  engine: number;
  chassis: number;
  petrolMax: number;
  engineMax: number;
  chassisMax: number;
  francs: number;
  /** Assistants left on pathfinder, mechanics, security and funding. */
  boxes: number[];
  passed: boolean;
  /** 0 while racing, else its place of arrival. */
  arrived: number;
  /** Cards in hand, and how many of each kind everybody has seen it take. */
  cards: number;
  known: number[];
}

export interface RacePublic {
  stack: Frame[];
  phase: Phase;
  turn: number;
  order: Seat[];
  crews: Crew[];
  /** The kind of the tile on each space, or NO_TILE. */
  tiles: number[];
  /** Tiles in the bag and out of the game, how many of each kind. */
  bag: number[];
  gone: number[];
  /** Cards lying face up in the bivouac. */
  row: number[];
  /** Cards in the discard pile, how many of each kind; and how many are in the deck. */
  discard: number[];
  deck: number;
  /** Counts token moves, to tell who came first onto a track space. */
  moves: number;
  arrivals: number;
  /** All francs the bank has given out and not got back. */
  bank: number;
  /** What the modules in play keep; a race without any has no such thing. */
  modules?: Slots;
}

export interface RaceSeat {
  /** How many cards of each kind. */
  hand: number[];
  /** Cards a tracker has drawn, of which one must go. */
  drawn: number[];
  sealed: Answer | null;
}

export const STREAMS = ['deck', 'bag', 'dice'] as const;

export interface RaceTable {
  chance: { [name: string]: number[] };
  ready: number;
  /** Cards left in the deck, how many of each kind; their order is decided at each draw. */
  deck: number[];
}

export interface Race {
  public: RacePublic;
  seat: RaceSeat;
  table: RaceTable;
  answer: Answer;
  event: RaceEvent;
}

/** A race being played: what every rule of the race works on. */
export interface Game extends Table<Race> {
  readonly rules: RaceRules;
}

export const NO_TILE = -1;

export function crewOf(g: { public: RacePublic }, seat: Seat): Crew {
  return crewIn(g.public, seat);
}

export function crewIn(known: RacePublic, seat: Seat): Crew {
  const crew = known.crews[seat];
  if (crew === undefined) throw new Error(`no crew sits at ${seat}`);
  return crew;
}

export function ownOf(g: Game, seat: Seat): RaceSeat {
  const own = g.seats[seat];
  if (own === undefined) throw new Error(`nobody sits at ${seat}`);
  return own;
}

/** Tells what happened; costs nothing when nobody listens. */
export function tell(g: Game, event: RaceEvent): void {
  if (g.events !== null) g.events.push(event);
}
