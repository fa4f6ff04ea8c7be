import { ASSISTANTS } from '../../crew/crews.ts';
import type { RaceRules } from '../../rules.ts';
import { slotIn, slotOf } from '../../slots.ts';
import type { RacePublic } from '../../state.ts';
import type {} from './more.ts';
import { MOST_POWER, type Rival } from './options.ts';
import { type ReneCard, reneCard, TARGETS, type Target } from './rene/cards.ts';

/** Where the player sits, and where René does. */
export const PLAYER = 0;
export const TORPEDO = 1;

/** SOLO-01: what his gauges can hold before a power raises them. */
const GAUGE = 6;

const NO_CARD = -1;

/** What everybody sees of René but for his vehicle, which is a crew like the others. */
export interface SoloSlot {
  /** How many of each card of his deck are still face down: none or one, by its place in the deck. */
  facedown: number[];
  /** The card that steers him, by its place in the deck; -1 before the first one. */
  card: number;
  /** How far his powers have come, in the order of the target colours. */
  powers: number[];
  /** Points that no gauge and no franc gives: one for each card of his that was revealed. SOLO-18, SOLO-25. */
  prestige: number[];
  /** The numbered spaces on which the cards of the bivouac lie, card by card. */
  spaces: number[];
}

export const soloIn = (known: RacePublic): SoloSlot => slotIn(known, 'solo');

/** The card that steers him now; null before the first one. */
export function cardNow(known: RacePublic, { deck }: Rival): ReneCard | null {
  const id = deck[soloIn(known).card];
  return id === undefined ? null : reneCard(id);
}

/** Whether he has come so far with the powers of a colour. */
export const hasPower = (known: RacePublic, colour: Target, level: number): boolean =>
  powerOf(known, colour) >= level;

export const powerOf = (known: RacePublic, colour: Target): number =>
  soloIn(known).powers[TARGETS.indexOf(colour)] ?? 0;

/** LEGACY-YELLOW-01, 02, 03 and 04: what both gauges can hold. */
export const mostOf = (yellow: number): number => GAUGE + yellow;

/** Numbered spaces of the bivouac, and one that has no number. SOLO-15, MIX-08. */
export const NUMBERED = 5;
export const UNNUMBERED = 6;

/** SOLO-15: an empty space passes its claim to the next filled one, from 5 on to 1; 0 when all are empty. */
export function filledFrom(spaces: readonly number[], named: number): number {
  for (let n = 0; n < NUMBERED; n++) {
    const next = ((named - 1 + n) % NUMBERED) + 1;
    if (spaces.includes(next)) return next;
  }
  return 0;
}

export const soloSlot = (rival: Rival) =>
  slotOf('solo', {
    begin: () => ({
      facedown: rival.deck.map(() => 1),
      card: NO_CARD,
      powers: TARGETS.map((colour) => rival.powers[colour]),
      prestige: [0, 0],
      spaces: [],
    }),
    fields: ({ listOf, whole, count, upTo }) => ({
      facedown: listOf(whole(0, 1), rival.deck.length),
      card: whole(NO_CARD, rival.deck.length - 1),
      powers: listOf(whole(0, MOST_POWER), TARGETS.length),
      prestige: listOf(count, 2),
      spaces: upTo(UNNUMBERED, whole(1, UNNUMBERED)),
    }),
    clone: (slot) => ({ ...slot }),
    isSound: (g, slot) =>
      slot.spaces.length === g.public.row.length &&
      slot.spaces.every((space, nth) => nth === 0 || space > (slot.spaces[nth - 1] ?? 0)) &&
      slot.prestige[PLAYER] === 0 &&
      (slot.card === NO_CARD) === (slot.prestige[TORPEDO] === 0) &&
      slot.facedown[slot.card] !== 1 &&
      TARGETS.every((colour, nth) => (slot.powers[nth] ?? 0) >= rival.powers[colour]) &&
      isTorpedoSound(g.rules, g.public),
  });

/** He has no money, no hand and no chassis, and his gauges hold what his powers say. */
function isTorpedoSound({ board }: RaceRules, known: RacePublic): boolean {
  const crew = known.crews[TORPEDO];
  if (crew === undefined) return false;
  const most = mostOf(powerOf(known, 'yellow'));
  const assistants = crew.boxes.reduce((sum, count) => sum + count, 0);
  return (
    crew.francs === 0 &&
    crew.cards === 0 &&
    crew.chassisMax === 0 &&
    crew.petrolMax === most &&
    crew.engineMax === most &&
    assistants <= ASSISTANTS &&
    crew.level === board.level[crew.at]
  );
}
