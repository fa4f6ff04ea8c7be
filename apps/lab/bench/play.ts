import {
  legalActions,
  lowest,
  open,
  pending,
  play,
  type Rules,
  start,
  streams,
  type Types,
} from '@race/kernel';
import { gameOf } from '../games/index.ts';
import { type BenchResult, chooser, measure } from './measure.ts';

/** Random play of any game the laboratory knows, at a table with these options. */
export const benchPlay = (id: string, options: object, seconds: number): BenchResult =>
  gameOf(id).open((game) => playAtRandom(game.make(options), game.streams, seconds));

/** Legal answers are enumerated at each question; a decision counts only with two answers or more. */
function playAtRandom<T extends Types>(
  rules: Rules<T>,
  names: readonly string[],
  seconds: number,
): BenchResult {
  const choose = chooser(rules.seats);
  let seed = 0;
  let answered = 0;
  let all = 0;
  const measured = measure(seconds, () => {
    const g = open(rules, start(rules, streams(names, ++seed)));
    let decisions = 0;
    for (let asked = pending(rules, g); asked !== 0; asked = pending(rules, g)) {
      const seat = lowest(asked);
      const answers = legalActions(g, seat);
      if (answers.length > 1) {
        decisions += 1;
        all += answers.length;
      }
      const answer = answers[choose(answers.length)];
      if (answer === undefined) throw new Error(`seat ${seat} has no answer`);
      play(g, seat, answer);
    }
    answered += decisions;
    return decisions;
  });
  return { ...measured, answers: Math.round((100 * all) / answered) / 100 };
}
