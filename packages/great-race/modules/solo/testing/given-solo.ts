import type { CrewId } from '../../../crew/crews.ts';
import { GivenRace } from '../../../testing/given-race.ts';
import { GROUND } from '../../../testing/ground/index.ts';
import '../../../testing/matchers.ts';
import type { Given, GivenCrew } from '../../../testing/position.ts';
import { makeSolo } from '../index.ts';
import { NO_POWERS, type Powers, type Rival, type SoloOptions } from '../options.ts';
import { deckOf, type ReneId, TARGETS } from '../rene/cards.ts';
import { mostOf } from '../slot.ts';

interface GivenSolo extends Omit<Given, 'crews' | 'board' | 'options'> {
  /** The card of René's that steers him; A1, the known one, when nothing is said; null before the first one. */
  readonly card?: ReneId | null;
  readonly powers?: Partial<Powers>;
  readonly legacy?: boolean;
  readonly first?: boolean;
  readonly crew?: CrewId;
}

/**
 * A solo race in an exact position: blue is the player, orange is René, who has all five assistants left. He goes
 * first with `whose: 'orange'`; with `orange: { boxes: { mechanics: 4 } }` his second assistant is next.
 */
export function givenSolo({
  card = 'A1',
  powers,
  legacy = false,
  first = false,
  crew = 'french',
  ...given
}: GivenSolo = {}): GivenRace {
  const deck: ReneId[] =
    card === null ? deckOf(1) : [card, ...deckOf(1).filter((id) => id !== card)].slice(0, 8);
  const rival: Rival = { deck, powers: { ...NO_POWERS, ...powers }, legacy, first };
  const options: SoloOptions = {
    board: 'africa',
    data: 1,
    towards: given.towards ?? 'south',
    crew: given.phase === 'start' ? null : crew,
    modules: given.modules ?? [],
    rival,
    turns: null,
  };
  const solo = {
    card: card === null ? -1 : 0,
    facedown: deck.map((_, nth) => (card !== null && nth === 0 ? 0 : 1)),
    powers: TARGETS.map((colour) => rival.powers[colour]),
    prestige: [0, card === null ? 0 : 1],
    ...given.slots?.solo,
  };
  const position: Given = {
    ...given,
    orange: { ...torpedo(rival.powers.yellow), ...given.orange },
    slots: { ...given.slots, solo },
  };
  return new GivenRace(makeSolo(options, GROUND.africa), position);
}

const torpedo = (yellow: number): GivenCrew => {
  const most = mostOf(yellow);
  return {
    petrol: most,
    engine: most,
    chassis: 0,
    petrolMax: most,
    engineMax: most,
    chassisMax: 0,
    francs: 0,
    boxes: { pathfinder: 1, mechanics: 4 },
  };
};

/** René's later assistant is next, and the player after it. */
export const DRIVES: GivenCrew = { boxes: { mechanics: 1 } };
/** René's second assistant is next. */
export const SECOND: GivenCrew = { boxes: { mechanics: 4 } };
