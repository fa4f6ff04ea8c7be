// The road of a day in words.
import { splitChoice } from '@race/great-race/module.ts';
import { type Direction, type RaceOptions, readOptions } from '@race/great-race/options.ts';
import { listOf } from '@race/words/t.ts';
import { nameOf, say, words } from '../words/say.ts';

/** Null for a road that an edition after this one has made. */
export function roadIn(options: object): RaceOptions | null {
  const read = readOptions(options);
  return read.ok ? read.options : null;
}

/** The space where a race in this direction begins. */
export const startIn = ({ ends }: { readonly ends: readonly number[] }, towards: Direction): number =>
  ends[towards === 'south' ? 0 : 1] ?? 0;

/** With whom, against whom. */
export function crewWords({ vehicles, crews }: RaceOptions): string {
  const mine = vehicles?.[0];
  const count = crews - 1;
  return mine === undefined
    ? say('expedition.crew.chosen', { count })
    : say('expedition.crew', { crew: nameOf('surname', mine), count });
}

export function moduleWords({ modules }: RaceOptions): string {
  if (modules.length === 0) return say('expedition.plain');
  const names = modules.map((choice) => nameOf('module', splitChoice(choice).name));
  return say('expedition.modules', { modules: listOf(words(), names) });
}
