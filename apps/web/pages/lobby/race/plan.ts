// The plan of an online table: a race as on one device, and for whom each seat is.
import { type BotName, isBotName } from '@race/bots/names.ts';
import { crewsWith, readOptions } from '@race/great-race/options.ts';
import { type Choices, defaultChoices, optionsOf, readChoices, writeChoices } from '../../set-up/choices.ts';
import {
  countCrews,
  defaultSeating,
  fitSeating,
  giveCrew,
  racing,
  type Seating,
  seatDriver,
} from '../../set-up/seats.ts';
import type { PlannedTable } from '../games.ts';

export const PEOPLE = ['mine', 'friend'] as const;
export type SeatKind = (typeof PEOPLE)[number] | BotName;

export interface RaceTablePlan {
  readonly choices: Choices;
  /** The seat of the person who opens the table. */
  readonly mine: number;
}

const EVERY_SEAT = 4;

/** All seats are for friends. Everybody is asked, so that being asked gives nothing away. */
const defaultPlan: RaceTablePlan = {
  choices: { ...defaultChoices(true), askOnlyWhoCan: false, seating: defaultSeating(EVERY_SEAT) },
  mine: 0,
};

export function kindOf({ choices, mine }: RaceTablePlan, seat: number): SeatKind {
  const driver = choices.seating.seats[seat]?.driver ?? 'racer';
  if (driver !== 'person') return driver;
  return seat === mine ? 'mine' : 'friend';
}

/** The person who opens the table always has a seat, and gives it up only for another. */
export const canBe = (plan: RaceTablePlan, seat: number, kind: SeatKind): boolean =>
  seat !== plan.mine || kind === 'mine';

export function seatFor(plan: RaceTablePlan, seat: number, kind: SeatKind): RaceTablePlan {
  if (!canBe(plan, seat, kind)) return plan;
  const driver = kind === 'mine' || kind === 'friend' ? 'person' : kind;
  const seating = seatDriver(plan.choices.seating, seat, driver);
  return { ...withSeating(plan, seating), mine: kind === 'mine' ? seat : plan.mine };
}

export const withSeating = (plan: RaceTablePlan, seating: Seating): RaceTablePlan => ({
  ...plan,
  choices: { ...plan.choices, seating },
});

/** With fewer crews the last seats go; mine moves to the first one when it is among them. */
export function withCrews(plan: RaceTablePlan, crews: number): RaceTablePlan {
  const counted = withSeating(plan, countCrews(plan.choices.seating, crews));
  return counted.mine < crews ? counted : seatFor({ ...counted, mine: 0 }, 0, 'mine');
}

function named(kind: SeatKind) {
  if (kind === 'mine') return 'me';
  return kind === 'friend' ? 'open' : kind;
}

/** The table to be requested. */
export function requestedTable(plan: RaceTablePlan) {
  const seats = racing(plan.choices.seating).map((_, seat) => named(kindOf(plan, seat)));
  return { options: optionsOf(plan.choices), seats };
}

export const writePlan = ({ choices }: RaceTablePlan): string => writeChoices(choices);

/** The plan of a table whose race has not begun. */
export function planOfTable({ options, seats, you }: PlannedTable): RaceTablePlan {
  const read = readOptions(options);
  if (!read.ok) return defaultPlan;
  const { board, towards, order, askOnlyWhoCan, modules, vehicles } = read.options;
  const fitted = countCrews(fitSeating(defaultSeating(EVERY_SEAT), modules), seats.length);
  const seating = seats.reduce((plan, sits, seat) => {
    const driver = sits.kind === 'bot' && isBotName(sits.bot) ? sits.bot : 'person';
    const crew = crewsWith(modules).find((one) => one === vehicles?.[seat]);
    const driven = seatDriver(plan, seat, driver);
    return crew === undefined ? driven : giveCrew(driven, seat, crew);
  }, fitted);
  return { choices: { board, towards, order, askOnlyWhoCan, modules, seating }, mine: you ?? 0 };
}

/** Reads the last plan; the reader's own seat becomes the first one for a person. */
export function readPlan(text: string | null): RaceTablePlan {
  if (text === null) return defaultPlan;
  const choices = readChoices(text, true);
  const mine = racing(choices.seating).findIndex(({ driver }) => driver === 'person');
  return { choices, mine: Math.max(0, mine) };
}
