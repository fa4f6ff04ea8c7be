import {
  includes,
  legalActions,
  NOBODY,
  open,
  pending,
  readStreams,
  type State,
  scripted,
} from '@race/kernel';
import * as v from 'valibot';
import { BOOSTERS, BOOSTS, type BoosterId, isLasting } from './boosters.ts';
import { CHARACTERS, VEHICLES } from './cards/card.ts';
import { orderOf } from './order.ts';
import { type Dash, type DashGame, type DashPublic, type DashRules, ROUNDS, STREAMS } from './state.ts';

/**
 * Reads a dash that came from outside, as it is while it waits for somebody or is over; null when it is none of
 * this table's. Its answers become the game's own values.
 */
export function readDashState(rules: DashRules, from: unknown): State<Dash> | null {
  const read = v.safeParse(shapeOf(rules), from, { abortEarly: true });
  if (!read.success) return null;
  const { public: known, table } = read.output;
  const seats = read.output.seats.map(({ sealed }) => ({
    sealed: sealed === null ? null : rules.readAnswer(sealed),
  }));
  const isRead = seats.every(
    ({ sealed }, seat) => (sealed === null) === (read.output.seats[seat]?.sealed === null),
  );
  const g: DashGame = { ...open<Dash>(rules, { public: known, seats, table }), rules };
  const isSound = isRead && areCardsThere(g) && isStageSound(g) && areAnswersSound(g);
  return isSound ? { public: known, seats, table } : null;
}

const SCRIPT = scripted([])[0];

/** A stream that a game can go on with. A script, which tests use, would run dry. */
const stream = v.pipe(
  v.array(v.custom<number>((from) => Number.isSafeInteger(from))),
  v.check((from) => from[0] !== SCRIPT && readStreams({ from }) !== null),
);

/** Every field with its kind and range, and nothing else. */
function shapeOf({ cards, seats }: DashRules) {
  const whole = (low: number, high: number) =>
    v.custom<number>(
      (from) => Number.isInteger(from) && !Object.is(from, -0) && Number(from) >= low && Number(from) <= high,
    );
  const each = <S extends v.GenericSchema>(part: S, length = seats) =>
    v.pipe(v.array(part), v.length(length));
  const seat = whole(0, seats - 1);
  const card = whole(0, cards.length - 1);
  const some = v.pipe(v.array(card), v.maxLength(cards.length));
  const lasting = v.picklist(BOOSTERS.filter(isLasting));
  const frame = v.variant('kind', [
    v.strictObject({ kind: v.literal('cast'), next: seat }),
    v.strictObject({ kind: v.literal('play') }),
    v.strictObject({ kind: v.literal('follow'), seat }),
    v.strictObject({ kind: v.literal('take'), next: seat }),
    v.strictObject({ kind: v.literal('boost'), seat, booster: v.picklist(BOOSTERS) }),
  ]);
  return v.strictObject({
    public: v.strictObject({
      stack: v.pipe(v.array(frame), v.maxLength(1)),
      round: whole(0, ROUNDS),
      characters: each(v.nullable(v.picklist(CHARACTERS))),
      hierarchy: each(v.picklist(VEHICLES), VEHICLES.length),
      offer: some,
      played: each(v.nullable(card)),
      hands: each(some),
      courses: each(some),
      order: each(seat),
      boost: v.nullable(v.strictObject({ booster: lasting, seat })),
    }),
    seats: each(v.strictObject({ sealed: v.nullable(v.looseObject({})) })),
    table: v.strictObject({
      chance: v.strictObject({ [STREAMS[0]]: stream, [STREAMS[1]]: stream }),
      ready: whole(0, 2 ** seats - 1),
    }),
  });
}

/** Each card is in one place; all race cards of the characters at the table are there, and nobody else's. */
function areCardsThere({ public: known, rules }: DashGame): boolean {
  const cards = [
    known.offer,
    ...known.hands,
    ...known.courses,
    known.played.filter((card) => card !== null),
  ].flat();
  const characters = known.characters.filter((character) => character !== null);
  const raced = cards.map((card) => rules.cards[card]?.character ?? null).filter((owner) => owner !== null);
  return (
    new Set(cards).size === cards.length &&
    new Set(characters).size === characters.length &&
    raced.length === ROUNDS * characters.length &&
    raced.every((owner) => characters.includes(owner)) &&
    [known.offer, ...known.hands].every(isSorted) &&
    new Set(known.hierarchy).size === VEHICLES.length &&
    new Set(known.order).size === rules.seats
  );
}

