import type { Answer, Crew } from '@race/great-race';
import type { SplitFrame } from '@race/great-race/danger/split.ts';
import { chassisWorth, engineWorth } from './levels.ts';
import type { Outlook } from './outlook.ts';

/** Damage is split so that least is lost; of another crew's vehicle, so that most is. */
export function splitDamage(o: Outlook, frame: SplitFrame, answers: readonly Answer[]): Answer | undefined {
  const crew = o.known.crews[frame.target];
  if (crew === undefined) return undefined;
  const mine = frame.target === o.seat;
  let best: Answer | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const answer of answers) {
    if (answer.do !== 'split') continue;
    const { engine } = answer;
    const lost = lossOf(o, crew, { engine, chassis: frame.amount - engine });
    const evil = mine ? lost : -lost;
    if (evil >= least) continue;
    best = answer;
    least = evil;
  }
  return best;
}

const A_CARD = 14;

/** What a crew loses with these levels, cards that its chassis can no longer carry included. */
function lossOf(o: Outlook, crew: Crew, split: { engine: number; chassis: number }): number {
  let loss = 0;
  for (let n = 0; n < split.engine; n++) loss += engineWorth(o, crew.engine - n);
  for (let n = 0; n < split.chassis; n++) loss += chassisWorth(o, crew.chassis - n);
  return loss + Math.max(0, crew.cards - (crew.chassis - split.chassis)) * A_CARD;
}
