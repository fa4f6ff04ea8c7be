import { type Race, type RaceRules, STREAMS } from '@race/great-race';
import { fast, imagine, legalActions, open, type Stream, streams, view } from '@race/kernel';
import { deepFreeze } from '@race/kernel/laws/plain.ts';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, type Position, questions, raceWith } from '../testing/tables.ts';
import { WORLDLY } from './modules/index.ts';
import { racerWith } from './racer.ts';

const racer = racerWith(WORLDLY);

const answersTo = (rules: RaceRules, { state, seat }: Position) =>
  legalActions(open<Race>(rules, state), seat);

const chance = (): Stream => fast(7, 0);

describe.each(EVERYWHERE)('the racer in any position of $board, towards the $towards', (where) => {
  const rules = raceWith(where);
  const everywhere = function* () {
    for (const seed of [1, 2]) yield* questions(rules, racer, { seed, most: 400 });
  };

  it('gives one of the answers offered, and writes to nothing it is shown', () => {
    for (const position of everywhere()) {
      const answers = deepFreeze(answersTo(rules, position));
      const seen = deepFreeze(view<Race>(rules, position.state, position.seat));
      expect(answers).toContain(racer.choose({ rules, view: seen, answers, chance: chance() }));
    }
  });

  it('gives the same answer to the same question', () => {
    for (const position of everywhere()) {
      const answers = answersTo(rules, position);
      const ask = () => {
        const seen = view<Race>(rules, position.state, position.seat);
        return racer.choose({ rules, view: seen, answers, chance: chance() });
      };
      expect(ask()).toBe(ask());
    }
  });

  it('gives the same answer whatever the others hold and the deck brings', () => {
    let world = 0;
    for (const position of everywhere()) {
      const { seat } = position;
      const seen = view<Race>(rules, position.state, seat);
      const twin = imagine<Race>(rules, seen, streams(STREAMS, 1000 + world++));
      const here = racer.choose({ rules, view: seen, answers: answersTo(rules, position), chance: chance() });
      const there = racer.choose({
        rules,
        view: view<Race>(rules, twin, seat),
        answers: answersTo(rules, { state: twin, seat }),
        chance: chance(),
      });
      expect(there).toBe(here);
    }
  });
});
