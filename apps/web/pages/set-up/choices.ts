// The choices before a race, and how they are saved.

import { LEVELS } from '@race/bots/names.ts';
import type { CrewId } from '@race/great-race/crew/crews.ts';
import {
  BOARD_IDS,
  type BoardId,
  choosesCrews,
  crewsWith,
  DIRECTIONS,
  type Direction,
  mostCrews,
  NEWEST_DATA,
  ORDERS,
  type RaceOptions,
  readOptions,
} from '@race/great-race/options.ts';
import type { LocalPlayer } from '@race/local';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { nameOf } from '../../shell/words/say.ts';
import { type Device, type Started, startRaceWith } from '../../sources/device/client.ts';
import {
  countCrews,
  DRIVERS,
  type Driver,
  defaultSeating,
  LONGEST_NAME,
  racing,
  type SeatChoice,
  type Seating,
} from './seats.ts';

export type StartOrder = (typeof ORDERS)[number];

export interface Choices {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly order: StartOrder;
  readonly askOnlyWhoCan: boolean;
  readonly seating: Seating;
  /** As a race's options have them. */
  readonly modules: readonly string[];
}

/** Who sits at a first race: the two weakest levels in turn. */
const WEAKEST: readonly Driver[] = LEVELS.slice(0, 2);
const ALONE = 1;
const AROUND = 2;

/** Africa southward; alone against three racers, or two people and two racers around one device. */
export const defaultChoices = (around: boolean): Choices => ({
  board: 'africa',
  towards: 'south',
  order: 'drawn',
  askOnlyWhoCan: true,
  seating: defaultSeating(around ? AROUND : ALONE),
  modules: [],
});

/** The same for somebody who has not raced on this device yet: against the weakest rivals that play to win. */
export function firstRaceChoices(): Choices {
  const choices = defaultChoices(false);
  const seats = choices.seating.seats.map((seat, at) =>
    seat.driver === 'person' ? seat : { ...seat, driver: WEAKEST[(at + 1) % WEAKEST.length] ?? seat.driver },
  );
  return { ...choices, seating: { ...choices.seating, seats } };
}

export const optionsOf = ({
  board,
  towards,
  order,
  askOnlyWhoCan,
  seating,
  modules,
}: Choices): RaceOptions => ({
  board,
  data: NEWEST_DATA,
  towards,
  crews: seating.crews,
  order,
  vehicles: choosesCrews(modules) ? null : racing(seating).map(({ crew }) => crew),
  askOnlyWhoCan,
  modules,
});

/** A person without a name gets that of the crew, if crews are known before the race. */
export const playersOf = ({ seating, modules }: Choices, crewName: (crew: string) => string): LocalPlayer[] =>
  racing(seating).map(({ driver, name, crew }) =>
    driver === 'person'
      ? { kind: 'person', name: name.trim() || (choosesCrews(modules) ? '' : crewName(crew)) }
      : { kind: 'bot', bot: driver },
  );

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

/** Starts a race on this device as chosen. */
export const startRace = (device: Device, choices: Choices): Promise<Started> =>
  startRaceWith(
    device,
    optionsOf(choices),
    playersOf(choices, (crew) => nameOf('surname', crew)),
  );
