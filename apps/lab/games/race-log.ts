import type { Race, RaceRules } from '@race/great-race';
import { describeAnswer, describeEvent, nameOf } from '@race/great-race/laws/playthrough.ts';
import type { State } from '@race/kernel';
import { label, seatName, sentence, type Words } from '@race/words';
import type { Teller } from './game.ts';

/** A race's log, as sentences or as the engine's keys and numbers. */
export const tellRace = (rules: RaceRules, words: Words | null): Teller<Race> =>
  words === null ? inKeys(rules) : inWords(rules, words);

const inKeys = (rules: RaceRules): Teller<Race> => ({
  name: nameOf,
  answer: (_state, _seat, answer) => describeAnswer(rules, answer),
  event: (_state, event) => describeEvent(rules, event),
});

function inWords(rules: RaceRules, words: Words): Teller<Race> {
  const naming = (state: State<Race>) => (seat: number) => seatName(words, state.public, seat);
  return {
    name: (state, seat) => String(naming(state)(seat)),
    answer: (state, seat, answer) =>
      label(words, answer, { rules, name: naming(state), known: state.public, seat }),
    event(state, event) {
      const told = sentence(words, event, { rules, name: naming(state) });
      // Events for one crew say "you"; a log for all names the crew.
      return event.key === 'cardsSeen' ? `[${naming(state)(event.to)}] ${told}` : told;
    },
  };
}
