import type { CityColour } from '../../../board/data.ts';

/** The colours of René's targets and powers. SOLO-04. */
export const TARGETS = ['blue', 'green', 'red', 'yellow'] as const satisfies readonly CityColour[];
export type Target = (typeof TARGETS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Letter = (typeof LETTERS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export type ReneId = `${Letter}${Level}`;

/** One of René's cards: all that steers him for a turn. SOLO-04. */
export interface ReneCard {
  readonly id: ReneId;
  readonly letter: Letter;
  readonly level: Level;
  readonly target: Target;
  /** Tiles his first assistant draws, and the value from which one is laid on the player's way. */
  readonly tiles: number;
  readonly limit: number;
  /** Steps of his second assistant, and of each later one. */
  readonly second: number;
  readonly later: number;
  /** The numbered spaces he takes from in the bivouac, when he is first and when he is second. SOLO-15. */
  readonly whenFirst: readonly number[];
  readonly whenSecond: readonly number[];
  /** What each danger card that is left costs the player. SOLO-16. */
  readonly danger: number;
  /** What he recovers while the player plans. SOLO-17. */
  readonly petrol: number;
  readonly mechanics: number;
}

/** How many tiles every card of a level draws, and the value from which one is laid on the player's way. */
const TILES = {
  1: { tiles: 2, limit: 3 },
  2: { tiles: 3, limit: 3 },
  3: { tiles: 3, limit: 3 },
} as const satisfies Record<Level, Partial<ReneCard>>;

/**
 * SOLO-15: the space each card takes from when he is first, and the other one when he is second: always one card, and
 * two. On level 1 these are spaces 1 and 3.
 */
type Spaces = readonly [first: number, other: number];
const SPACES: Record<Letter, Record<Level, Spaces>> = {
  A: { 1: [1, 3], 2: [2, 4], 3: [3, 5] },
  B: { 1: [1, 3], 2: [3, 5], 3: [4, 1] },
  C: { 1: [1, 3], 2: [4, 1], 3: [5, 2] },
  D: { 1: [1, 3], 2: [5, 2], 3: [2, 3] },
  E: { 1: [1, 3], 2: [1, 2], 3: [3, 4] },
  F: { 1: [1, 3], 2: [2, 3], 3: [4, 5] },
  G: { 1: [1, 3], 2: [3, 4], 3: [5, 1] },
  H: { 1: [1, 3], 2: [4, 5], 3: [1, 4] },
};

/** A letter keeps its target colour through the levels: two of each. */
const TARGET_OF: Record<Letter, Target> = {
  A: 'blue',
  B: 'green',
  C: 'red',
  D: 'yellow',
  E: 'green',
  F: 'blue',
  G: 'yellow',
  H: 'red',
};

type Figures = readonly [second: number, later: number, danger: number, petrol: number, mechanics: number];

/**
 * The 24 cards. A1 is the one that is known; the others are our own design around it, tuned until the racer wins as
 * often as it should against each level. Without powers petrol holds him back, not steps; with them only steps do, and
 * so he has few.
 */
const FIGURES: Record<Letter, Record<Level, Figures>> = {
  A: { 1: [3, 3, 1, 4, 2], 2: [2, 1, 7, 6, 6], 3: [3, 1, 10, 6, 6] },
  B: { 1: [2, 1, 4, 6, 4], 2: [2, 1, 7, 6, 5], 3: [2, 1, 10, 6, 6] },
  C: { 1: [3, 1, 3, 6, 5], 2: [3, 1, 7, 6, 6], 3: [3, 1, 10, 6, 6] },
  D: { 1: [2, 2, 5, 6, 4], 2: [2, 1, 7, 6, 5], 3: [2, 1, 10, 6, 6] },
  E: { 1: [2, 1, 4, 6, 6], 2: [3, 1, 7, 6, 6], 3: [3, 1, 10, 6, 6] },
  F: { 1: [1, 2, 4, 6, 5], 2: [1, 1, 7, 6, 5], 3: [2, 1, 10, 6, 6] },
  G: { 1: [2, 1, 3, 6, 6], 2: [2, 1, 7, 6, 6], 3: [3, 1, 10, 6, 6] },
  H: { 1: [1, 1, 4, 6, 5], 2: [1, 1, 7, 6, 5], 3: [2, 1, 10, 6, 6] },
};

const idOf = (letter: Letter, level: Level): ReneId => `${letter}${level}`;

function cardOf(letter: Letter, level: Level): ReneCard {
  const [second, later, danger, petrol, mechanics] = FIGURES[letter][level];
  const figures = { second, later, danger, petrol, mechanics };
  const [first, other] = SPACES[letter][level];
  const takes = { whenFirst: [first], whenSecond: [first, other] };
  return {
    id: idOf(letter, level),
    letter,
    level,
    target: TARGET_OF[letter],
    ...TILES[level],
    ...figures,
    ...takes,
  };
}

/** Eight letters a level. */
export const RENE_CARDS: readonly ReneCard[] = LEVELS.flatMap((level) =>
  LETTERS.map((letter) => cardOf(letter, level)),
);

const BY_ID: ReadonlyMap<string, ReneCard> = new Map(RENE_CARDS.map((card) => [card.id, card]));

export const isReneId = (id: unknown): id is ReneId => typeof id === 'string' && BY_ID.has(id);

export function reneCard(id: ReneId): ReneCard {
  const card = BY_ID.get(id);
  if (card === undefined) throw new Error(`René has no card ${id}`);
  return card;
}

/** The eight cards of a level. SOLO-03, DECK-03. */
export const deckOf = (level: Level): ReneId[] => LETTERS.map((letter) => idOf(letter, level));

/** The card of the same letter, a level on. DECK-02. */
export const nextOf = ({ letter, level }: ReneCard): ReneId | null =>
  level === 3 ? null : idOf(letter, level === 1 ? 2 : 3);
