import { BOTS, type BotName } from '@race/bots';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { traitsOf } from '@race/bots/search/traits.ts';
import { makeRace, type Race, type RaceRules, STREAMS, winnerOf } from '@race/great-race';
import { randomModules, randomOptions } from '@race/great-race/laws/options.ts';
import {
  chooseFrom,
  fast,
  includes,
  isOver,
  legalActions,
  open,
  pending,
  play,
  type Seat,
  type Stream,
  start,
  streams,
  type Table,
} from '@race/kernel';

/** A position at the start of a turn: the traits of each crew, and who won in the end. */
export interface Example {
  readonly traits: readonly (readonly number[])[];
  readonly winner: Seat;
}

export interface ExamplesJob {
  readonly bot: BotName;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
}

/** One answer in so many is random, so that positions that good players avoid are learnt, too. */
const SLIPS = Array.from({ length: 30 }, (_, n) => n === 0);
/** One race in so many has modules. */
const MODULAR = 4;
const NATURE = { moods: MOODS, sense: WORLDLY };

/** Races of a bot against itself, some of them with modules, as examples. */
export function playExamples({ bot, seed, first, games }: ExamplesJob): Example[] {
  const examples: Example[] = [];
  for (let nth = first; nth < first + games; nth++) {
    const dice = fast(seed, nth);
    const rules = makeRace(randomOptions(dice, nth % MODULAR === 0 ? randomModules(dice) : []));
    examples.push(...examplesOf(rules, { bot, dice, seed: seed + nth }));
  }
  return examples;
}

function examplesOf(
  rules: RaceRules,
  { bot, dice, seed }: { readonly bot: BotName; readonly dice: Stream; readonly seed: number },
): Example[] {
  const g = open<Race>(rules, start<Race>(rules, streams(STREAMS, seed)));
  const positions: number[][][] = [];
  let turn = 0;
  while (!isOver(g)) {
    if (g.public.turn > turn) {
      turn = g.public.turn;
      positions.push(g.public.crews.map((_, seat) => [...traitsOf(rules, g, seat, NATURE)]));
    }
    answerOne(rules, g, { bot, dice });
  }
  const winner = winnerOf(g.public);
  return winner === -1 ? [] : positions.map((traits) => ({ traits, winner }));
}

function answerOne(rules: RaceRules, g: Table<Race>, { bot, dice }: { bot: BotName; dice: Stream }): void {
  const asked = pending(rules, g);
  let seat = 0;
  while (!includes(asked, seat)) seat++;
  const answers = legalActions(g, seat);
  const view = { seat, public: g.public, own: g.seats[seat] ?? null, ready: 0 };
  const slips = answers.length > 1 && chooseFrom(dice, SLIPS);
  play(g, seat, slips ? chooseFrom(dice, answers) : BOTS[bot].choose({ rules, view, answers, chance: dice }));
}
