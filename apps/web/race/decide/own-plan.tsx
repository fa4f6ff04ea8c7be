// My own plan while others still make theirs: what it is, whom the table waits for, and the way back to it. BASE-PLAN-04.
import { includes, NOBODY } from '@race/kernel';
import { planWords } from '@race/words';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { crewName } from '../../dashboard/names.ts';
import { crews } from '../../state/crews.ts';
import { say, words } from '../../words/say.ts';
import { reader, seatView, takeBack } from '../race.ts';
import { place } from '../windscreen/draft.ts';
import { ownPlan } from './own-seat.ts';

/** Null once all plans are shown. */
export function planNow(): string | null {
  if (ownPlan.value === null) return null;
  const plan = say('acting.plan', { plan: planWords(words(), ownPlan.value) });
  const names = planning().map(crewName);
  return names.length === 0 ? plan : `${plan} ${say('questions.waiting', { crews: listOf(words(), names) })}`;
}

/** The crews that are not ready yet; René plans nothing. */
function planning() {
  const ready = seatView.value?.view.ready ?? NOBODY;
  return crews.value.filter(({ seat, isRene }) => !isRene && seat !== reader.value && !includes(ready, seat));
}

export function ChangePlan(): JSX.Element | null {
  if (seatView.value?.canUndo !== true) return null;
  return (
    <button type="button" class="button hole-second" onClick={change}>
      {say('acting.changePlan')}
    </button>
  );
}

/** Behind the windscreen the assistants stand as they were placed, also on another device. */
function change(): void {
  const plan = ownPlan.peek();
  if (plan !== null) place(plan);
  void takeBack();
}
