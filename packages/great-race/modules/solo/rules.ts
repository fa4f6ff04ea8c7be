import type { RaceParts } from '../../parts.ts';
import { makeRace } from '../../race.ts';
import type { RaceRules } from '../../rules.ts';
import type { RacePublic } from '../../state.ts';
import { raceOptionsOf, type SoloOptions } from './options.ts';
import { alone, solo } from './solo.ts';
import { type Intent, intentOf } from './torpedo/intent.ts';

/** A solo race: the rules of the race, with René in the second seat or with nobody there. */
export interface SoloRules extends RaceRules {
  readonly solo: SoloOptions;
  /** Where René would go now; null where there is no René, or he has no card. */
  intent(known: RacePublic): Intent | null;
}

/** Makes the rules for one solo race from its parts. */
export function makeSoloFrom(options: SoloOptions, { data, modules }: RaceParts): SoloRules {
  const module = options.rival === null ? alone(options.turns ?? 0) : solo(options.rival);
  const rules = makeRace(raceOptionsOf(options), { data, modules: [...modules, module] });
  const { rival } = options;
  const intent = (known: RacePublic) => (rival === null ? null : intentOf(rules, known, rival));
  return Object.assign(rules, { game: 'solo', solo: options, intent });
}
