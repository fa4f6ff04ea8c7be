import { type Race, type RaceRules, STREAMS, winnerOf } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { fast, imagine, legalActions, open, streams, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, playOut, seatBots } from '../index.ts';
import { WORLDLY } from '../racer/modules/index.ts';
import { MOODS } from '../racer/prices.ts';
import { EVERYWHERE, raceWith } from '../testing/tables.ts';
import { expOf, runLayers, sharesOf } from './layers.ts';
import { featuresSeen, promisingPlans } from './plan-prior.ts';
import { learnedJudge } from './value.ts';
import { PLAN_NETWORK, VALUE_LAYERS } from './weights.ts';

const NATURE = { moods: MOODS, sense: WORLDLY };

const twoCrews = () =>
  given({
    phase: 'planning',
    blue: { at: 'luanda', petrol: 6, engine: 5, chassis: 5, francs: 200 },
    orange: { at: 'timbuktu', petrol: 1, engine: 2, chassis: 1, francs: 0 },
  });

describe('a network', () => {
  it('adds up its layers, and cuts off what is below zero between them', () => {
    const layers = [
      {
        inputs: 2,
        outputs: 2,
        weights: Float64Array.of(1, 2, -1, 0.5),
        biases: Float64Array.of(0.5, -1),
      },
      { inputs: 2, outputs: 1, weights: Float64Array.of(2, 7), biases: Float64Array.of(-1) },
    ];
    expect([...runLayers(layers, Float64Array.of(1, 1))]).toEqual([6]);
    expect([...runLayers(layers, Float64Array.of(-4, 0))]).toEqual([20]);
  });

  it('has its own power of e, which is a sum of products and so the same everywhere', () => {
    for (const x of [-50, -3, -0.1, 0, 1e-3, 1, 8]) expect(expOf(x) / Math.exp(x)).toBeCloseTo(1, 9);
    expect(sharesOf([0, 0])).toEqual([0.5, 0.5]);
  });

  it('says exactly this of a known position, on any machine', () => {
    const { rules, state } = twoCrews();
    const judge = learnedJudge(VALUE_LAYERS);
    const [near = 0, far = 0] = [0, 1].map((seat) => judge(rules, state, seat, NATURE));
    expect(near + far).toBeCloseTo(1);
    expect(near).toBe(KNOWN_CHANCE);
    const plan = runLayers(PLAN_NETWORK.layers, featuresSeen(rules, view<Race>(rules, state, 0), NATURE));
    expect([plan[0], plan[30], plan[55]]).toEqual(KNOWN_PLANS);
  });
});

const KNOWN_CHANCE = 0.999543401653417;
const KNOWN_PLANS = [1.397692824422984, -2.2538609283346513, 0.913862781391034];

describe('promising plans', () => {
  it('are so many of those that may be made, whatever the others hold', () => {
    const { rules, state } = twoCrews();
    const answers = legalActions(open<Race>(rules, state), 0);
    const seen = view<Race>(rules, state, 0);
    const plansOf = (from: typeof seen) =>
      promisingPlans({ rules, view: from, answers, chance: fast(1, 0) }, NATURE, {
        network: PLAN_NETWORK,
        most: 12,
      });
    const plans = plansOf(seen);
    expect(plans).toHaveLength(12);
    for (const plan of plans) expect(answers).toContain(plan);
    const twin = imagine<Race>(rules, seen, streams(STREAMS, 99));
    expect(plansOf(view<Race>(rules, twin, 0))).toEqual(plans);
  });
});

describe('a veteran', () => {
  it('beats the racer clearly on every board', () => {
    let won = 0;
    for (const where of EVERYWHERE) {
      const rules = raceWith({ ...where, crews: 2 });
      for (let seed = 1; seed <= 25; seed++) {
        const mine = seed % 2;
        const bots = mine === 0 ? [BOTS.veteran, BOTS.racer] : [BOTS.racer, BOTS.veteran];
        const { state } = playOut<Race, RaceRules>(
          rules,
          seatBots<Race, RaceRules>(bots, seed),
          streams(STREAMS, seed),
        );
        if (winnerOf(state.public) === mine) won += 1;
      }
    }
    expect(won).toBeGreaterThan(60);
  });
});