const isSorted = (cards: readonly number[]): boolean =>
  cards.every((card, at) => at === 0 || card > (cards[at - 1] ?? 0));

/** How many cards are where, by what the dash waits for. */
function isStageSound(g: DashGame): boolean {
  const { public: known, rules } = g;
  const { round, order, played } = known;
  const frame = known.stack[0];
  const isCasting = frame?.kind === 'cast';
  if (isCasting !== (round === 0) || (isCasting && rules.options.characters !== 'chosen')) return false;
  if (isCasting) return isCastSound(known, frame.next);
  if (known.characters.includes(null) || !isBoostSound(known)) return false;
  const laid = frame?.kind === 'take';
  const taken = (seat: number) =>
    laid ? order.indexOf(seat) < frame.next : frame?.kind === 'boost' || frame === undefined;
  const hasPlayed = (seat: number) => laid || (frame?.kind === 'follow' && seat !== frame.seat);
  const isOut = (seat: number) => hasPlayed(seat) || frame?.kind === 'boost' || frame === undefined;
  const offered = rules.seats + 1 - (laid ? frame.next : 0);
  return (
    (frame === undefined) === (round === ROUNDS && !laid) &&
    known.offer.length === offered &&
    known.hands.every((hand, seat) => hand.length === ROUNDS - round + (isOut(seat) ? 0 : 1)) &&
    known.courses.every((course, seat) => course.length === round - (taken(seat) ? 0 : 1)) &&
    played.every((card, seat) => (card !== null) === hasPlayed(seat)) &&
    (!laid || orderOf(rules, known).every((seat, at) => seat === order[at])) &&
    (frame?.kind !== 'boost' || isTurnSound(g, frame)) &&
    (frame?.kind !== 'follow' ||
      (known.boost?.seat === frame.seat && BOOSTS[known.boost.booster].choosesLast))
  );
}

const isCastSound = (known: DashPublic, next: number): boolean =>
  known.characters.every((character, seat) => (character !== null) === seat < next) &&
  known.hands.every((hand, seat) => hand.length === (seat < next ? ROUNDS : 0)) &&
  known.offer.length === 0 &&
  known.boost === null &&
  known.order.every((seat, at) => seat === at) &&
  known.hierarchy.every((vehicle, at) => vehicle === VEHICLES[at]) &&
  known.played.every((card) => card === null) &&
  known.courses.every((course) => course.length === 0);

/** A booster works from the second round on, and while cards are chosen and taken. */
const isBoostSound = ({ boost, round, stack }: DashPublic): boolean =>
  boost === null || (round > 1 && stack[0] !== undefined && stack[0].kind !== 'boost');

/** The booster turned is on a card that was just played and now lies to be taken, and its owner was last. */
function isTurnSound(
  { public: known, rules }: DashGame,
  { seat, booster }: { readonly seat: number; readonly booster: BoosterId },
): boolean {
  return seat === known.order.at(-1) && known.offer.some((card) => rules.cards[card]?.booster === booster);
}

/** Who is ready has sealed a legal answer; who is asked can give one. */
function areAnswersSound(g: DashGame): boolean {
  const { rules, seats, table } = g;
  const unsealed = { ...g, table: { ...table, ready: NOBODY } };
  const asked = pending(rules, unsealed);
  if ((asked === NOBODY) !== (g.public.stack.length === 0)) return false;
  // Where all have answered the game would have gone on.
  if ((table.ready & ~asked) !== NOBODY || (table.ready === asked && asked !== NOBODY)) return false;
  return seats.every(({ sealed }, seat) => {
    const answers = legalActions<Dash>(unsealed, seat);
    if (includes(table.ready, seat)) return sealed !== null && answers.includes(sealed);
    return sealed === null && answers.length > 0 === includes(asked, seat);
  });
}
