// The player's own plan while others still plan: what it is, who is not ready, and a button to change it. BASE-PLAN-04.

import { includes, NOBODY } from '@race/kernel';
import { planWords } from '@race/words';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { say, words } from '../../../shell/words/say.ts';
import { crewName } from '../../../table/dashboard/crew.tsx';
import { type TableModel, useTable } from '../../../table/model/table.ts';
import { draftOf } from '../windscreen/draft.ts';
import { ownSeatOf } from './acting.ts';

/** Null once all plans are revealed. */
export function planNow(table: TableModel): string | null {
  const { ownPlan } = ownSeatOf(table);
  if (ownPlan.value === null) return null;
  const plan = say('turn.plan', { plan: planWords(words(), ownPlan.value) });
  const names = planning(table).map((crew) => crewName(table, crew));
  return names.length === 0 ? plan : `${plan} ${say('questions.waiting', { crews: listOf(words(), names) })}`;
}

/** The crews that are not ready yet; René plans nothing. */
function planning(table: TableModel) {
  const { crews, reader, seatView } = table;
  const ready = seatView.value?.view.ready ?? NOBODY;
  return crews.value.filter(({ seat, isRene }) => !isRene && seat !== reader.value && !includes(ready, seat));
}

export function ChangePlan(): JSX.Element | null {
  const table = useTable();
  const { seatView } = table;
  if (seatView.value?.canUndo !== true) return null;
  return (
    <button type="button" class="button hole-second" onClick={() => change(table)}>
      {say('turn.changePlan')}
    </button>
  );
}

/** The assistants are shown as they were placed, also on another device. */
function change(table: TableModel): void {
  const { takeBack } = table;
  const { ownPlan } = ownSeatOf(table);
  const { place } = draftOf(table);
  const plan = ownPlan.peek();
  if (plan !== null) place(plan);
  void takeBack();
}

// What is needed once there is something to choose.
export { ruleOfWay, whyWords } from '../route-words.ts';
export { byItselfOf } from './by-itself.ts';
export { chosenWords, dueNow, ruleNow, tileNow } from './chosen-words.ts';
export { listenForDecisions } from './keys.ts';
export { petrolFirstOf } from './petrol-first.ts';
export { fittingOf, previewNow, sharingNow, strikingNow } from './previews.ts';
export { isRepairedEnough } from './repair-plan.ts';
