import { copierOf, rejoinerOf, type Streams, samenessOf } from '@race/kernel';
import { type Answer, answerKey, isFlatAnswer, makeAnswers } from './answers.ts';
import { makeBoard } from './board/board.ts';
import type { Card } from './cards/card.ts';
import { CARDS } from './cards/index.ts';
import { CREWS, GAUGES } from './crew/crews.ts';
import { fieldParts } from './field-parts.ts';
import { kindAt, type RaceFrameKind } from './frames.ts';
import { imagineRace } from './imagine.ts';
import { CORE_KINDS } from './kinds.ts';
import { crewsOf, excludedBy, type RaceModule, splitChoice } from './module.ts';
import type { Slots } from './more.ts';
import type { RaceOptions } from './options.ts';
import type { RaceParts } from './parts.ts';
import { type SetupFrame, vehicleOf } from './phases/setup.ts';
import type { RaceRules } from './rules.ts';
import { joinSeams, type Seams } from './seams.ts';
import { type Crew, NO_TILE, type RacePublic } from './state.ts';
import { stateFields } from './state-fields.ts';
import { whyNotAsked } from './why-not-asked.ts';

/** Raised when the same answers could give another race. */
const VERSION = 2;

/** What the modules chosen do, in the order of the list they are chosen from. */
function seamsOf(options: RaceOptions, modules: readonly RaceModule[]): Seams {
  const choices = options.modules.map(splitChoice);
  const chosen = modules.filter(({ facts }) => choices.some(({ name }) => name === facts.name));
  if (chosen.length < choices.length)
    throw new Error(`not all of these modules are here: ${options.modules}`);
  return joinSeams(
    chosen.map((module) => {
      const variant = choices.find(({ name }) => name === module.facts.name)?.variant ?? '';
      return {
        crews: crewsOf(module.facts, variant),
        excludes: excludedBy(module.facts, variant),
        ...module.play(variant, options),
      };
    }),
  );
}

/** Makes the rules for one table from its parts. */
export function makeRace(options: RaceOptions, { data, modules }: RaceParts): RaceRules {
  const board = makeBoard(data.board, options.towards);
  const seams = seamsOf(options, modules);
  const cards = [...CARDS, ...seams.cards];
  const tiles = [...data.tiles, ...seams.tiles];
  const crews = [...CREWS, ...seams.crews];
  const answers = makeAnswers({ board, cards, tiles, crews, seats: options.crews, more: seams.answers });
  // Under its own text too, as anybody writes it who was given it by these rules: that needs no sorting.
  const known = new Map<string, Answer>(
    answers.all.flatMap((answer) => [
      [answerKey(answer), answer],
      [JSON.stringify(answer), answer],
    ]),
  );
  const cardsThat = (can: (card: Card) => boolean) =>
    cards.flatMap((card, index) => (can(card) ? [index] : []));
  const readAnswer = (from: unknown): Answer | null =>
    isFlatAnswer(from) ? (known.get(JSON.stringify(from)) ?? known.get(answerKey(from)) ?? null) : null;
  const seats = options.crews;
  const kinds = { ...CORE_KINDS, ...kindsOf(seams) };
  const parts = fieldParts({ cards, tiles, board, seats, seams });
  const frames = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kindAt(parts, kind)]));
  const fields = stateFields(
    { cards, tiles, board, seats, seams, crews, answers, frames, readAnswer },
    kinds,
  );
  const rules: RaceRules = {
    game: 'race',
    version: VERSION,
    seats,
    frames,
    askOnlyWhoCan: options.askOnlyWhoCan,
    options,
    board,
    cards,
    tiles,
    crews,
    seams,
    answers,
    fields,
    cardIndex: new Map(cards.map((card, index) => [card.id, index])),
    tileIndex: new Map(tiles.map((tile, index) => [tile.id, index])),
    pouring: cardsThat((card) => card.pours > 0),
    shielding: cardsThat((card) => card.shields),
    guiding: cardsThat((card) => card.guides),
    ferrying: cardsThat((card) => card.fare > 0),
    fitting: cardsThat((card) => card.fits > 0),
    begin: (chance) => firstState(rules, chance),
    copyPublic: copierOf(fields.public, (from) => ({ ...from })),
    copySeat: copierOf(fields.seat, (from) => ({ ...from })),
    copyTable: copierOf(fields.table, (from) => ({ ...from })),
    rejoin: rejoinerOf(fields.public),
    isSameSeat: samenessOf(fields.seat),
    imagine: (view, chance) => imagineRace(rules, view, chance),
    readAnswer,
    notAsked: whyNotAsked,
  };
  return rules;
}

function firstState(rules: RaceRules, chance: Streams) {
  const { cards, tiles, board, seats, options } = rules;
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  // BASE-SETUP-06, 07: all cards are in the deck and all tiles in the bag; nobody starts with a card.
  const deck = cards.map((card) => card.copies);
  const none = cards.map(() => 0);
  const setUp: SetupFrame = { kind: 'setup', chosen: -1 };
  const state = {
    public: {
      stack: [setUp],
      phase: 'setup' as const,
      turn: 0,
      order: seatList.slice(),
      crews: seatList.map(
        (seat): Crew => ({
          id: vehicleOf(options.vehicles, seat),
          at: board.start,
          level: board.level[board.start] ?? 0,
          since: 0,
          // BASE-SETUP-04: every gauge starts at its maximum.
          petrol: GAUGES.petrol,
          engine: GAUGES.engine,
          chassis: GAUGES.chassis,
          petrolMax: GAUGES.petrol,
          engineMax: GAUGES.engine,
          chassisMax: GAUGES.chassis,
          francs: 0,
          boxes: [0, 0, 0, 0],
          passed: false,
          arrived: 0,
          cards: 0,
          known: none.slice(),
        }),
      ),
      tiles: board.spaces.map(() => NO_TILE),
      bag: tiles.map((tile) => tile.copies),
      gone: tiles.map(() => 0),
      row: [],
      discard: none.slice(),
      deck: deck.reduce((sum, copies) => sum + copies, 0),
      moves: 0,
      arrivals: 0,
      bank: 0,
    },
    seats: seatList.map(() => ({ hand: none.slice(), drawn: [], sealed: null })),
    table: { chance, ready: 0, deck },
  };
  return rules.seams.slots.length === 0 ? state : { ...state, public: withSlots(rules, state.public) };
}

function withSlots(rules: RaceRules, known: RacePublic): RacePublic {
  const modules: Slots = {};
  for (const slot of rules.seams.slots) slot.begin(rules, modules);
  return { ...known, modules };
}

const kindsOf = (seams: Seams): { readonly [kind: string]: RaceFrameKind } =>
  Object.fromEntries(Object.entries(seams.frames).map(([name, { kind }]) => [name, kind]));
