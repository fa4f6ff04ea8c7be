// Setting up a race with friends: the road, the seats, the house rules, the modules.

import { type BotName, isBotName } from '@race/bots/names.ts';
import { choosesCrews, crewsWith, readOptions } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { save } from '../../../shell/base/local-storage.ts';
import { say } from '../../../shell/words/say.ts';
import {
  type Choices,
  defaultChoices,
  defaultSeating,
  optionsOf,
  racing,
  type SeatChoice,
  type Seating,
} from '../../set-up/choices.ts';
import { HouseRules, ModulesChoice } from '../../set-up/house-rules.tsx';
import { readChoices, writeChoices } from '../../set-up/remembered-choices.ts';
import { Road } from '../../set-up/road.tsx';
import { SeatFrame, SeatsSection } from '../../set-up/seat-frame.tsx';
import { countCrews, fitSeating, giveCrew, seatDriver } from '../../set-up/seats.ts';
import type { PlannedTable, SetUp } from '../games.ts';

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

const withSeating = (plan: RaceTablePlan, seating: Seating): RaceTablePlan => ({
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

const STORAGE_KEY = 'set-up-friends';

function remembered(): RaceTablePlan {
  try {
    return readPlan(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readPlan(null);
  }
}

export function useRaceSetUp(table?: PlannedTable): SetUp {
  const [plan, setPlan] = useState(table === undefined ? remembered : () => planOfTable(table));
  const change = (next: RaceTablePlan) => {
    setPlan(next);
    if (table === undefined) save(STORAGE_KEY, writePlan(next));
  };
  const choose = (part: Partial<RaceTablePlan['choices']>) =>
    change({ ...plan, choices: { ...plan.choices, ...part } });
  const { board, towards, order, askOnlyWhoCan, modules, seating } = plan.choices;
  const parts = (
    <>
      <Road
        board={board}
        towards={towards}
        onBoard={(one) => choose({ board: one })}
        onTowards={(one) => choose({ towards: one })}
      />
      <SeatPlan plan={plan} onChange={change} />
      <ModulesChoice
        modules={modules}
        onChange={(next) => choose({ modules: next, seating: fitSeating(seating, next) })}
      />
    </>
  );
  const rest = (
    <HouseRules
      order={order}
      askOnlyWhoCan={askOnlyWhoCan}
      onOrder={(one) => choose({ order: one })}
      onAsk={(one) => choose({ askOnlyWhoCan: one })}
    />
  );
  const restWords = [{ name: say('setup.order'), words: say(`setup.order.${order}`) }];
  return { asked: requestedTable(plan), parts, rest, restWords };
}

interface SeatPlanProps {
  readonly plan: RaceTablePlan;
  readonly onChange: (plan: RaceTablePlan) => void;
}

/** How many crews race, and for whom each seat is. */
function SeatPlan({ plan, onChange }: SeatPlanProps): JSX.Element {
  const { seating } = plan.choices;
  return (
    <SeatsSection
      seating={seating}
      isLater={choosesCrews(plan.choices.modules)}
      onCount={(count) => onChange(withCrews(plan, count))}
    >
      {racing(seating).map((choice, seat) => (
        <Row key={seat} plan={plan} seat={seat} choice={choice} onChange={onChange} />
      ))}
    </SeatsSection>
  );
}

function Row({
  plan,
  seat,
  choice,
  onChange,
}: SeatPlanProps & { seat: number; choice: SeatChoice }): JSX.Element {
  const kind = kindOf(plan, seat);
  const { seating, modules } = plan.choices;
  // Where crews are chosen in play, none are assigned here.
  const crews = choosesCrews(modules) ? [] : crewsWith(modules);
  return (
    <SeatFrame
      seating={seating}
      seat={seat}
      crew={choice.crew}
      crews={crews}
      onCrew={(crew) => onChange(withSeating(plan, giveCrew(seating, seat, crew)))}
      people={PEOPLE.map((value) => ({
        value,
        words: say(`online.seat.${value}`),
        how: say(`online.seat.${value}.how`),
        isOff: !canBe(plan, seat, value),
      }))}
      chosen={kind}
      canBeBot={canBe(plan, seat, 'racer')}
      onDriver={(next) => onChange(seatFor(plan, seat, next))}
    >
      {(kind === 'mine' || kind === 'friend') && (
        <>
          <b>{say(`online.seat.${kind}`)}</b>
          <p class="seat-how">{say(`online.seat.${kind}.how`)}</p>
        </>
      )}
    </SeatFrame>
  );
}
