// How the choices before a race are saved and read again.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import {
  BOARD_IDS,
  crewsWith,
  DIRECTIONS,
  mostCrews,
  ORDERS,
  readOptions,
} from '@race/great-race/options.ts';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { type Choices, DRIVERS, defaultChoices, type SeatChoice, type Seating } from './choices.ts';
import { countCrews, LONGEST_NAME } from './seats.ts';

export const writeChoices = (choices: Choices): string => JSON.stringify(choices);

/** Reads the saved choices. Invalid parts get their default: losing a choice is not losing a game. */
export function readChoices(text: string | null, around: boolean): Choices {
  const defaults = defaultChoices(around);
  const from = objectIn(text);
  const modules = modulesIn(from.modules);
  return {
    board: oneOf(BOARD_IDS, from.board) ?? defaults.board,
    towards: oneOf(DIRECTIONS, from.towards) ?? defaults.towards,
    order: oneOf(ORDERS, from.order) ?? defaults.order,
    askOnlyWhoCan: typeof from.askOnlyWhoCan === 'boolean' ? from.askOnlyWhoCan : defaults.askOnlyWhoCan,
    seating: seatingIn(from.seating, modules) ?? defaults.seating,
    modules,
  };
}

/** None where they cannot be played together. */
function modulesIn(value: unknown): readonly string[] {
  const read = readOptions({ modules: value ?? [] });
  return read.ok ? read.options.modules : [];
}

type Loose = { readonly [name: string]: unknown };

function objectIn(text: string | null): Loose {
  try {
    return loose(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

const oneOf = <T>(allowed: readonly T[], value: unknown): T | null =>
  allowed.find((one) => one === value) ?? null;

/** All seats or none, since a part of a seating would be nobody's choice. */
function seatingIn(value: unknown, modules: readonly string[]): Seating | null {
  const { crews, seats: listed } = loose(value);
  const most = mostCrews(modules);
  if (!Array.isArray(listed) || listed.length !== most) return null;
  const seats = listed.map((seat) => seatIn(seat, crewsWith(modules))).filter((seat) => seat !== null);
  if (new Set(seats.map(({ crew }) => crew)).size !== most) return null;
  const seating = countCrews({ crews: most, seats }, Number(crews));
  return seating.crews === crews ? seating : null;
}

function seatIn(value: unknown, crews: readonly CrewId[]): SeatChoice | null {
  const from = loose(value);
  const driver = oneOf(DRIVERS, from.driver);
  const crew = oneOf(crews, from.crew);
  if (driver === null || crew === null || typeof from.name !== 'string') return null;
  return { driver, crew, name: from.name.slice(0, LONGEST_NAME) };
}

/** The last set-up is saved separately for each kind of table. */
const nameFor = (around: boolean): string => (around ? 'set-up-around' : 'set-up');

export const rememberedChoices = (around: boolean): Choices =>
  readChoices(savedText(nameFor(around)), around);

export const rememberChoices = (choices: Choices, around: boolean): void =>
  save(nameFor(around), writeChoices(choices));
