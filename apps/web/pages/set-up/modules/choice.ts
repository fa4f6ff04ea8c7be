// Choosing modules: on and off, their variants, and the play mode that results.

import { type ModuleFacts, splitChoice } from '@race/great-race/module.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { MODES, type Mode } from '@race/great-race/modules/modes.ts';
import { readOptions } from '@race/great-race/options.ts';

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

/** How demanding a race with these modules is, and what they do to its length: as the mode says, or by what each adds. */
export function demandOf(
  chosen: readonly string[],
  weightOf: (module: string) => number,
): Pick<Mode, 'weight' | 'pace'> {
  const mode = modeOf(chosen);
  if (mode !== undefined) return mode;
  const weight = chosen.reduce((sum, choice) => sum + weightOf(splitChoice(choice).name), 0);
  const longer = CATALOGUE.filter(({ name }) => isChosen(chosen, name)).reduce(
    (sum, { pace }) => sum + PACES[pace],
    0,
  );
  return { weight: weighed(weight), pace: longer === 0 ? 'same' : longer > 0 ? 'slower' : 'faster' };
}

const PACES = { faster: -1, slower: 1, 'not stated': 0 } as const satisfies Record<
  ModuleFacts['pace'],
  number
>;
const LIGHT = 3;
const MEDIUM = 5;

function weighed(weight: number): Mode['weight'] {
  if (weight <= LIGHT) return 'light';
  return weight <= MEDIUM ? 'medium' : 'heavy';
}
