import * as v from 'valibot';
import type { Rules, State } from '../contract.ts';
import { STREAMS, wholeFrom } from '../schema.ts';
import { includes } from '../seats.ts';
import { DECK, HIGHEST, PRIZES, type SealedBids, sum } from './sealed-bids-state.ts';

const COUNT = wholeFrom(0, Number.MAX_SAFE_INTEGER);
const CARD = wholeFrom(0, HIGHEST);
const counts = (length: number) => v.pipe(v.array(COUNT), v.length(length));

export const readCard = (from: unknown): number | null => (v.is(CARD, from) ? from : null);

/** A position, as it is while the game waits or is over. One that waits is in the middle of an auction. */
const stateOf = (seats: number) => {
  const auction = { prize: COUNT, asked: COUNT, bids: counts(seats) };
  return v.object({
    public: v.object({
      stack: v.union([
        v.strictTuple([]),
        v.strictTuple([
          v.object({ kind: v.literal('round') }),
          v.object({ kind: v.picklist(['bid', 'challenge']), ...auction }),
        ]),
      ]),
      held: counts(seats),
      spent: counts(HIGHEST + 1),
      prizes: v.pipe(
        v.object({ counts: counts(PRIZES.length), total: COUNT }),
        v.check(({ counts, total }) => total === sum(counts)),
      ),
      scores: counts(seats),
    }),
    seats: v.pipe(
      v.array(
        v.object({
          sealed: v.nullable(CARD),
          hand: v.pipe(v.array(wholeFrom(1, HIGHEST)), v.check(isSorted)),
        }),
      ),
      v.length(seats),
    ),
    table: v.object({ chance: STREAMS, ready: COUNT, deck: counts(HIGHEST + 1) }),
  });
};

const isSorted = (hand: number[]): boolean => hand.every((card, i) => card >= (hand[i - 1] ?? 0));

export function readBids({ seats }: Rules<SealedBids>, from: unknown): State<SealedBids> | null {
  const read = v.safeParse(stateOf(seats), from);
  return read.success && isWhole(read.output) ? read.output : null;
}

/** Whether the parts fit together: every card is somewhere, and who is ready has sealed an answer. */
function isWhole(state: State<SealedBids>): boolean {
  const cards = state.table.deck.map((count, card) => count + (state.public.spent[card] ?? 0));
  for (const [seat, { hand, sealed }] of state.seats.entries()) {
    if (hand.length !== state.public.held[seat]) return false;
    if ((sealed !== null) !== includes(state.table.ready, seat)) return false;
    for (const card of hand) cards[card] = (cards[card] ?? 0) + 1;
  }
  return DECK.every((count, card) => count === cards[card]);
}
