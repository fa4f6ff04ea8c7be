import { chooseFrom } from '../chance.ts';
import type { Table, Types } from '../contract.ts';
import { close, fallback, isOver, lateAnswer, legalActions, pending, why } from '../play.ts';
import { includes } from '../seats.ts';
import type { Check, Trial } from './trial.ts';

/** Law 1: a decision offers its deciders at least one answer and everyone else none. */
export const offers: Check = (trial, { g }) => unoffered(trial, g) ?? 1;

export function unoffered<T extends Types>(trial: Trial<T>, g: Table<T>): string | null {
  const { rules } = trial;
  const asked = pending(rules, g);
  if ((asked === 0) !== isOver(g)) return 'a game waits for somebody exactly until it is over';
  if (asked >> rules.seats !== 0) return 'somebody is asked who is not at the table';
  for (let seat = 0; seat < rules.seats; seat++) {
    const answers = legalActions(g, seat);
    if (!includes(asked, seat)) {
      if (answers.length > 0) return `seat ${seat} is not asked and may answer`;
      continue;
    }
    if (answers.length === 0) return `seat ${seat} is asked and has no answer`;
    const fault = disorder(trial, answers);
    if (fault !== null) return `seat ${seat} is offered ${fault}`;
    if (!answers.includes(fallback(rules, close(g), seat)))
      return `the fallback of seat ${seat} is not legal`;
    if (!answers.includes(lateAnswer(rules, close(g), seat)))
      return `the answer of seat ${seat} when time is up is not legal`;
  }
  return null;
}

/** Offers are sorted as the game's answers are, and none stands there twice. */
function disorder<T extends Types>(trial: Trial<T>, answers: readonly T['answer'][]): string | null {
  const places = placesOf(trial.answers);
  let last = -1;
  for (const answer of answers) {
    const place = places.get(answer);
    if (place === undefined) return `${JSON.stringify(answer)}, which is no answer of this game`;
    if (place === last) return `${JSON.stringify(answer)} twice`;
    if (place < last) return `${JSON.stringify(answer)} out of order`;
    last = place;
  }
  return null;
}

const known = new WeakMap<readonly unknown[], ReadonlyMap<unknown, number>>();

function placesOf(answers: readonly unknown[]): ReadonlyMap<unknown, number> {
  const before = known.get(answers);
  if (before !== undefined) return before;
  const places = new Map(answers.map((answer, place) => [answer, place]));
  known.set(answers, places);
  return places;
}

const REFUSALS = 6;

/** A refusal is given for exactly the answers that are not offered, and names its reason and rule. */
export const refuses: Check = (trial, { g, dice }) => {
  const { rules, answers } = trial;
  let held = 0;
  for (; held < REFUSALS; held++) {
    const seat = chooseFrom(
      dice,
      Array.from({ length: rules.seats }, (_, at) => at),
    );
    const offered = legalActions(g, seat);
    const answer =
      held % 2 === 0 && offered.length > 0 ? chooseFrom(dice, offered) : chooseFrom(dice, answers);
    const refusal = why(rules, close(g), seat, answer);
    const name = JSON.stringify(answer);
    if (offered.includes(answer) && refusal !== null) return `${name} is offered and refused`;
    if (!offered.includes(answer) && refusal === null) return `${name} is neither offered nor refused`;
    if (refusal !== null && (refusal.reason === '' || refusal.rule === ''))
      return `${name} is refused without a reason`;
  }
  return held;
};

/** Every answer offered comes back from JSON as the game's own value. */
export const reads: Check = (trial, { g }) => {
  const { rules } = trial;
  let held = 0;
  for (let seat = 0; seat < rules.seats; seat++)
    for (const answer of legalActions(g, seat)) {
      const read = rules.readAnswer(JSON.parse(JSON.stringify(answer)));
      if (read !== answer) return `${JSON.stringify(answer)} does not come back from the wire`;
      held++;
    }
  return held;
};
