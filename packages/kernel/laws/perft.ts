import type { Rules, State, Types } from '../contract.ts';
import { close, copy, legalActions, open, pending, play } from '../play.ts';
import { listSeats } from '../seats.ts';

/**
 * How many sequences of so many answers there are, chance as the position's streams have it; of
 * several who are asked the lowest seat answers first. Any change of the rules shows in these numbers.
 */
export function perft<T extends Types>(rules: Rules<T>, state: State<T>, depth: number): number {
  const [seat] = listSeats(pending(rules, state));
  if (seat === undefined) return 0;
  const answers = legalActions(open(rules, state), seat);
  if (depth <= 1) return answers.length;
  let count = 0;
  for (const answer of answers) {
    const g = open(rules, copy(rules, state));
    play(g, seat, answer);
    count += perft(rules, close(g), depth - 1);
  }
  return count;
}
