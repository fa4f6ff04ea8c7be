import {
  chanceStream,
  copyStack,
  type FieldsOf,
  listOf,
  maybe,
  oneOf,
  part,
  readerOf,
  type StateFields,
  stackOf,
  upTo,
  valueThat,
  whole,
} from '@race/kernel';
import type { DashAnswer } from './answers.ts';
import { BOOSTERS, isLasting } from './boosters.ts';
import { CHARACTERS, VEHICLES } from './cards/card.ts';
import {
  type Dash,
  type DashFrame,
  type DashPublic,
  type DashRules,
  type DashSeat,
  type DashTable,
  type FrameOf,
  ROUNDS,
} from './state.ts';

/** The fields of a dash at one table, each with its range while the dash waits for somebody or is over. */
export function stateFields({
  cards,
  seats,
  frames,
  readAnswer,
}: Pick<DashRules, 'cards' | 'seats' | 'frames' | 'readAnswer'>): StateFields<Dash> {
  const seat = whole(0, seats - 1);
  const card = whole(0, cards.length - 1);
  const some = upTo(cards.length, card);
  const kinds: { readonly [K in Exclude<DashFrame['kind'], 'setup'>]: FieldsOf<FrameOf<K>> } = {
    cast: { next: seat },
    play: {},
    follow: { seat },
    take: { next: seat },
    boost: { seat, booster: oneOf(BOOSTERS) },
  };
  const boost = { booster: oneOf(BOOSTERS.filter(isLasting)), seat };
  const known: FieldsOf<DashPublic> = {
    stack: stackOf<DashFrame>(kinds, (stack) => copyStack<Dash>(frames, stack) as DashFrame[]),
    round: whole(0, ROUNDS),
    characters: listOf(maybe(oneOf(CHARACTERS)), seats),
    hierarchy: listOf(oneOf(VEHICLES), VEHICLES.length),
    offer: some,
    played: listOf(maybe(card), seats),
    hands: listOf(some, seats),
    courses: listOf(some, seats),
    order: listOf(seat, seats),
    boost: maybe(valueThat<NonNullable<DashPublic['boost']>>(readerOf(boost))),
  };
  const own: FieldsOf<DashSeat> = {
    sealed: maybe(valueThat<DashAnswer>((from) => readAnswer(from) !== null)),
  };
  const table: FieldsOf<DashTable> = {
    chance: part<DashTable['chance']>({ characters: chanceStream, starters: chanceStream }, (from) => ({
      ...from,
    })),
    ready: whole(0, 2 ** seats - 1),
  };
  return { public: known, seat: own, table };
}
