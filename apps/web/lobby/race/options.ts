import { type RaceOptions, readOptions } from '@race/great-race/options.ts';

/** A race's options as a table tells them; what an edition after this one adds makes them unreadable. */
export function raceIn(options: object): RaceOptions {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`a table has options this page does not know: ${read.fault.option}`);
  return read.options;
}
