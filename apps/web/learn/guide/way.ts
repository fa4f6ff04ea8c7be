// Where the drive goes that the helper advises: its spaces, as far as the map shows them.
import type { Answer, Race, RaceRules } from '@race/great-race';
import { STREAMS } from '@race/great-race/state.ts';
import { imagine, legalActions, open, play, streams, type View, view } from '@race/kernel';

/** What would be answered in a world that the view allows. */
type Choose = (from: View<Race>, answers: readonly Answer[]) => Answer;

const LONGEST = 10;

/** The spaces that would be entered one after the other, up to the first that nobody has seen. */
export function wayAhead(rules: RaceRules, from: View<Race>, first: Answer, choose: Choose): number[] {
  const { seat } = from;
  if (seat === null || (first.do !== 'drive' && first.do !== 'enter')) return [];
  const g = open<Race>(rules, imagine<Race>(rules, from, streams(STREAMS, 0)));
  const spaces: number[] = [];
  let answer: Answer = first;
  while (spaces.length < LONGEST) {
    if (answer.do === 'enter') spaces.push(answer.space);
    const isBlind = answer.do === 'enter' && (from.public.tiles[answer.space] ?? -1) < 0;
    play<Race>(g, seat, answer);
    if (isBlind || g.public.stack.at(-1)?.kind !== 'drive') return spaces;
    const answers = legalActions<Race>(g, seat);
    if (answers.length === 0) return spaces;
    answer = choose(view<Race>(rules, g, seat), answers);
    if (answer.do !== 'enter') return spaces;
  }
  return spaces;
}
