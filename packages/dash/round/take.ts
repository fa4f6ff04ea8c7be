import { NOBODY, only, type Seat } from '@race/kernel';
import type { CardIndex } from '../cards/card.ts';
import { stagesOf } from '../course.ts';
import { frameKind } from '../frames.ts';
import { expected, no } from '../refusals.ts';
import { dashStandings, dashWinners } from '../standings.ts';
import {
  addCard,
  cardAt,
  characterOf,
  courseOf,
  type DashGame,
  goOn,
  ROUNDS,
  removeCard,
  tell,
} from '../state.ts';
import { turnLowest } from './boost.ts';

/** One after the other, in order, each takes a card lying to the right. DASH-ROUND-02. */
export const take = frameKind<'take'>({
  asked(known, { next }) {
    const seat = known.order[next];
    return seat === undefined ? NOBODY : only(seat);
  },
  run: endRound,
  copy: (frame) => ({ ...frame }),
  question: {
    legal(g: DashGame, _frame, _seat, out) {
      for (const card of g.public.offer) {
        const answer = g.rules.answers.take[card];
        if (answer !== undefined) out.push(answer);
      }
    },
    /** DASH-ROUND-04: it is added to the course. */
    answer(g: DashGame, frame, seat, answer) {
      if (answer.do !== 'take') return;
      const card = g.rules.cardIndex.get(answer.card) ?? -1;
      removeCard(g.public.offer, card);
      courseOf(g.public, seat).push(card);
      frame.next += 1;
      tell(g, { key: 'cardTaken', seat, card: answer.card });
    },
    fallback(g: DashGame, _frame, seat) {
      const answer = g.rules.answers.take[mostStages(g, seat)];
      if (answer === undefined) throw new Error('nothing lies there to be taken');
      return answer;
    },
    why: (_g, frame, _seat, answer) =>
      answer.do === 'take' ? no('take.notThere', 'DASH-ROUND-02', { card: answer.card }) : expected(frame),
  },
});

/** What counts most in a seat's course as it is. */
function mostStages(g: DashGame, seat: Seat): CardIndex {
  const course = courseOf(g.public, seat);
  const character = characterOf(g.public, seat);
  let best = -1;
  let most = -1;
  for (const card of g.public.offer) {
    const stages = stagesOf(g.rules, [...course, card], character);
    if (stages <= most) continue;
    best = card;
    most = stages;
  }
  return best;
}

/** What was laid and taken is settled for all: nothing of it can be taken back. */
function endRound(g: DashGame): void {
  g.horizon = true;
  moveHierarchy(g);
  // DASH-ROUND-06: what was played moves over, to be taken in the next round.
  const played = g.public.played.slice();
  for (const [seat, card] of played.entries()) {
    if (card !== null) addCard(g.public.offer, card);
    g.public.played[seat] = null;
  }
  g.public.boost = null;
  // DASH-ROUND-08: after the last round nothing is left to take, and no booster has anything to work on.
  if (g.public.round === ROUNDS) endDash(g);
  else turnLowest(g, played);
}

/**
 * The vehicle of the one card left rises a place; from the top it falls to the bottom. The card stays where it
 * lies. DASH-ROUND-05.
 */
function moveHierarchy(g: DashGame): void {
  const [left] = g.public.offer;
  if (left === undefined || g.public.offer.length > 1) throw new Error('exactly one card stays');
  const { hierarchy } = g.public;
  const { vehicle, id: card } = cardAt(g.rules, left);
  const at = hierarchy.indexOf(vehicle);
  hierarchy.splice(at, 1);
  if (at === 0) hierarchy.push(vehicle);
  else hierarchy.splice(at - 1, 0, vehicle);
  tell(g, { key: at === 0 ? 'vehicleFell' : 'vehicleRose', vehicle, card });
}

function endDash(g: DashGame): void {
  goOn(g, null);
  const stages = dashStandings(g.rules, g.public)
    .sort((a, b) => a.seat - b.seat)
    .map((one) => one.stages);
  tell(g, { key: 'dashOver', winners: dashWinners(g.rules, g.public), stages });
}
