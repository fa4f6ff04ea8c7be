// Setting up a race with friends: the road, the seats, the house rules, the modules.

import { choosesCrews, crewsWith } from '@race/great-race/options.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { save } from '../../../shell/base/local-storage.ts';
import { say } from '../../../shell/words/say.ts';
import { HouseRules, ModulesChoice } from '../../set-up/house-rules.tsx';
import { Road } from '../../set-up/road.tsx';
import { SeatFrame, SeatsSection } from '../../set-up/seat-frame.tsx';
import { fitSeating, giveCrew, racing, type SeatChoice } from '../../set-up/seats.ts';
import type { PlannedTable, SetUp } from '../games.ts';
import {
  canBe,
  kindOf,
  PEOPLE,
  planOfTable,
  type RaceTablePlan,
  readPlan,
  requestedTable,
  seatFor,
  withCrews,
  withSeating,
  writePlan,
} from './plan.ts';

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
      <HouseRules
        order={order}
        askOnlyWhoCan={askOnlyWhoCan}
        onOrder={(one) => choose({ order: one })}
        onAsk={(one) => choose({ askOnlyWhoCan: one })}
      />
      <ModulesChoice
        modules={modules}
        onChange={(next) => choose({ modules: next, seating: fitSeating(seating, next) })}
      />
    </>
  );
  return { asked: requestedTable(plan), parts };
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
