// How the choices before a race are saved and read again.
import type { CrewId } from '@race/great-race/crew/crews.ts';
import {
  BOARD_IDS,
  crewsWith,
  DIRECTIONS,
  mostCrews,
  ORDERS,
  readOptions,
} from '@race/great-race/options.ts';
import * as v from 'valibot';
import { save, savedText } from '../../shell/base/local-storage.ts';
import { type Choices, DRIVERS, defaultChoices, type Seating } from './choices.ts';
import { countCrews, LONGEST_NAME } from './seats.ts';

export const writeChoices = (choices: Choices): string => JSON.stringify(choices);

const seatingOf = (crews: readonly CrewId[]) =>
  v.object({
    crews: v.number(),
    seats: v.array(
      v.object({
        driver: v.picklist(DRIVERS),
        crew: v.picklist(crews),
        name: v.pipe(
          v.string(),
          v.transform((name) => name.slice(0, LONGEST_NAME)),
        ),
      }),
    ),
  });

/** A part that cannot be read gets its default: losing a choice is not losing a game. */
function choicesOr({ board, towards, order, askOnlyWhoCan }: Choices) {
  const choices = v.object({
    board: v.fallback(v.picklist(BOARD_IDS), board),
    towards: v.fallback(v.picklist(DIRECTIONS), towards),
    order: v.fallback(v.picklist(ORDERS), order),
    askOnlyWhoCan: v.fallback(v.boolean(), askOnlyWhoCan),
    seating: v.optional(v.unknown()),
    modules: v.optional(v.unknown()),
  });
  return v.fallback(choices, { board, towards, order, askOnlyWhoCan });
}

const SAVED = v.pipe(v.string(), v.parseJson());

export function readChoices(text: string | null, around: boolean): Choices {
  const defaults = defaultChoices(around);
  const saved = v.safeParse(SAVED, text);
  const from = v.parse(choicesOr(defaults), saved.success ? saved.output : {});
  const modules = modulesIn(from.modules);
  return { ...from, modules, seating: seatingWith(from.seating, modules) ?? defaults.seating };
}

/** None where they cannot be played together. */
function modulesIn(value: unknown): readonly string[] {
  const read = readOptions({ modules: value ?? [] });
  return read.ok ? read.options.modules : [];
}

/** All seats or none, since a part of a seating would be nobody's choice. */
function seatingWith(saved: unknown, modules: readonly string[]): Seating | null {
  const read = v.safeParse(seatingOf(crewsWith(modules)), saved);
  const most = mostCrews(modules);
  if (!read.success || read.output.seats.length !== most) return null;
  const { crews, seats } = read.output;
  if (new Set(seats.map(({ crew }) => crew)).size !== most) return null;
  const seating = countCrews({ crews: most, seats }, crews);
  return seating.crews === crews ? seating : null;
}

/** The last set-up is saved separately for each kind of table. */
const nameFor = (around: boolean): string => (around ? 'set-up-around' : 'set-up');

export const rememberedChoices = (around: boolean): Choices =>
  readChoices(savedText(nameFor(around)), around);

export const rememberChoices = (choices: Choices, around: boolean): void =>
  save(nameFor(around), writeChoices(choices));
