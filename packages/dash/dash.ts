import { copierOf, type Frame, type FrameKind, NOBODY, type Streams } from '@race/kernel';
import { answerKey, type DashAnswer, makeAnswers } from './answers.ts';
import { type DashCard, VEHICLES } from './cards/card.ts';
import { indexCards, releasedCards } from './cards/released.ts';
import { imagineDash } from './imagine.ts';
import type { DashOptions } from './options.ts';
import { notAsked } from './refusals.ts';
import { boost } from './round/boost.ts';
import { follow, play } from './round/play.ts';
import { cast, setup } from './round/setup.ts';
import { take } from './round/take.ts';
import type { Dash, DashFrame, DashRules } from './state.ts';
import { stateFields } from './state-fields.ts';

/** Raised when the same answers could give another dash. */
const VERSION = 1;

const FRAMES: { readonly [kind: string]: FrameKind<Dash, Frame> } = {
  setup,
  cast,
  play,
  follow,
  take,
  boost,
} satisfies Record<DashFrame['kind'], unknown>;

/** Makes the rules for one table. */
export function makeDash(
  options: DashOptions,
  cards: readonly DashCard[] = releasedCards(options.data),
): DashRules {
  const answers = makeAnswers(cards);
  const known = new Map<string, DashAnswer>(answers.all.map((answer) => [answerKey(answer), answer]));
  const seats = options.players;
  const readAnswer = (from: unknown) => known.get(answerKey(from)) ?? null;
  const fields = stateFields({ cards, seats, frames: FRAMES, readAnswer });
  const rules: DashRules = {
    game: 'dash',
    version: VERSION,
    seats,
    options,
    cards,
    cardIndex: indexCards(cards),
    answers,
    fields,
    frames: FRAMES,
    askOnlyWhoCan: false,
    begin: (chance) => beginDash(options.players, chance),
    copyPublic: copierOf(fields.public, (from) => ({ ...from })),
    copySeat: copierOf(fields.seat, (from) => ({ ...from })),
    copyTable: copierOf(fields.table, (from) => ({ ...from })),
    imagine: (view, chance) => imagineDash(rules, view, chance),
    readAnswer,
    notAsked: (g, seat, answer) => notAsked({ ...g, rules }, seat, answer),
  };
  return rules;
}

/** DASH-SETUP-02: the hierarchy as printed. Characters and starters come first thing. */
function beginDash(players: number, chance: Streams) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    public: {
      stack: [{ kind: 'setup' } as const],
      round: 0,
      characters: seats.map(() => null),
      hierarchy: VEHICLES.slice(),
      offer: [],
      played: seats.map(() => null),
      hands: seats.map(() => []),
      courses: seats.map(() => []),
      order: seats,
      boost: null,
    },
    seats: seats.map(() => ({ sealed: null })),
    table: { chance, ready: NOBODY },
  };
}
