import type { Race, RaceRules } from '@race/great-race';
import { describeAnswer, describeEvent, nameOf } from '@race/great-race/laws/playthrough.ts';
import type { Teller } from './game.ts';

/** A race's log in the engine's own keys and numbers. */
export const tellRace = (rules: RaceRules): Teller<Race> => ({
  answer: (state, seat, answer) => `${nameOf(state, seat)}: ${describeAnswer(rules, answer)}`,
  event: (_state, event) => describeEvent(rules, event),
});
