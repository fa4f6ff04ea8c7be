import { type Race, STREAMS } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { fast, fingerprint, imagine, legalActions, open, streams, view } from '@race/kernel';
import { deepFreeze } from '@race/kernel/laws/plain.ts';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../index.ts';
import { WORLDLY } from '../racer/modules/index.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { questions, raceWith } from '../testing/tables.ts';
import { chanceToWin } from './judge.ts';
import { consider, type Habit, makeSearcher, meanOf } from './search.ts';
import { imagineWorld } from './worlds.ts';

const NATURE = { moods: MOODS, sense: WORLDLY };
const HABIT: Habit = { name: 'tester', thinksAbout: () => true, rehearsals: 12, turns: 1, whim: 0 };
const searcher = makeSearcher(HABIT, NATURE);
const chance = () => fast(7, 0);

describe.each([
  ['without modules', []],
  ['with modules', ['leaders', 'season:hard', 'village', 'postal', 'patronage', 'diplomacy:normal']],
])('a searching bot %s', (_how, modules) => {
  const rules = raceWith({ crews: 3, modules });
  const everyNth = function* (nth: number) {
    let n = 0;
    for (const position of questions(rules, BOTS.racer, { seed: 5, most: 160 })) {
      const answers = legalActions(open<Race>(rules, position.state), position.seat);
      if (answers.length > 1 && n++ % nth === 0) yield { ...position, answers };
    }
  };

  it('gives one of the answers offered, the same to the same question, and writes to nothing it is shown', () => {
    for (const { state, seat, answers } of everyNth(30)) {
      const ask = () =>
        searcher.choose({
          rules,
          view: deepFreeze(view<Race>(rules, state, seat)),
          answers,
          chance: chance(),
        });
      expect(answers).toContain(ask());
      expect(ask()).toBe(ask());
    }
  });

  it('gives the same answer whatever the others hold and the deck brings', () => {
    for (const { state, seat, answers } of everyNth(30)) {
      const seen = view<Race>(rules, state, seat);
      const twin = view<Race>(rules, imagine<Race>(rules, seen, streams(STREAMS, 4321)), seat);
      expect(searcher.choose({ rules, view: twin, answers, chance: chance() })).toBe(
        searcher.choose({ rules, view: seen, answers, chance: chance() }),
      );
    }
  });
});

describe('a searching bot', () => {
  it('answers as the racer what it does not think about', () => {
    const rules = raceWith({ crews: 2 });
    const racer = makeRacer(NATURE);
    const idle = makeSearcher({ ...HABIT, thinksAbout: () => false }, NATURE);
    for (const { state, seat } of questions(rules, BOTS.racer, { seed: 2, most: 60 })) {
      const answers = legalActions(open<Race>(rules, state), seat);
      const seen = view<Race>(rules, state, seat);
      const ask = () => ({ rules, view: seen, answers, chance: chance() });
      expect(idle.choose(ask())).toBe(racer.choose(ask()));
    }
  });

  it('shares its rehearsals so that the best answers get most, and keeps the instinctive one', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const { rules, state } = race;
    const answers = legalActions(open<Race>(rules, state), 0);
    const ask = { rules, view: view<Race>(rules, state, 0), answers, chance: chance() };
    const [instinct] = answers;
    if (instinct === undefined) throw new Error('nothing is asked');
    const company = { rules, nature: NATURE, racer: makeRacer(NATURE), chance: chance() };
    const tried = consider(company, ask, { habit: { ...HABIT, rehearsals: 60 }, instinct });
    expect(tried.map(({ answer }) => answer)).toContain(instinct);
    expect(tried.length).toBeLessThan(answers.length);
    const means = tried.map(meanOf);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });
});

describe('a plan', () => {
  it('cannot be foretold: of those that look alike now this one is taken, now that', () => {
    const { rules, state } = given({ phase: 'planning', blue: { at: 'timbuktu' } });
    const answers = legalActions(open<Race>(rules, state), 0);
    const seen = view<Race>(rules, state, 0);
    const planner = makeSearcher({ ...HABIT, whim: 0.005 }, NATURE);
    const plans = new Set<unknown>();
    for (let seed = 0; seed < 7; seed++)
      plans.add(planner.choose({ rules, view: seen, answers, chance: fast(seed, 0) }));
    expect(plans.size).toBeGreaterThan(1);
  });
});

describe('the judge', () => {
  it('gives all crews one whole chance, and more to who is nearer', () => {
    const { rules, state } = given({
      blue: { at: 'luanda', petrol: 6, engine: 5, chassis: 5, francs: 200 },
      orange: { at: 'timbuktu', petrol: 1, engine: 2, chassis: 1, francs: 0 },
    });
    const [near = 0, far = 0] = [0, 1].map((seat) => chanceToWin(rules, state, seat, NATURE));
    expect(near + far).toBeCloseTo(1);
    expect(near).toBeGreaterThan(0.6);
  });
});

describe('a made-up world', () => {
  it('shows the seat what it sees, and has sealed plans that a racer would make', () => {
    const race = given({ phase: 'planning' });
    race.orange.plans({ mechanics: 5 });
    const { rules, state } = race;
    const seen = view<Race>(rules, state, 0);
    const racer = makeRacer(NATURE);
    const world = imagineWorld({ rules, nature: NATURE, racer, chance: chance() }, seen, 11);
    expect(fingerprint(view<Race>(rules, world, 0))).toBe(fingerprint(seen));
    const again = imagineWorld({ rules, nature: NATURE, racer, chance: chance() }, seen, 11);
    expect(world.seats[1]?.sealed).toBe(again.seats[1]?.sealed);
    expect(world.seats[1]?.sealed).not.toBeNull();
  });

  it('lets the others plan first, as whom it takes them for', () => {
    const { rules, state } = given({ phase: 'planning', blue: { at: 'timbuktu' } });
    const fourGuards = legalActions(open<Race>(rules, state), 1).find(
      (answer) => answer.do === 'plan' && answer.boxes.includes(4),
    );
    const planner = {
      name: 'stubborn',
      choose: () => {
        if (fourGuards === undefined) throw new Error('no such plan');
        return fourGuards;
      },
    };
    const company = { rules, nature: NATURE, racer: makeRacer(NATURE), chance: chance(), planner };
    const world = imagineWorld(company, view<Race>(rules, state, 0), 11);
    expect(world.seats[1]?.sealed).toBe(fourGuards);
    expect(world.seats[0]?.sealed).toBeNull();
    expect(world.table.ready).toBe(0b10);
  });
});
