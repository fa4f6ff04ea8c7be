import { fileURLToPath } from 'node:url';
import { DASH_BOTS } from '@race/bots/dash/index.ts';
import {
  CHARACTERS,
  cardAt,
  type Dash,
  type DashEvent,
  dashStandings,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  type ReadableDash,
  ROUNDS,
  readDashOptions,
  STREAMS,
  VEHICLES,
  WAYS_TO_CAST,
} from '@race/dash';
import { dashTrial } from '@race/dash/laws/trial.ts';
import { makeReadableDash } from '@race/dash/readable.ts';
import { chooseFrom, type Seat, type State } from '@race/kernel';
import { loadWords, type Words } from '@race/words';
import { characterName, dashLabel, dashSentence } from '@race/words/dash/index.ts';
import { UsageFault } from '../cli/fault.ts';
import type { LabGame, Teller, Watch } from './game.ts';
import { citesTheRulebook } from './refusals.ts';

const PLAYERS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, n) => FEWEST_PLAYERS + n);

/** There is no hurry in a dash: any answer brings it forward. */
const NO_HURRY = 0;

export const dash: LabGame<Dash, ReadableDash> = {
  id: 'dash',
  streams: STREAMS,
  make(options) {
    const read = readDashOptions(options);
    if (read.ok) return makeReadableDash(read.options);
    const { option, reason } = read.fault;
    if (reason === 'unknown') throw new UsageFault(`the Dash has no option “${option}”`);
    const allowed = option === 'players' ? `${FEWEST_PLAYERS} to ${MOST_PLAYERS}` : WAYS_TO_CAST.join(' or ');
    throw new UsageFault(`${option} cannot be ${JSON.stringify(Object(options)[option])}: it is ${allowed}`);
  },
  optionsOf: (rules) => rules.options,
  bots: Object.values(DASH_BOTS),
  defaultBots: ['driver'],
  duels: [{ players: FEWEST_PLAYERS }],
  characters: CHARACTERS,
  recorded: fileURLToPath(new URL('../../../packages/dash/recorded/', import.meta.url)),
  random: (dice) => ({
    options: { players: chooseFrom(dice, PLAYERS), characters: chooseFrom(dice, WAYS_TO_CAST) },
    hurry: NO_HURRY,
  }),
  withAnyModules: (options) => options,
  trial: (rules) => ({ ...dashTrial(rules), promises: [citesTheRulebook<Dash>()] }),
  watch: watchDash,
  load: loadWords,
  tell: tellDash,
};

/** Counts how often each vehicle is laid in each round, and what boosters are used. */
function watchDash(first: State<Dash>): Watch<Dash> {
  const figures: { [name: string]: number } = { boostersUsed: 0 };
  for (let round = 1; round <= ROUNDS; round++)
    for (const vehicle of VEHICLES) figures[`${vehicle}InRound${round}`] = 0;
  let { round } = first.public;
  const add = (name: string) => {
    figures[name] = (figures[name] ?? 0) + 1;
  };
  const hear = (event: DashEvent) => {
    if (event.key === 'roundBegun') round = event.round;
    else if (event.key === 'cardRevealed') add(`${vehicleOf(event.card)}InRound${round}`);
    else if (['boosterKept', 'vehicleRaised', 'cardsSwapped'].includes(event.key)) add('boostersUsed');
  };
  return {
    hear: (events) => events.forEach(hear),
    end: ({ public: known }) => {
      const standings = dashStandings(RULES, known);
      const bySeat = standings.toSorted((a, b) => a.seat - b.seat);
      return {
        winners: standings.filter(({ place }) => place === 1).map(({ seat }) => seat),
        turns: known.round,
        places: known.characters.map((_, seat) => seat),
        points: bySeat.map(({ stages }) => stages),
        finished: bySeat.map(() => true),
        characters: known.characters.map(String),
        figures,
      };
    },
  };
}

/** The cards are the same at every table. */
const RULES = makeReadableDash({ players: MOST_PLAYERS, characters: 'drawn', data: 1 });
const vehicleOf = (id: string) => cardAt(RULES, RULES.cardIndex.get(id) ?? -1).vehicle;

/** A log, as sentences or as the engine's keys and numbers. */
function tellDash(rules: ReadableDash, words: Words | null): Teller<Dash> {
  const name = (state: State<Dash>) => (seat: Seat) => {
    const character = state.public.characters[seat] ?? null;
    if (character === null) return `${seat + 1}`;
    return words === null ? character : characterName(words, character);
  };
  const keys = (of: object) =>
    Object.values(of)
      .map((value) => (Array.isArray(value) ? `(${value.join(' ')})` : value))
      .join(' ');
  return {
    name: (state, seat) => name(state)(seat),
    answer: (state, _seat, answer) =>
      words === null ? keys(answer) : dashLabel(words, answer, { rules, name: name(state) }),
    event: (state, event) =>
      words === null ? keys(event) : dashSentence(words, event, { rules, name: name(state) }),
  };
}
