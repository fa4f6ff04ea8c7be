// What follows from the public state and the log of a dash, without words.
import {
  type CardIndex,
  cardAt,
  compareIn,
  countCourse,
  countingAs,
  type Dash,
  type DashEvent,
  type DashPublic,
  type DashRules,
  type DashStanding,
  type Vehicle,
} from '@race/dash';
import type { Seat } from '@race/kernel';
import type { TableStep } from '../../sources/messages.ts';

/** Whose turn it is, from the public state; null where all choose, or nobody does. */
export function askedBy(publicState: DashPublic): Seat | null {
  const frame = publicState.stack.at(-1);
  if (frame?.kind === 'take') return publicState.order[frame.next] ?? null;
  if (frame?.kind === 'cast') return frame.next;
  return frame?.kind === 'follow' || frame?.kind === 'boost' ? frame.seat : null;
}

/** The seats that have not revealed yet and hold a card that would count in a row. */
export function mayLay(rules: Pick<DashRules, 'cards'>, publicState: DashPublic, vehicle: Vehicle): Seat[] {
  const kind = publicState.stack.at(-1)?.kind;
  if (kind !== 'play' && kind !== 'follow') return [];
  return publicState.order.filter(
    (seat) =>
      (publicState.played[seat] ?? null) === null &&
      (publicState.hands[seat] ?? []).some(
        (card) => countingAs(publicState, seat, cardAt(rules, card)).vehicle === vehicle,
      ),
  );
}

/** How many others could go before a seat that lays a card: hands and laid cards are open. */
export function mostAhead(
  rules: Pick<DashRules, 'cards'>,
  publicState: DashPublic,
  { seat, card }: { readonly seat: Seat; readonly card: CardIndex },
): number {
  const compare = compareIn(publicState);
  const counts = (of: Seat, index: CardIndex) => countingAs(publicState, of, cardAt(rules, index));
  const mine = counts(seat, card);
  return publicState.hands.filter((hand, other) => {
    const played = publicState.played[other] ?? null;
    const could = played === null ? hand : [played];
    return other !== seat && could.some((index) => compare(counts(other, index), mine) < 0);
  }).length;
}

/** The seats that have as many stages as the winners and lost by the sum of speeds. DASH-END-03. */
export function beatenBySpeed(standings: readonly Pick<DashStanding, 'seat' | 'place' | 'stages'>[]): Seat[] {
  const most = Math.max(...standings.map(({ stages }) => stages));
  return standings.filter(({ place, stages }) => place > 1 && stages === most).map(({ seat }) => seat);
}

/** One answer that stands, with the round in which it was given. */
export interface DashMoment extends TableStep<Dash> {
  readonly round: number;
}

/** Oldest first; the first is the opening, before any answer. */
export function momentsOf(steps: readonly TableStep<Dash>[]): DashMoment[] {
  let round = 0;
  return steps.map((one) => {
    const before = round;
    round = one.events.reduce((now, event) => (event.key === 'roundBegun' ? event.round : now), round);
    // The answer that begins a round was given in the one before; the very first moment is of the first round.
    return { ...one, round: one.line === 0 ? round : before };
  });
}

/** At which moment each round begins, with its number. */
export const roundsIn = (moments: readonly { readonly round: number }[]): { round: number; at: number }[] =>
  moments.flatMap(({ round }, at) => (round > 0 && round !== moments[at - 1]?.round ? [{ round, at }] : []));

/** Whether a moment is worth a line: a card laid face down has no events. */
export const headlineOf = (events: readonly DashEvent[]): readonly DashEvent[] => {
  const weighty = events.filter(({ key }) => key !== 'roundBegun' && key !== 'cardRevealed');
  return (weighty.length > 0 ? weighty : events).slice(-2);
};

/** The events of a kind since the last event of another kind, or since the beginning. */
function since<K extends DashEvent['key']>(
  events: readonly DashEvent[],
  start: DashEvent['key'],
  kinds: readonly K[],
): Extract<DashEvent, { readonly key: K }>[] {
  const from = events.findLastIndex(({ key }) => key === start);
  return events
    .slice(from + 1)
    .filter((event): event is Extract<DashEvent, { readonly key: K }> =>
      (kinds as readonly string[]).includes(event.key),
    );
}

/** Who has taken which card in this round, in that order. */
export const takenIn = (events: readonly DashEvent[]): { readonly seat: Seat; readonly card: string }[] =>
  since(events, 'orderMade', ['cardTaken']);

/** The vehicle that moved since the cards of the last round were taken, and how; null if none did. */
export function movedIn(
  events: readonly DashEvent[],
): { readonly vehicle: Vehicle; readonly to: 'up' | 'down' } | null {
  const moved = since(events, 'cardTaken', ['vehicleRose', 'vehicleFell', 'vehicleRaised']).at(-1);
  return moved === undefined
    ? null
    : { vehicle: moved.vehicle, to: moved.key === 'vehicleFell' ? 'down' : 'up' };
}

/** What a card would add to a course now; it says nothing of halves that are still to come. */
export interface CardGain {
  readonly stages: number;
  readonly whole: number;
  readonly joined: number;
  readonly own: number;
  readonly violet: number;
}

export function gainOf(
  rules: Pick<DashRules, 'cards'>,
  publicState: Pick<DashPublic, 'characters' | 'courses'>,
  { seat, card }: { readonly seat: Seat; readonly card: CardIndex },
): CardGain | null {
  const character = publicState.characters[seat] ?? null;
  if (character === null) return null;
  const course = publicState.courses[seat] ?? [];
  const [before, after] = [course, [...course, card]].map((cards) => countCourse(rules, cards, character));
  if (before === undefined || after === undefined) return null;
  const whole = after.whole - before.whole;
  const own = after.own - before.own;
  const violet = after.violet - before.violet;
  const stages = after.stages - before.stages;
  return { stages, whole, own, violet, joined: stages - whole - own - violet };
}

/** What the card that a seat has just taken brought to its course. */
export function gainedWith(
  rules: Pick<DashRules, 'cards'>,
  publicState: Pick<DashPublic, 'characters' | 'courses'>,
  { seat, card }: { readonly seat: Seat; readonly card: CardIndex },
): CardGain | null {
  const courses = publicState.courses.map((course, at) =>
    at === seat ? course.filter((one) => one !== card) : course,
  );
  return gainOf(rules, { ...publicState, courses }, { seat, card });
}

/** Where a card that somebody held is now. */
export type CardPlace =
  | { readonly at: 'track' | 'offer' }
  | { readonly at: 'hand' | 'course'; readonly seat: Seat };

export function placeOf(publicState: DashPublic, card: CardIndex): CardPlace {
  if (publicState.played.includes(card)) return { at: 'track' };
  if (publicState.offer.includes(card)) return { at: 'offer' };
  const seat = publicState.courses.findIndex((course) => course.includes(card));
  if (seat >= 0) return { at: 'course', seat };
  // An exchange may have brought it into another hand.
  return { at: 'hand', seat: publicState.hands.findIndex((hand) => hand.includes(card)) };
}
