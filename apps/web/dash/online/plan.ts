// What is chosen before a dash is opened over the network.
import { DASH_BOT_NAMES, type DashBotName, isDashBotName } from '@race/bots/dash/names.ts';
import { type DashOptions, readDashOptions } from '@race/dash/options.ts';

export const SEAT_KINDS = ['mine', 'friend', ...DASH_BOT_NAMES.filter((name) => name !== 'random')] as const;
export type SeatKind = 'mine' | 'friend' | DashBotName;

export interface DashTablePlan {
  /** For friends, or for a bot. */
  readonly seats: readonly ('friend' | DashBotName)[];
  /** The seat of who opens the table. */
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

/** Whoever opens the table keeps a seat: it is given up by taking another one. */
export const canBe = ({ mine }: DashTablePlan, seat: number, kind: SeatKind): boolean =>
  seat !== mine || kind === 'mine';

export function seatFor(plan: DashTablePlan, seat: number, kind: SeatKind): DashTablePlan {
  if (!canBe(plan, seat, kind)) return plan;
  const next = kind === 'mine' ? 'friend' : kind;
  const seats = plan.seats.map((one, at) => (at === seat ? next : one));
  return { ...plan, seats, mine: kind === 'mine' ? seat : plan.mine };
}

/** More seats are for friends; fewer leave from the end, and mine moves to the first one when it is among them. */
export const withCount = (plan: DashTablePlan, count: number): DashTablePlan => ({
  ...plan,
  seats: Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? 'friend'),
  mine: plan.mine < count ? plan.mine : 0,
});

/** The table as it is asked for. */
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

export const writePlan = (plan: DashTablePlan): string => JSON.stringify(plan);

/** The last plan that was opened here; the default one where nothing valid is saved. */
export function readPlan(text: string | null): DashTablePlan {
  try {
    const from = JSON.parse(text ?? 'null');
    const seats: unknown = from?.seats;
    if (!Array.isArray(seats) || !seats.every(isKind)) return DEFAULT_PLAN;
    const read = readDashOptions({ players: seats.length, characters: from.characters });
    const mine = Number(from.mine);
    if (!read.ok || !Number.isInteger(mine) || mine < 0 || mine >= seats.length) return DEFAULT_PLAN;
    return { seats, mine, characters: read.options.characters };
  } catch {
    return DEFAULT_PLAN;
  }
}

const isKind = (kind: unknown): kind is DashTablePlan['seats'][number] =>
  kind === 'friend' || (typeof kind === 'string' && isDashBotName(kind));
