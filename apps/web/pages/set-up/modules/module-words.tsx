// What modules are called, and what they do to a race.
import { type ModuleFacts, splitChoice } from '@race/great-race/module.ts';
import { CATALOGUE } from '@race/great-race/modules/catalogue.ts';
import { listOf } from '@race/words/t.ts';
import type { JSX } from 'preact';
import { nameOf, say, words } from '../../../shell/words/say.ts';

export const moduleName = (name: string): string => nameOf('module', name);

export const namesOf = (names: readonly string[]): string => listOf(words(), names.map(moduleName));

/** A choice in a word or two: "Season (hard year)". */
function choiceWords(choice: string): string {
  const { name, variant } = splitChoice(choice);
  const defaultVariant = CATALOGUE.find((one) => one.name === name)?.variants[0] ?? '';
  if (variant === '' || variant === defaultVariant) return moduleName(name);
  return `${moduleName(name)} (${nameOf('variant', `${name}.${variant}`)})`;
}

/** All that is chosen, in one line. */
export const shortWords = (choices: readonly string[]): string => listOf(words(), choices.map(choiceWords));

export const paceWords = ({ pace }: Pick<ModuleFacts, 'pace'>): string =>
  say(pace === 'not stated' ? 'modules.pace.unstated' : `modules.pace.${pace}`);

/** The modules of a race, in one line. */
export const ModulesLine = ({ modules }: { modules: readonly string[] }): JSX.Element => (
  <p class="race-modules">{say('modules.with', { modules: shortWords(modules) })}</p>
);
