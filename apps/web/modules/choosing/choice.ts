// Choosing modules: on and off, how each is played, and the play mode that this makes.

import { type ModuleFacts, splitChoice } from '@race/great-race/module.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { MODES, type Mode } from '@race/great-race/modules/modes.ts';
import { readOptions } from '@race/great-race/options.ts';

/** Why a module cannot be taken in, or left out. */
export interface Refused {
  readonly because: 'needs' | 'needed';
  readonly module: string;
  /** What it needs and is not there; or what needs it. */
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

/** Takes a module in or leaves it out; refused where others would be left without what they need. */
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

/** The named mode that these modules are; undefined when they are one's own choice. */
export const modeOf = (chosen: readonly string[]): Mode | undefined =>
  MODES.find(({ modules }) => modules.join() === chosen.join());
