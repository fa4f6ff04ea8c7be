import { chooseFrom, copy, type Seat, type State, type Stream, type Table } from '@race/kernel';
import { happens, type Watcher } from '@race/kernel/laws/index.ts';
import type { RaceEvent } from '../events.ts';
import type { RaceRules } from '../rules.ts';
import type { Race } from '../state.ts';

/** Where a hidden card is: in a hand, drawn by a tracker, or in the deck. */
interface Hidden {
  readonly where: Seat | 'deck';
  readonly pile: 'hand' | 'drawn' | 'deck';
  readonly card: number;
}

const MOST_SWAPS = [1, 1, 2, 3, 5];

/**
 * The same race but for cards that the watcher cannot see: some have changed places between other
 * crews' hands, and now and then with the deck. Nobody knows more or less of anybody than before.
 */
export function twinOf(
  rules: RaceRules,
  state: State<Race>,
  watcher: Watcher,
  dice: Stream,
): State<Race> | null {
  const twin = copy(rules, state);
  const withDeck = state.seats.length < 3 || happens(dice, 30);
  let swapped = false;
  for (let n = chooseFrom(dice, MOST_SWAPS); n > 0; n--) {
    const cards = hiddenCards(rules, twin, watcher);
    if (withDeck) cards.push(...deckCards(twin));
    if (cards.length === 0) return null;
    const one = chooseFrom(dice, cards);
    const others = cards.filter(({ where, card }) => where !== one.where && card !== one.card);
    if (others.length === 0) continue;
    const other = chooseFrom(dice, others);
    put(twin, one, other.card);
    put(twin, other, one.card);
    swapped = true;
  }
  return swapped ? twin : null;
}

/** Cards in other hands that nobody has seen. Who has sealed a card keeps it: its answer must stay legal. */
function hiddenCards(rules: RaceRules, { public: known, seats }: State<Race>, watcher: Watcher): Hidden[] {
  const found: Hidden[] = [];
  for (const [where, { hand, drawn, sealed }] of seats.entries()) {
    if (where === watcher) continue;
    const kept = sealed?.do === 'play' ? (rules.cardIndex.get(sealed.card) ?? -1) : -1;
    for (const [card, count] of hand.entries())
      if (card !== kept && count > (known.crews[where]?.known[card] ?? 0))
        found.push({ where, pile: 'hand', card });
    for (const card of drawn) found.push({ where, pile: 'drawn', card });
  }
  return found;
}

const deckCards = ({ table }: State<Race>): Hidden[] =>
  table.deck.flatMap((count, card) => (count > 0 ? [{ where: 'deck', pile: 'deck', card } as const] : []));

/** Puts another card where one was. */
function put(state: State<Race>, { where, pile, card }: Hidden, instead: number): void {
  const own = where === 'deck' ? undefined : state.seats[where];
  if (pile === 'drawn') {
    own?.drawn.splice(own.drawn.indexOf(card), 1, instead);
    own?.drawn.sort((a, b) => a - b);
    return;
  }
  const counts = own?.hand ?? state.table.deck;
  counts[card] = (counts[card] ?? 0) - 1;
  counts[instead] = (counts[instead] ?? 0) + 1;
}

/**
 * A difference shows where everybody sees cards dealt from decks that differ, where the watcher
 * itself draws from them, and where a crew lays down a hand that differs as it arrives (BASE-END-01).
 * Nothing else may show it: what others draw only moves the difference from the deck to their hands.
 */
export function reveals(one: Table<Race>, other: Table<Race>, watcher: Watcher): () => boolean {
  const decksDiffer = differ(one.table.deck, other.table.deck);
  const arrived = one.public.crews.map((crew) => crew.arrived);
  const hands = one.seats.map(({ hand }, seat) => differ(hand, other.seats[seat]?.hand ?? []));
  const isSeen = (event: RaceEvent) =>
    event.key === 'cardsDealt' ||
    event.key === 'torpedoDrew' ||
    (event.key === 'cardsDrawn' && event.seat === watcher);
  return () =>
    (decksDiffer && one.events?.some(isSeen) === true) ||
    one.public.crews.some((crew, seat) => crew.arrived !== arrived[seat] && hands[seat] === true);
}

const differ = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((count, card) => count !== others[card]);

const DELICATE = ['target', 'pick', 'window', 'halt', 'tracking', 'border', 'parcel', 'menace'];

/** Where hidden cards of another seat could change who is asked, or what can be answered. */
export const isDelicate = ({ public: known }: State<Race>): boolean =>
  DELICATE.includes(known.stack.at(-1)?.kind ?? '');
