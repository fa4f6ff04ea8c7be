import { fileURLToPath } from 'node:url';
import { watchLead } from '@race/balance';
import { BOTS, YARDSTICKS } from '@race/bots';
import {
  BOARD_IDS,
  DIRECTIONS,
  FEWEST_CREWS,
  MODULE_CHOICES,
  MOST_CREWS,
  makeRace,
  type OptionFault,
  type Race,
  type RaceEvent,
  type ReadableRace,
  readOptions,
  STREAMS,
  standings,
  winnerOf,
} from '@race/great-race';
import { randomModules, randomOptions } from '@race/great-race/laws/options.ts';
import { raceTrial } from '@race/great-race/laws/trial.ts';
import { chooseFrom, type State } from '@race/kernel';
import { loadWords } from '@race/words';
import { UsageFault } from '../cli/fault.ts';
import { type LabGame, RANDOM, type Watch } from './game.ts';
import { tellRace } from './race-log.ts';
import { citesTheRulebook } from './refusals.ts';

/** How much the players of random games hurry, in percent. */
export const HURRIES = [0, 20, 50, 80, 95];

export const race: LabGame<Race, ReadableRace> = {
  id: 'race',
  streams: STREAMS,
  make(options) {
    const read = readOptions(options);
    if (!read.ok) throw new UsageFault(describe(read.fault, options));
    return makeRace(read.options);
  },
  optionsOf: (rules) => rules.options,
  bots: [...Object.values(BOTS), ...YARDSTICKS],
  defaultBots: ['racer', 'random'],
  // Both boards, both directions.
  duels: ['africa', 'south-america'].flatMap((board) =>
    ['south', 'north'].map((towards) => ({ board, towards, crews: 2 })),
  ),
  recorded: fileURLToPath(new URL('../../../packages/great-race/recorded/', import.meta.url)),
  random: (dice, modules) => ({
    options: randomOptions(dice, modules.includes(RANDOM) ? randomModules(dice) : modules),
    hurry: chooseFrom(dice, HURRIES),
  }),
  withAnyModules: (options, dice) => ({ ...Object(options), modules: randomModules(dice) }),
  trial(rules, hurry) {
    const trial = raceTrial(rules, hurry);
    return { ...trial, promises: [...(trial.promises ?? []), citesTheRulebook<Race>()] };
  },
  watch: watchRace,
  load: loadWords,
  tell: tellRace,
};

const ALLOWED: { readonly [option: string]: string } = {
  board: BOARD_IDS.join(' or '),
  towards: DIRECTIONS.join(' or '),
  crews: `${FEWEST_CREWS} to ${MOST_CREWS}`,
  modules: MODULE_CHOICES.join(', '),
};

function describe({ option, reason }: OptionFault, given: unknown): string {
  if (reason === 'unknown') return `the race has no option “${option}”`;
  const value = typeof given === 'object' && given !== null ? Reflect.get(given, option) : given;
  const allowed = ALLOWED[option] === undefined ? '' : `: it is ${ALLOWED[option]}`;
  return `${option} cannot be ${JSON.stringify(value)}${allowed}`;
}

/** Counts changes of the lead, lines taken, and an empty bag. */
function watchRace(first: State<Race>): Watch<Race> {
  const order = first.public.order.slice();
  const lead = watchLead(order);
  const figures = { linesTaken: 0, bagRefills: 0, breakdowns: 0, cardsStopped: 0 };
  const count: { readonly [key: string]: keyof typeof figures } = {
    lineTaken: 'linesTaken',
    bagRefilled: 'bagRefills',
    brokeDown: 'breakdowns',
    cardStopped: 'cardsStopped',
  };
  const hear = (event: RaceEvent) => {
    const figure = count[event.key];
    if (figure !== undefined) figures[figure] += 1;
    lead.hear(event);
  };
  return {
    hear: (events) => events.forEach(hear),
    end({ public: known }) {
      const winner = winnerOf(known);
      const bySeat = standings(known).sort((a, b) => a.seat - b.seat);
      return {
        winners: winner < 0 ? [] : [winner],
        turns: known.turn,
        places: known.crews.map((_, seat) => order.indexOf(seat)),
        points: bySeat.map(({ prestige }) => prestige),
        finished: bySeat.map(({ place }) => place > 0),
        figures: { leadChanges: lead.changes(), ...figures },
      };
    },
  };
}
