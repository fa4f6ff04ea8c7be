import { exactly, isStranger, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { CREWS, type CrewId } from '../../crew/crews.ts';
import { type BoardId, type Direction, type RaceOptions, readOptions } from '../../options.ts';
import { CATALOGUE } from '../catalogue.ts';
import { facts } from './facts.ts';
import { isReneId, type ReneId, type Target } from './rene/cards.ts';

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

/** SOLO-03: the first race is driven with the eight cards of level 1. */
const FIRST_DECK: readonly ReneId[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'];

const LEVEL = wholeFrom(0, MOST_POWER);
const RIVAL = exactly({
  deck: v.optional(
    v.pipe(
      v.array(v.custom<ReneId>(isReneId)),
      v.length(DECK_SIZE),
      v.check((deck) => new Set(deck).size === deck.length),
    ),
    () => [...FIRST_DECK],
  ),
  powers: v.optional(exactly({ blue: LEVEL, green: LEVEL, red: LEVEL, yellow: LEVEL }), NO_POWERS),
  legacy: v.optional(v.boolean(), false),
  first: v.optional(v.boolean(), false),
});
/** What the base game knows too is read by `readOptions`. */
const OPTIONS = exactly({
  board: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
  towards: v.optional(v.unknown()),
  modules: v.nullish(v.array(v.string()), []),
  crew: v.optional(v.nullable(v.string()), null),
  rival: v.optional(v.nullable(RIVAL), {}),
  turns: v.optional(v.nullable(wholeFrom(1, MOST_TURNS)), null),
});

/** The rule behind each option. */
const RULES: { readonly [option: string]: string } = {
  modules: 'MIX-07',
  crew: 'BASE-SETUP-08',
  rival: 'SOLO-03',
  turns: 'PASS-02',
};

/** Modules that one crew cannot play, and the rule that says so. */
const NEEDS_COMPANY: { readonly [module: string]: string } = { fifth: 'MIX-09' };

/** Why a module cannot be switched on for one crew; null when it can. */
export const soloRefuses = (module: string): string | null =>
  NEEDS_COMPANY[module.split(':')[0] ?? ''] ?? null;

/** Reads options from outside; what is missing gets its default, what is not allowed is refused with its rule. */
export function readSolo(from: unknown): ReadSolo {
  const read = v.safeParse(OPTIONS, from);
  if (!read.success) return refuseFor(read.issues);
  const { crew, modules, rival, turns, ...more } = read.output;
  const alone = modules.find((module) => soloRefuses(module) !== null);
  if (alone !== undefined) return faulty('modules', 'needsCompany', soloRefuses(alone) ?? 'MIX-07');
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  const race = readOptions({ ...said, modules, crews: 2 });
  if (!race.ok) return faulty(race.fault.option, 'notAllowed');
  const own = crew === null ? null : playable(modules).find((one) => one === crew);
  if (own === undefined) return faulty('crew', 'notAllowed');
  if ((turns === null) !== (rival !== null)) return faulty('turns', 'notAllowed');
  const { board, data, towards } = race.options;
  return {
    ok: true,
    options: { board, data, towards, crew: own, modules: race.options.modules, rival, turns },
  };
}

/** An option that is none of a solo race's comes first. */
function refuseFor(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ReadSolo {
  const stranger = issues.find((issue) => isStranger(issue) && issue.path?.length === 1);
  if (stranger !== undefined) return faulty(v.getDotPath(stranger) ?? '', 'unknown');
  return faulty(String(issues[0].path?.[0].key ?? 'options'), 'notAllowed');
}

/** MIX-09: the Suffragettes are one of the crews. */
export const SOLO_CREWS: readonly CrewId[] = [...CREWS, 'suffragettes'];

/** Others come with modules. */
const playable = (modules: readonly string[]): readonly CrewId[] => [
  ...SOLO_CREWS,
  ...CATALOGUE.filter(({ name }) => modules.includes(name)).flatMap(({ crews }) => crews),
];

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

const faulty = (
  option: string,
  reason: SoloFault['reason'],
  rule = RULES[option] ?? 'SOLO-01',
): ReadSolo => ({
  ok: false,
  fault: { option, reason, rule },
});
