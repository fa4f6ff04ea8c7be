import {
  LETTERS,
  nextOf,
  RENE_CARDS,
  type ReneId,
  reneCard,
} from '@race/great-race/modules/solo/rene/cards.ts';
import { chooseFrom, type Stream } from '@race/kernel';

/** One card of René's goes, another takes its place. */
export interface Swap {
  readonly out: ReneId;
  readonly in: ReneId;
}

export interface Learning {
  readonly deck: readonly ReneId[];
  readonly swaps: readonly Swap[];
}

/** DECK-01: two cards after a race the player won, one after a lost one. */
const AFTER_A_VICTORY = 2;
const AFTER_A_DEFEAT = 1;

interface How {
  readonly won: boolean;
  /** DECK-02: the replacement has the same letter. */
  readonly letters: boolean;
  readonly dice: Stream;
}

/** René learns from a race. DECK-01, DECK-02, DECK-04. */
export function learn(deck: readonly ReneId[], { won, letters, dice }: How): Learning {
  let learnt = deck;
  const swaps: Swap[] = [];
  for (let n = won ? AFTER_A_VICTORY : AFTER_A_DEFEAT; n > 0; n--) {
    const swap = nextSwap(learnt, { letters, dice });
    if (swap === null) break;
    swaps.push(swap);
    learnt = learnt.map((id) => (id === swap.out ? swap.in : id));
  }
  return { deck: inOrder(learnt), swaps };
}

/** DECK-04: of the lowest level there is; a deck of level 3 stays. */
function nextSwap(deck: readonly ReneId[], { letters, dice }: Omit<How, 'won'>): Swap | null {
  const cards = deck.map(reneCard);
  const lowest = Math.min(...cards.map(({ level }) => level));
  const going = cards.filter(({ level }) => level === lowest && level < 3);
  if (going.length === 0) return null;
  const out = chooseFrom(dice, going);
  const heir = nextOf(out);
  if (letters && heir !== null && !deck.includes(heir)) return { out: out.id, in: heir };
  const free = RENE_CARDS.filter(({ id, level }) => level === lowest + 1 && !deck.includes(id));
  return free.length === 0 ? null : { out: out.id, in: chooseFrom(dice, free).id };
}

/** By letter, then by level, so that the same deck is always written the same way. */
const inOrder = (deck: readonly ReneId[]): ReneId[] =>
  deck.toSorted((a, b) => {
    const [one, other] = [reneCard(a), reneCard(b)];
    return LETTERS.indexOf(one.letter) - LETTERS.indexOf(other.letter) || one.level - other.level;
  });
