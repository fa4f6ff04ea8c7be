import { type Race, STREAMS } from '@race/great-race';
import { fast, fingerprint, imagine, legalActions, open, streams, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS } from './index.ts';
import { BOT_NAMES } from './names.ts';
import { WORLDLY } from './racer/modules/index.ts';
import { adviserWith } from './search/advise.ts';
import { questions, raceWith } from './testing/tables.ts';

const rules = raceWith({ crews: 2, modules: ['leaders', 'season:hard'] });

/** Questions of a race, each with a twin that differs in nothing the asked seat can see. */
function* twins(nth: number) {
  let n = 0;
  for (const { state, seat } of questions(rules, BOTS.racer, { seed: 11, most: 160 })) {
    const answers = legalActions(open<Race>(rules, state), seat);
    if (answers.length < 2 || n++ % nth !== 0) continue;
    const twin = imagine<Race>(rules, view<Race>(rules, state, seat), streams(STREAMS, 500 + n));
    yield { state, twin, seat, answers };
  }
}

const chance = () => fast(3, 0);
const adviser = adviserWith(WORLDLY);
/** Who thinks about everything is asked less often. */
const OFTEN = 10;
const SELDOM = 90;
const CHOOSERS = [
  ...BOT_NAMES.map((name) => ({
    name,
    choose: BOTS[name].choose,
    nth: name === 'champion' ? SELDOM : OFTEN,
  })),
  { name: 'the adviser', choose: (ask: Parameters<typeof adviser>[0]) => adviser(ask), nth: SELDOM },
];

/** Searching takes its time where others work too. */
const TIMEOUT = 120_000;

describe.each(CHOOSERS)('$name', ({ choose, nth }) => {
  it(
    'says the same whatever the others hold and deck and bag bring, and the same again',
    () => {
      let others = 0;
      for (const { state, twin, seat, answers } of twins(nth)) {
        const say = (from: typeof state) =>
          fingerprint(choose({ rules, view: view<Race>(rules, from, seat), answers, chance: chance() }));
        const said = say(state);
        expect(say(twin)).toBe(said);
        if (fingerprint(twin.seats) !== fingerprint(state.seats)) others += 1;
      }
      // Else there was nothing to peek at.
      expect(others).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});
