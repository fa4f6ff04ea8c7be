import { fileURLToPath } from 'node:url';
import { BOTS } from '@race/bots';
import type { Race } from '@race/great-race';
import { randomSolo, randomSoloModules } from '@race/great-race/laws/solo-options.ts';
import { raceTrial } from '@race/great-race/laws/trial.ts';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { ALL_POWERS, NO_POWERS, readSolo, type SoloFault } from '@race/great-race/modules/solo/options.ts';
import { deckOf, LEVELS } from '@race/great-race/modules/solo/rene/cards.ts';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import type { ReadableRace } from '@race/great-race/rules.ts';
import { chooseFrom } from '@race/kernel';
import { loadWords } from '@race/words';
import { UsageFault } from '../cli/fault.ts';
import { type LabGame, RANDOM } from './game.ts';
import { HURRIES, race } from './race.ts';
import { tellRace } from './race-log.ts';
import { citesTheRulebook } from './refusals.ts';
import type { SimulationTally } from './tally.ts';

const POWERS = { none: NO_POWERS, all: ALL_POWERS } as const;
const PLAYER = 0;

/** One crew against René Estienne, or against the calendar. */
export const solo: LabGame<Race, SoloRules & ReadableRace> = {
  id: 'solo',
  streams: race.streams,
  make(options) {
    const read = readSolo(fromShell(options));
    if (!read.ok) throw new UsageFault(describe(read.fault, options));
    return makeSolo(read.options);
  },
  optionsOf: (rules) => rules.solo,
  bots: Object.values(BOTS),
  defaultBots: ['racer'],
  duels: [],
  recorded: fileURLToPath(new URL('../../../packages/great-race/recorded/solo/', import.meta.url)),
  random: (dice, modules) => ({
    options: randomSolo(dice, modules.includes(RANDOM) ? randomSoloModules(dice) : modules),
    hurry: chooseFrom(dice, HURRIES),
  }),
  withAnyModules: (options, dice) => ({ ...Object(options), modules: randomSoloModules(dice) }),
  trial(rules, hurry) {
    const trial = raceTrial(rules, hurry);
    return { ...trial, promises: [...(trial.promises ?? []), citesTheRulebook<Race>()] };
  },
  watch: race.watch,
  load: loadWords,
  tell: tellRace,
  more({ games, winsBySeat }: SimulationTally) {
    const playerWins = winsBySeat[PLAYER] ?? 0;
    return { playerWins, winRate: games === 0 ? 0 : Math.round((playerWins / games) * 1e4) / 1e4 };
  },
};

/** `--level 2 --powers all` is a rival with eight cards of that level; whole options are left as they are. */
function fromShell(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || 'rival' in options) return options;
  const { level = 1, powers = 'none', ...others } = options as { [name: string]: unknown };
  const known = LEVELS.find((one) => one === level);
  if (known === undefined)
    throw new UsageFault(`level cannot be ${JSON.stringify(level)}: it is ${LEVELS.join(', ')}`);
  if (powers !== 'none' && powers !== 'all')
    throw new UsageFault(`powers cannot be ${JSON.stringify(powers)}: it is none or all`);
  return {
    crew: 'french',
    ...others,
    rival: { deck: deckOf(known), powers: POWERS[powers], legacy: powers === 'all' },
  };
}

function describe({ option, reason, rule }: SoloFault, given: unknown): string {
  if (reason === 'unknown') return `a solo race has no option “${option}”`;
  const value = typeof given === 'object' && given !== null ? Reflect.get(given, option) : given;
  const why = reason === 'needsCompany' ? 'it needs more than one crew' : 'it is not allowed';
  return `${option} cannot be ${JSON.stringify(value)}: ${why} (${rule})`;
}
