// Setting up a race with friends: the road, the seats, the house rules, the modules.
import { useState } from 'preact/hooks';
import { fitSeating } from '../../front/fit-seating.ts';
import { HouseRules } from '../../front/house-rules.tsx';
import { ModulesChoice } from '../../front/modules-choice.ts';
import { Road } from '../../front/road.tsx';
import { save } from '../../settings/local-storage.ts';
import type { SetUp } from '../game-face.ts';
import { type RaceTablePlan, readPlan, requestedTable, writePlan } from './plan.ts';
import { SeatPlan } from './seat-plan.tsx';

const STORAGE_KEY = 'set-up-friends';

function remembered(): RaceTablePlan {
  try {
    return readPlan(localStorage.getItem(STORAGE_KEY));
  } catch {
    return readPlan(null);
  }
}

export function useRaceSetUp(): SetUp {
  const [plan, setPlan] = useState(remembered);
  const change = (next: RaceTablePlan) => {
    setPlan(next);
    save(STORAGE_KEY, writePlan(next));
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
