// Choosing modules: on and off, their variants, the play mode that results, and how long the race takes.

import { type ModuleFacts, splitChoice } from '@race/great-race/module.ts';
import { CATALOGUE, type ModuleName } from '@race/great-race/modules/catalogue.ts';
import { MODES, type Mode } from '@race/great-race/modules/modes.ts';
import { type BoardId, readOptions } from '@race/great-race/options.ts';

/** Why a module cannot be switched on or off. */
export interface Refused {
  readonly because: 'needs' | 'needed';
  readonly module: string;
  /** The modules it needs and that are off; or those that need it. */
  readonly others: readonly string[];
}

export type Toggled =
  | { readonly ok: true; readonly chosen: readonly string[] }
  | { readonly ok: false; readonly refused: Refused };

export const isChosen = (chosen: readonly string[], name: string): boolean =>
  chosen.some((choice) => splitChoice(choice).name === name);

/** The variant a module is played with; its default where none is chosen. */
export function variantOf(chosen: readonly string[], { name, variants }: ModuleFacts): string {
  const choice = chosen.map(splitChoice).find((one) => one.name === name);
  return choice?.variant ?? variants[0] ?? '';
}

/** Switches a module on or off; refused where another module would lack what it needs. */
export function toggle(chosen: readonly string[], { name, needs }: ModuleFacts): Toggled {
  if (isChosen(chosen, name)) {
    const needing = CATALOGUE.filter((other) => isChosen(chosen, other.name) && other.needs.includes(name));
    if (needing.length > 0)
      return refuse(
        'needed',
        name,
        needing.map((other) => other.name),
      );
    return taken(chosen.filter((choice) => splitChoice(choice).name !== name));
  }
  const missing = needs.filter((needed) => !isChosen(chosen, needed));
  return missing.length > 0 ? refuse('needs', name, missing) : taken([...chosen, name]);
}

const refuse = (because: Refused['because'], module: string, others: readonly string[]): Toggled => ({
  ok: false,
  refused: { because, module, others },
});

/** In the order and the words of a race's options. */
function taken(choices: readonly string[]): Toggled {
  const read = readOptions({ modules: choices });
  return { ok: true, chosen: read.ok ? read.options.modules : [] };
}

export const playedAs = (chosen: readonly string[], name: string, variant: string): readonly string[] =>
  chosen.map((choice) => (splitChoice(choice).name === name ? `${name}:${variant}` : choice));

/** The mode that consists of these modules; undefined for any other selection. */
export const modeOf = (chosen: readonly string[]): Mode | undefined =>
  MODES.find(({ modules }) => modules.join() === chosen.join());

/** How demanding a race with these modules is: as the mode says, or by what each adds. */
export const weightOfAll = (
  chosen: readonly string[],
  weightOf: (module: string) => number,
): Mode['weight'] =>
  modeOf(chosen)?.weight ??
  weighed(chosen.reduce((sum, choice) => sum + weightOf(splitChoice(choice).name), 0));

const LIGHT = 3;
const MEDIUM = 5;

function weighed(weight: number): Mode['weight'] {
  if (weight <= LIGHT) return 'light';
  return weight <= MEDIUM ? 'medium' : 'heavy';
}

/** What a crew answers in a race without modules, by the crews at the start: the mean of sixty races of racers for each. */
const ANSWERS: { readonly [Board in BoardId]: readonly number[] } = {
  africa: [95, 89, 88],
  'south-america': [100, 97, 95],
};

/** How many answers more, or fewer, a crew of four gives with each module in Africa, counted likewise; one not counted yet adds none. */
const MORE_ANSWERS: { readonly [Name in ModuleName]?: number } = {
  fifth: 0,
  leaders: -3,
  paddock: -4,
  season: -3,
  microclimate: 0,
  village: -2,
  postal: -1,
  patronage: -18,
  diplomacy: 25,
};

const ANSWERS_BY_NAME: { readonly [name: string]: number | undefined } = MORE_ANSWERS;

/** Some answers are a tap, others a plan; the set-up says that this is what it reckons with. */
export const SECONDS_AN_ANSWER = 15;

const minutes = (answers: number): number => Math.round((answers * SECONDS_AN_ANSWER) / 60);

/** What a module adds to a race, in minutes of each person. */
export const minutesOf = (choice: string): number => minutes(ANSWERS_BY_NAME[splitChoice(choice).name] ?? 0);

interface Asked {
  readonly board: BoardId;
  readonly crews: number;
  /** Bots answer at once. */
  readonly people: number;
  readonly modules: readonly string[];
}

const FEWEST = 2;

/** About how many minutes a race takes. */
export function raceMinutes({ board, crews, people, modules }: Asked): number {
  const [two = 0, three = 0, four = 0] = ANSWERS[board];
  const base = crews <= FEWEST ? two : crews === FEWEST + 1 ? three : four;
  const more = modules.reduce((sum, choice) => sum + (ANSWERS_BY_NAME[splitChoice(choice).name] ?? 0), 0);
  return minutes((base + more) * Math.max(1, people));
}
