import { includes, type Refusal, type Seat } from '@race/kernel';
import { no } from '@race/kernel/refuse.ts';
import type { DashAnswer, DashVerb } from './answers.ts';
import { type DashFrame, type DashGame, handOf } from './state.ts';

export { no };

/** The frames that ask. */
type Asking = Exclude<DashFrame, { readonly kind: 'setup' }>;

/** What is asked first, by the frame that asks; and the rule that says when. */
const EXPECTED = {
  cast: 'DASH-SETUP-04',
  play: 'DASH-ROUND-01',
  follow: 'DASH-BOOST-03',
  take: 'DASH-ROUND-02',
  boost: 'DASH-ROUND-06',
} as const satisfies Record<Asking['kind'], string>;

/** Another kind of answer than the one asked for. */
export const expected = (frame: Asking): Refusal => no(`expected.${frame.kind}`, EXPECTED[frame.kind]);

/** A card to play that is not in hand. */
export function notInHand(g: DashGame, seat: Seat, answer: DashAnswer & { readonly do: 'play' }): Refusal {
  const index = g.rules.cardIndex.get(answer.card) ?? -1;
  const wasPlayed =
    g.public.courses.some((course) => course.includes(index)) || g.public.offer.includes(index);
  const reason = wasPlayed && !handOf(g.public, seat).includes(index) ? 'play.gone' : 'play.notYours';
  return no(reason, 'DASH-ROUND-01', { card: answer.card });
}

/** What somebody wanted who is not asked. */
const WANTED = {
  cast: 'DASH-SETUP-04',
  play: 'DASH-ROUND-01',
  take: 'DASH-ROUND-02',
  raise: 'DASH-ROUND-06',
  swap: 'DASH-ROUND-06',
  use: 'DASH-ROUND-06',
  decline: 'DASH-ROUND-06',
} as const satisfies Record<DashVerb, string>;

/** Why somebody who is not asked may not answer. */
export function notAsked(g: DashGame, seat: Seat, answer: DashAnswer): Refusal {
  const frame = g.public.stack.at(-1);
  if (frame === undefined) return no('over', 'DASH-END-01');
  if (includes(g.table.ready, seat)) return no('sealed', 'DASH-ROUND-01');
  if (frame.kind === 'play' || frame.kind === 'follow') return no('othersReveal', 'DASH-BOOST-03');
  if (frame.kind === 'take' && answer.do === 'take')
    return no(g.public.order.indexOf(seat) < frame.next ? 'take.done' : 'take.notYet', 'DASH-ROUND-02');
  if (frame.kind === 'boost') return no('notYourBooster', 'DASH-ROUND-06');
  return no('notAsked', WANTED[answer.do]);
}
