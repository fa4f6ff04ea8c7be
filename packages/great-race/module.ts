import type { CrewId } from './crew/crews.ts';
import type { RaceOptions } from './options.ts';
import type { InPlay } from './seams.ts';

/** What a table must know to choose a module. */
export interface ModuleFacts {
  readonly name: string;
  /** The ways it can be played, the default first; none when there is only one. */
  readonly variants: readonly string[];
  /** Modules without which it cannot be played. */
  readonly needs: readonly string[];
  /** Crews that can be chosen with it, and seats beyond those of the base game. */
  readonly crews: readonly CrewId[];
  readonly seats: number;
  /** Other crews, and crews that cannot be chosen, by the way it is played. */
  readonly crewsWhen?: { readonly [variant: string]: readonly CrewId[] };
  readonly excludes?: { readonly [variant: string]: readonly CrewId[] };
  /** Crews are chosen at the table, with what the module brings. */
  readonly choosesCrews?: boolean;
  /** What the rulebook claims for the playing time. */
  readonly pace: 'faster' | 'slower' | 'not stated';
}

/** A module of the race: one value, made in its own folder. */
export interface RaceModule {
  readonly facts: ModuleFacts;
  /** What it does at a table with these options. */
  play(variant: string, options: RaceOptions): InPlay;
}

/** The crews that come with a module played in this way. */
export const crewsOf = ({ crews, crewsWhen }: ModuleFacts, variant: string): readonly CrewId[] =>
  crewsWhen?.[variant] ?? crews;

/** The crews that a module played in this way keeps from the race. */
export const excludedBy = ({ excludes }: ModuleFacts, variant: string): readonly CrewId[] =>
  excludes?.[variant] ?? [];

/** `season:hard` is a module and the way it is played. */
export function splitChoice(choice: string): { name: string; variant: string } {
  const [name = '', variant = ''] = choice.split(':');
  return { name, variant };
}
