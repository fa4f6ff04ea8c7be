// The choices before a race with their defaults, and how a race is started with them.

import { BOT_NAMES, LEVELS } from '@race/bots/names.ts';
import { CREWS, type CrewId } from '@race/great-race/crew/crews.ts';
import {
  type BoardId,
  choosesCrews,
  type Direction,
  MOST_CREWS,
  NEWEST_DATA,
  type ORDERS,
  type RaceOptions,
} from '@race/great-race/options.ts';
import type { LocalPlayer } from '@race/local';
import { nameOf } from '../../shell/words/say.ts';
import { type Device, type Started, startRaceWith } from '../../sources/device/client.ts';

export type StartOrder = (typeof ORDERS)[number];

// There is a seat for every crew; the first ones race.
export const DRIVERS = ['person', ...BOT_NAMES] as const;
export type Driver = (typeof DRIVERS)[number];

export interface SeatChoice {
  readonly driver: Driver;
  /** Remembered while a bot sits there, so that nobody types it twice. */
  readonly name: string;
  readonly crew: CrewId;
}

export interface Seating {
  /** How many of the seats race. */
  readonly crews: number;
  readonly seats: readonly SeatChoice[];
}

export interface Choices {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly order: StartOrder;
  readonly askOnlyWhoCan: boolean;
  readonly seating: Seating;
  /** As a race's options have them. */
  readonly modules: readonly string[];
}

/** The first seats are for people, the others for racers. */
export const defaultSeating = (people: number): Seating => ({
  crews: MOST_CREWS,
  seats: CREWS.map((crew, seat) => ({ driver: seat < people ? 'person' : 'racer', name: '', crew })),
});

export const racing = ({ crews, seats }: Seating): readonly SeatChoice[] => seats.slice(0, crews);

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

/** Starts a race on this device as chosen. */
export const startRace = (device: Device, choices: Choices): Promise<Started> =>
  startRaceWith(
    device,
    optionsOf(choices),
    playersOf(choices, (crew) => nameOf('surname', crew)),
  );
