// The choices before a dash is opened online.
import { DASH_BOT_NAMES, type DashBotName } from '@race/bots/dash/names.ts';
import {
  type DashOptions,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  readDashOptions,
  WAYS_TO_CAST,
} from '@race/dash/options.ts';
import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import type { PlannedTable } from '../../lobby/games.ts';

export const SEAT_KINDS = ['mine', 'friend', ...DASH_BOT_NAMES.filter((name) => name !== 'random')] as const;
export type SeatKind = 'mine' | 'friend' | DashBotName;

export interface DashTablePlan {
  /** For friends, or for a bot. */
  readonly seats: readonly ('friend' | DashBotName)[];
  /** The seat of the person who opens the table. */
  readonly mine: number;
  readonly characters: DashOptions['characters'];
}

const DEFAULT_PLAN: DashTablePlan = {
  seats: ['friend', 'friend', 'friend', 'friend'],
  mine: 0,
  characters: 'drawn',
};

export const kindOf = ({ seats, mine }: DashTablePlan, seat: number): SeatKind =>
  seat === mine ? 'mine' : (seats[seat] ?? 'friend');

/** The person who opens the table keeps a seat, and gives it up only for another. */
export const canBe = ({ mine }: DashTablePlan, seat: number, kind: SeatKind): boolean =>
  seat !== mine || kind === 'mine';

export function seatFor(plan: DashTablePlan, seat: number, kind: SeatKind): DashTablePlan {
  if (!canBe(plan, seat, kind)) return plan;
  const next = kind === 'mine' ? 'friend' : kind;
  const seats = plan.seats.map((one, at) => (at === seat ? next : one));
  return { ...plan, seats, mine: kind === 'mine' ? seat : plan.mine };
}

/** New seats are for friends; seats are removed from the end, and mine moves to the first one if it is removed. */
export const withCount = (plan: DashTablePlan, count: number): DashTablePlan => ({
  ...plan,
  seats: Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? 'friend'),
  mine: plan.mine < count ? plan.mine : 0,
});

/** The table to be requested. */
export function requestedTable(plan: DashTablePlan): {
  readonly options: DashOptions;
  readonly seats: string[];
} {
  const options: DashOptions = { players: plan.seats.length, characters: plan.characters, data: 1 };
  const seats = plan.seats.map((_, seat) => {
    const kind = kindOf(plan, seat);
    if (kind === 'mine') return 'me';
    return kind === 'friend' ? 'open' : kind;
  });
  return { options, seats };
}

/** The plan of a table whose dash has not begun. */
export function planOfTable({ options, seats, you }: PlannedTable): DashTablePlan {
  const read = readDashOptions(options);
  return {
    seats: seats.map((sits) =>
      sits.kind === 'bot' ? (DASH_BOT_NAMES.find((name) => name === sits.bot) ?? 'driver') : 'friend',
    ),
    mine: you ?? 0,
    characters: read.ok ? read.options.characters : DEFAULT_PLAN.characters,
  };
}

export const writePlan = (plan: DashTablePlan): string => JSON.stringify(plan);

/** The last plan that was opened here; the default one where nothing valid is saved. */
export function readPlan(text: string | null): DashTablePlan {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PLAN), text);
  return read.success ? read.output : DEFAULT_PLAN;
}

const PLAN: v.GenericSchema<unknown, DashTablePlan> = v.pipe(
  v.object({
    seats: v.pipe(
      v.array(v.picklist(['friend', ...DASH_BOT_NAMES])),
      v.minLength(FEWEST_PLAYERS),
      v.maxLength(MOST_PLAYERS),
    ),
    mine: wholeFrom(0, MOST_PLAYERS - 1),
    characters: v.picklist(WAYS_TO_CAST),
  }),
  v.check(({ seats, mine }) => mine < seats.length),
);
