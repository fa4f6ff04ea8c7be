import { CREWS, type CrewId } from '../../crew/crews.ts';
import { type BoardId, type Direction, type RaceOptions, readOptions } from '../../options.ts';
import { CATALOGUE } from '../catalogue.ts';
import { facts } from './facts.ts';
import { isReneId, type ReneId, TARGETS, type Target } from './rene/cards.ts';

/** How far each of his powers has come. LEGACY-01. */
export type Powers = { readonly [colour in Target]: number };

/** René as he starts a race. */
export interface Rival {
  /** The cards of his deck. */
  readonly deck: readonly ReneId[];
  readonly powers: Powers;
  /** Whether cities of his target colour give him powers. */
  readonly legacy: boolean;
  /** SOLO-02, SOLO-24: whether he is first in turn order. */
  readonly first: boolean;
}

/** What a solo race is played with. */
export interface SoloOptions {
  readonly board: BoardId;
  readonly data: number;
  readonly towards: Direction;
  /** The player's crew; null to choose it, or its leader, at the start. */
  readonly crew: CrewId | null;
  /** Modules of the race, in the order in which they act. */
  readonly modules: readonly string[];
  /** Null for a race in which nobody else drives. */
  readonly rival: Rival | null;
  /** The turn after which a race without a rival is lost; null with one. PASS-02. */
  readonly turns: number | null;
}

export const MOST_POWER = 4;
export const NO_POWERS: Powers = { blue: 0, green: 0, red: 0, yellow: 0 };
export const ALL_POWERS: Powers = { blue: 4, green: 4, red: 4, yellow: 4 };
const DECK_SIZE = 8;
const MOST_TURNS = 30;

export interface SoloFault {
  readonly option: string;
  /** Why, as a key for the reader's language, and the rule that says so. */
  readonly reason: 'unknown' | 'notAllowed' | 'needsCompany';
  readonly rule: string;
}

export type ReadSolo =
  | { readonly ok: true; readonly options: SoloOptions }
  | { readonly ok: false; readonly fault: SoloFault };

const KEYS = ['board', 'data', 'towards', 'crew', 'modules', 'rival', 'turns'];

/** Modules that one crew cannot play, and the rule that says so. */
const NEEDS_COMPANY: { readonly [module: string]: string } = { fifth: 'MIX-09' };

/** Why a module cannot be switched on for one crew; null when it can. */
export const soloRefuses = (module: string): string | null =>
  NEEDS_COMPANY[module.split(':')[0] ?? ''] ?? null;

/** Reads options from outside; what is missing is the usual, what is not allowed is refused with its rule. */
export function readSolo(from: unknown): ReadSolo {
  if (!isObject(from)) return faulty('options', 'notAllowed', 'SOLO-01');
  const stranger = Object.keys(from).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) return faulty(stranger, 'unknown', 'SOLO-01');
  const modules = from.modules ?? [];
  if (!Array.isArray(modules) || !modules.every((one) => typeof one === 'string'))
    return faulty('modules', 'notAllowed', 'MIX-07');
  const alone = modules.find((module) => soloRefuses(module) !== null);
  if (alone !== undefined) return faulty('modules', 'needsCompany', soloRefuses(alone) ?? 'MIX-07');
  const { board, data, towards } = from;
  const said = Object.fromEntries(
    Object.entries({ board, data, towards }).filter(([, value]) => value !== undefined),
  );
  const race = readOptions({ ...said, modules, crews: 2 });
  if (!race.ok) return faulty(race.fault.option, 'notAllowed', 'SOLO-01');
  const crew = from.crew ?? null;
  if (crew !== null && !playable(modules).some((one) => one === crew))
    return faulty('crew', 'notAllowed', 'BASE-SETUP-08');
  const rival = from.rival === null ? null : readRival(from.rival ?? {});
  if (rival === undefined) return faulty('rival', 'notAllowed', 'SOLO-03');
  const turns = from.turns ?? null;
  if ((turns === null) !== (rival !== null) || (turns !== null && !isWhole(turns, 1, MOST_TURNS)))
    return faulty('turns', 'notAllowed', 'PASS-02');
  return {
    ok: true,
    options: {
      board: race.options.board,
      data: race.options.data,
      towards: race.options.towards,
      crew: crew as CrewId | null,
      modules: race.options.modules,
      rival,
      turns: turns === null ? null : Number(turns),
    },
  };
}

/** MIX-09: the Suffragettes are one of the crews. */
export const SOLO_CREWS: readonly CrewId[] = [...CREWS, 'suffragettes'];

/** Others come with modules. */
const playable = (modules: readonly string[]): readonly CrewId[] => [
  ...SOLO_CREWS,
  ...CATALOGUE.filter(({ name }) => modules.includes(name)).flatMap(({ crews }) => crews),
];

function readRival(from: unknown): Rival | undefined {
  if (!isObject(from)) return undefined;
  const { deck = FIRST_DECK, powers = NO_POWERS, legacy = false, first = false, ...more } = from;
  if (Object.keys(more).length > 0 || typeof legacy !== 'boolean' || typeof first !== 'boolean')
    return undefined;
  if (!Array.isArray(deck) || deck.length !== DECK_SIZE || !deck.every(isReneId)) return undefined;
  if (new Set(deck).size !== deck.length) return undefined;
  const levels = readPowers(powers);
  return levels === null ? undefined : { deck, powers: levels, legacy, first };
}

/** SOLO-03: the first race is driven with the eight cards of level 1. */
const FIRST_DECK: readonly ReneId[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'];

function readPowers(from: unknown): Powers | null {
  if (!isObject(from) || Object.keys(from).length !== TARGETS.length) return null;
  const { blue, green, red, yellow } = from;
  if (![blue, green, red, yellow].every((level) => isWhole(level, 0, MOST_POWER))) return null;
  return { blue: Number(blue), green: Number(green), red: Number(red), yellow: Number(yellow) };
}

/** The race that these options make, as the base game knows it. */
export const raceOptionsOf = ({ board, data, towards, crew, modules, rival }: SoloOptions): RaceOptions => ({
  board,
  data,
  towards,
  crews: rival === null ? 1 : 2,
  order: 'seated',
  vehicles: crew === null ? null : rival === null ? [crew] : [crew, 'torpedo'],
  askOnlyWhoCan: false,
  modules: [...modules, facts.name],
});

const isObject = (from: unknown): from is { readonly [key: string]: unknown } =>
  typeof from === 'object' && from !== null && !Array.isArray(from);

const isWhole = (value: unknown, low: number, high: number): boolean =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

const faulty = (option: string, reason: SoloFault['reason'], rule: string): ReadSolo => ({
  ok: false,
  fault: { option, reason, rule },
});
