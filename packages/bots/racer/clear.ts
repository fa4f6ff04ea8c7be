import type { Answer } from '@race/great-race';
import { bestBy } from './best-by.ts';
import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';

/** A guard kept for the rest of the turn is worth this much; a tile must be worse to be cleared away. */
const KEPT_GUARD = 12;

/** The tile beside the vehicle whose going would shorten the way most; undefined where a guard is better kept. */
export function clearTile(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  if (!answers.some(({ do: verb }) => verb === 'clear')) return undefined;
  const { toGo, chart } = wayOf(o);
  const now = at(toGo, o.me.at);
  return bestBy(answers, (answer) => {
    if (answer.do !== 'clear') return null;
    const risk = o.rules.board.isRisk[answer.space] === true ? o.prices.petrol : 0;
    const without = chart.ground.blank.cost + risk + o.prices.step + at(toGo, answer.space);
    return now - without > KEPT_GUARD ? now - without : null;
  });
}
