import {
  makeRace,
  type Race,
  type RaceEvent,
  type RaceOptions,
  type RaceRules,
  readOptions,
  STREAMS,
} from '@race/great-race';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { readSolo } from '@race/great-race/modules/solo/options.ts';
import {
  isOver,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  start,
  streams,
  type Table,
} from '@race/kernel';

export function rulesOf(options: Partial<RaceOptions>): RaceRules {
  const read = readOptions(options);
  if (!read.ok) throw new Error(`${read.fault.option}: ${read.fault.reason}`);
  return makeRace(read.options);
}

export function soloRules(options: object): RaceRules {
  const read = readSolo(options);
  if (!read.ok) throw new Error(`${read.fault.option}: ${read.fault.reason}`);
  return makeSolo(read.options);
}

/** Plays a race with random answers; looks in before each of them, and tells all that was told. */
export function randomRace(
  rules: RaceRules,
  seed: number,
  look: (g: Table<Race>, events: readonly RaceEvent[]) => void,
): void {
  const told: RaceEvent[] = [];
  const g = open(rules, start(rules, streams(STREAMS, seed), told), told);
  let dice = seed;
  while (!isOver(g)) {
    look(g, told.splice(0));
    for (const seat of listSeats(pending(rules, g)).slice(0, 1)) {
      const answers = legalActions(g, seat);
      dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0;
      play(g, seat, answers[(dice >>> 8) % answers.length] as (typeof answers)[number]);
    }
  }
  look(g, told);
}
