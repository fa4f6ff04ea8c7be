import { chooseFrom, copy, listSeats, type State, type Stream, type Table } from '@race/kernel';
import type { Trial, Watcher } from '@race/kernel/laws/index.ts';
import { type Dash, handOf, type ReadableDash, ROUNDS, STREAMS } from '../state.ts';
import { misplacedIn } from './shape.ts';

/** Seven characters, then five cards laid and taken by each, and a booster after all rounds but the last. */
const LONGEST = 7 + 2 * 7 * ROUNDS + ROUNDS;

/** The Dash before the laws. */
export const dashTrial = (rules: ReadableDash): Trial<Dash> => ({
  rules,
  streams: STREAMS,
  longest: LONGEST,
  answers: rules.answers.all,
  missing: (state) => missingFrom(rules, state),
  twin: (state, watcher, dice) => twinOf(rules, state, watcher, dice),
  reveals,
  isDelicate: ({ table }) => table.ready !== 0,
  openThings: (known, seat) => [known.hands[seat], known.courses[seat], known.played[seat]],
  misplaced: misplacedIn,
});

/** Law 7: each card is in one place, and as many are in play as were dealt. */
function missingFrom({ cards, seats }: ReadableDash, { public: known }: State<Dash>): string | null {
  const found = [
    known.offer,
    ...known.hands,
    ...known.courses,
    known.played.filter((card) => card !== null),
  ].flat();
  const twice = found.find((card, at) => found.indexOf(card) < at);
  if (twice !== undefined) return `${cards[twice]?.id} is there twice`;
  const cast = known.characters.filter((character) => character !== null).length;
  const starters = known.round === 0 ? 0 : seats + 1;
  return found.length === cast * ROUNDS + starters ? null : `${found.length} cards are in play`;
}

/** The same dash, but others have chosen other cards in secret; null when nobody has, or nobody could. Law 5. */
function twinOf(rules: ReadableDash, state: State<Dash>, watcher: Watcher, dice: Stream): State<Dash> | null {
  const twin = copy(rules, state);
  let changed = false;
  for (const seat of listSeats(state.table.ready)) {
    const own = twin.seats[seat];
    if (seat === watcher || own === undefined) continue;
    const before = own.sealed;
    own.sealed = rules.answers.play[chooseFrom(dice, handOf(twin.public, seat))] ?? before;
    changed ||= own.sealed !== before;
  }
  return changed ? twin : null;
}

/** What was chosen in secret comes to light when all have chosen, and not before. */
function reveals(one: Table<Dash>): () => boolean {
  const { ready } = one.table;
  return () => ready !== 0 && one.table.ready === 0;
}
