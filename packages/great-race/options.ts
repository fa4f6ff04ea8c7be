import { CREWS, type CrewId } from './crew/crews.ts';
import { crewsOf, excludedBy, type ModuleFacts, splitChoice } from './module.ts';
import { CATALOGUE } from './modules/catalogue.ts';

export const BOARD_IDS = ['africa', 'south-america'] as const;
export type BoardId = (typeof BOARD_IDS)[number];

export const DIRECTIONS = ['south', 'north'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const ORDERS = ['drawn', 'seated'] as const;

export const FEWEST_CREWS = 2;
export const MOST_CREWS = CREWS.length;

/** The versions of boards and tables that were released, and the one new races are played with. */
const DATA_VERSIONS = [1] as const;
export const NEWEST_DATA = 1;

/** What a table agrees on before the race. */
export interface RaceOptions {
  readonly board: BoardId;
  /** The version of the board, its tiles and the tables of modules; released ones stay. */
  readonly data: number;
  /** Where the race goes: from the other purple city towards this end. BASE-SETUP-01. */
  readonly towards: Direction;
  readonly crews: number;
  /** The first turn order is drawn, or that of the seats. BASE-SETUP-02. */
  readonly order: (typeof ORDERS)[number];
  /** The crew of each seat, or null to let the players choose in turn order. BASE-SETUP-08. */
  readonly vehicles: readonly CrewId[] | null;
  /** Trades a little secrecy for speed. CARD-06. */
  readonly askOnlyWhoCan: boolean;
  /** The modules in play in the order in which they act, each with how it is played: `season:hard`. */
  readonly modules: readonly string[];
}

const DEFAULTS: RaceOptions = {
  board: 'africa',
  data: NEWEST_DATA,
  towards: 'south',
  crews: 4,
  order: 'drawn',
  vehicles: null,
  askOnlyWhoCan: false,
  modules: [],
};

export interface OptionFault {
  readonly option: string;
  readonly reason: 'unknown' | 'notAllowed' | 'notUnique';
}

export type ReadOptions =
  | { readonly ok: true; readonly options: RaceOptions }
  | { readonly ok: false; readonly fault: OptionFault };

type Check = (value: unknown, all: { readonly [name: string]: unknown }) => OptionFault['reason'] | null;

const oneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value) ? null : 'notAllowed';

const CHECKS = {
  board: oneOf(BOARD_IDS),
  data: oneOf(DATA_VERSIONS),
  towards: oneOf(DIRECTIONS),
  crews: (value, all) => (isWhole(value, FEWEST_CREWS, mostCrews(all.modules)) ? null : 'notAllowed'),
  order: oneOf(ORDERS),
  vehicles: (value, all) => {
    if (value === null) return null;
    if (!Array.isArray(value) || value.length !== (all.crews ?? DEFAULTS.crews)) return 'notAllowed';
    const crews = crewsWith(all.modules);
    if (!value.every((id) => crews.some((crew) => crew === id))) return 'notAllowed';
    return new Set(value).size === value.length ? null : 'notUnique';
  },
  askOnlyWhoCan: oneOf([true, false]),
  modules: (value) => {
    const chosen = readModules(value);
    return typeof chosen === 'string' ? chosen : null;
  },
} satisfies Record<keyof RaceOptions, Check>;

/** The chosen modules in their order, each with its variant; or why they cannot be chosen. */
function readModules(value: unknown): string[] | OptionFault['reason'] {
  if (!Array.isArray(value) || !value.every((choice) => typeof choice === 'string')) return 'notAllowed';
  const choices = value.map(splitChoice);
  const names = new Set(choices.map(({ name }) => name));
  if (names.size < choices.length) return 'notUnique';
  const chosen: string[] = [];
  for (const { name, variants, needs } of CATALOGUE) {
    const choice = choices.find((one) => one.name === name);
    if (choice === undefined) continue;
    const variant = choice.variant === '' ? (variants[0] ?? '') : choice.variant;
    if (variant !== '' && !variants.includes(variant)) return 'notAllowed';
    if (!needs.every((needed) => names.has(needed))) return 'notAllowed';
    chosen.push(variant === '' ? name : `${name}:${variant}`);
  }
  return chosen.length === choices.length ? chosen : 'notAllowed';
}

/** The modules chosen and how they are played, as far as they can be read. */
function choicesOf(modules: unknown): { readonly facts: ModuleFacts; readonly variant: string }[] {
  const chosen = readModules(modules ?? []);
  if (typeof chosen === 'string') return [];
  return chosen.map(splitChoice).flatMap(({ name, variant }) => {
    const facts = CATALOGUE.find((one) => one.name === name);
    return facts === undefined ? [] : [{ facts, variant }];
  });
}

/** How many crews can race with these modules. */
export const mostCrews = (modules: unknown): number =>
  choicesOf(modules).reduce<number>((most, { facts }) => most + facts.seats, MOST_CREWS);

/** The crews that can be given out at a table with these modules. */
export function crewsWith(modules: unknown): readonly CrewId[] {
  const chosen = choicesOf(modules);
  const excluded = new Set(chosen.flatMap(({ facts, variant }) => excludedBy(facts, variant)));
  const brought = chosen.flatMap(({ facts, variant }) => crewsOf(facts, variant));
  return [...new Set([...CREWS, ...brought])].filter((crew) => !excluded.has(crew));
}

/** Whether crews are chosen at the table by default, not before. */
export const choosesCrews = (modules: unknown): boolean =>
  choicesOf(modules).some(({ facts }) => facts.choosesCrews === true);

const isWhole = (value: unknown, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

/** Reads options from outside: what is missing gets its default, what is not allowed is refused. */
export function readOptions(from: unknown): ReadOptions {
  if (typeof from !== 'object' || from === null || Array.isArray(from))
    return faulty('options', 'notAllowed');
  const given = from as { readonly [name: string]: unknown };
  for (const option of Object.keys(given))
    if (!Object.hasOwn(CHECKS, option)) return faulty(option, 'unknown');
  for (const [option, check] of Object.entries(CHECKS)) {
    const reason = Object.hasOwn(given, option) ? check(given[option], given) : null;
    if (reason !== null) return faulty(option, reason);
  }
  const modules = readModules(given.modules ?? DEFAULTS.modules);
  return {
    ok: true,
    options: { ...DEFAULTS, ...given, modules: typeof modules === 'string' ? [] : modules },
  };
}

const faulty = (option: string, reason: OptionFault['reason']): ReadOptions => ({
  ok: false,
  fault: { option, reason },
});
