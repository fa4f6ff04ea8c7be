// Setting up a dash with friends: how many play, who gets each seat, how characters are chosen.
import { DASH_BOT_NAMES, type DashBotName } from '@race/bots/dash/names.ts';
import {
  type DashOptions,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  readDashOptions,
  WAYS_TO_CAST,
} from '@race/dash/options.ts';
import { wholeFrom } from '@race/kernel/schema.ts';
import { useState } from 'preact/hooks';
import * as v from 'valibot';
import { say, sitterWords } from '../../../games/dash/words.ts';
import { save } from '../../../shell/base/local-storage.ts';
import { Segments } from '../../../shell/frame/controls.tsx';
import { Section } from '../../../shell/frame/page.tsx';
import type { PlannedTable, SetUp } from '../../lobby/games.ts';
import '../front.css';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) =>
  String(FEWEST_PLAYERS + n),
);

const STORAGE_KEY = 'dash-friends';

function remembered() {
  try {
    return readPlan(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readPlan(null);
  }
}

const kindWords = (kind: SeatKind): string =>
  kind === 'mine' || kind === 'friend' ? say(`online.seat.${kind}`) : sitterWords(kind);

export function useDashSetUp(table?: PlannedTable): SetUp {
  const [plan, setPlan] = useState(table === undefined ? remembered : () => planOfTable(table));
  const change = (next: typeof plan) => {
    setPlan(next);
    if (table === undefined) save(STORAGE_KEY, writePlan(next));
  };
  const parts = (
    <Section title={say('dash.page.players')} class="dash-players">
      <Segments
        legend={say('dash.page.howMany')}
        choices={COUNTS.map((value) => ({ value, words: value }))}
        chosen={String(plan.seats.length)}
        onChoose={(count) => change(withCount(plan, Number(count)))}
      />
      <ol class="dash-seats">
        {plan.seats.map((_, seat) => (
          <li key={seat} class="dash-seat">
            <Segments
              legend={say('dash.page.seat', { n: seat + 1 })}
              choices={SEAT_KINDS.map((value) => ({
                value,
                words: kindWords(value),
                isOff: !canBe(plan, seat, value),
              }))}
              chosen={kindOf(plan, seat)}
              onChoose={(kind) => change(seatFor(plan, seat, kind))}
            />
          </li>
        ))}
      </ol>
      {/* DASH-SETUP-04. */}
      <Segments
        legend={say('dash.page.characters')}
        choices={WAYS_TO_CAST.map((value) => ({ value, words: say(`dash.page.characters.${value}`) }))}
        chosen={plan.characters}
        onChoose={(characters) => change({ ...plan, characters })}
      />
    </Section>
  );
  return { asked: requestedTable(plan), parts, rest: null, restWords: [] };
}

const SEAT_KINDS = ['mine', 'friend', ...DASH_BOT_NAMES.filter((name) => name !== 'random')] as const;
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
function planOfTable({ options, seats, you }: PlannedTable): DashTablePlan {
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
