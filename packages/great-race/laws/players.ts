import { chooseFrom, type Stream } from '@race/kernel';
import { type Choose, happens } from '@race/kernel/laws/index.ts';
import type { Answer, Saying } from '../answers.ts';
import { nearOf } from '../board/board.ts';
import { MECHANICS } from '../crew/crews.ts';
import type { RaceRules } from '../rules.ts';
import type { Race } from '../state.ts';

/**
 * Random players, some of them in a hurry: in so many of a hundred decisions they do what brings
 * them forward. Without hurry hardly any race would end by an arrival.
 */
export function hurrying(rules: RaceRules, percent: number): Choose<Race> {
  const way = wayTo(rules);
  return ({ answers, dice }) => {
    if (percent === 0 || !happens(dice, percent)) return chooseFrom(dice, answers);
    return preferred(answers, way, dice) ?? chooseFrom(dice, answers);
  };
}

/** The answer of somebody who wants to arrive; undefined where nothing brings them nearer. */
function preferred(answers: readonly Answer[], way: readonly number[], dice: Stream): Answer | undefined {
  const entries = answers.filter(says('enter'));
  if (entries.length > 0) return nearest(entries, way);
  const plans = answers.filter(says('plan'));
  if (plans.length > 0)
    return chooseFrom(
      dice,
      plans.filter(({ boxes }) => (boxes[MECHANICS] ?? 0) >= 2),
    );
  const parts = answers.filter(says('fit'));
  if (parts.length > 0) return chooseFrom(dice, parts);
  const petrol = answers.filter(says('fuel'));
  if (petrol.length > 3) return petrol.at(-1);
  return answers.find(
    ({ do: verb }) => verb === 'drive' || verb === 'pay' || verb === 'fund' || verb === 'repair',
  );
}

const says =
  <V extends Answer['do']>(verb: V) =>
  (answer: Answer): answer is Saying<V> =>
    answer.do === verb;

function nearest(entries: readonly Saying<'enter'>[], way: readonly number[]): Answer | undefined {
  let best: Saying<'enter'> | undefined;
  for (const entry of entries)
    if (best === undefined || (way[entry.space] ?? 0) < (way[best.space] ?? 0)) best = entry;
  return best;
}

/** How many spaces each one is away from the destination. */
function wayTo({ board }: RaceRules): number[] {
  const way = board.spaces.map(() => Infinity);
  const queue = [board.destination];
  way[board.destination] = 0;
  for (const at of queue)
    for (const next of nearOf(board, at)) {
      if (way[next] !== Infinity) continue;
      way[next] = (way[at] ?? 0) + 1;
      queue.push(next);
    }
  return way;
}
