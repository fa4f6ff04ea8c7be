import { activate, chancesFrom, prospect, type ValueNetwork } from '@race/bots/search/network.ts';
import { chooseFrom, fast, type Stream } from '@race/kernel';
import type { Example } from './examples.ts';

interface Lesson {
  readonly examples: readonly Example[];
  readonly inputs: number;
  readonly hidden: number;
  readonly rounds: number;
  readonly seed: number;
  readonly done: (round: number) => void;
}

interface Sums {
  readonly weights: number[];
  readonly biases: number[];
  readonly counts: number[];
}

const BATCH = 64;
const PACE = 0.004;
/** How long the optimiser remembers gradients and their squares (Kingma and Ba's Adam). */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const TINY = 1e-8;
const DECAY = 1e-5;

/** Finds the network that makes the winners of the examples most likely. */
export function fit({ examples, inputs, hidden, rounds, seed, done }: Lesson): ValueNetwork {
  const dice = fast(seed, 0);
  const learnt: Sums = {
    weights: Array.from({ length: inputs * hidden }, () => anyWeight(dice)),
    biases: zeros(hidden),
    counts: Array.from({ length: hidden }, () => anyWeight(dice)),
  };
  const adam = makeAdam(learnt);
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(examples, dice);
    for (let from = 0; from < order.length; from += BATCH) {
      const slope = { weights: zeros(inputs * hidden), biases: zeros(hidden), counts: zeros(hidden) };
      const batch = order.slice(from, from + BATCH);
      for (const example of batch) addSlope(slope, { ...learnt, inputs, hidden }, example);
      adam(slope, { share: 1 / batch.length, pace: PACE * (1 - round / rounds) });
    }
    done(round + 1);
  }
  return { inputs, hidden, ...learnt };
}

const zeros = (size: number): number[] => new Array<number>(size).fill(0);

const STEPS = Array.from({ length: 2001 }, (_, n) => (n - 1000) / 3000);
const anyWeight = (dice: Stream): number => chooseFrom(dice, STEPS);

function shuffled<X>(list: readonly X[], dice: Stream): X[] {
  const keyed = list.map((one) => ({ one, key: chooseFrom(dice, STEPS) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}

/** The gradient of the loss for one winner. */
function addSlope(slope: Sums, network: ValueNetwork, { traits, winner }: Example): void {
  const { inputs, hidden, counts } = network;
  const units = traits.map((own) => activate(network, own));
  const chances = chancesFrom(units.map((own) => prospect(network, own)));
  traits.forEach((own, seat) => {
    const off = (chances[seat] ?? 0) - (seat === winner ? 1 : 0);
    for (let unit = 0; unit < hidden; unit++) {
      const value = units[seat]?.[unit] ?? 0;
      add(slope.counts, unit, off * value);
      if (value <= 0) continue;
      const through = off * (counts[unit] ?? 0);
      add(slope.biases, unit, through);
      for (let i = 0; i < inputs; i++) add(slope.weights, unit * inputs + i, through * (own[i] ?? 0));
    }
  });
}

function add(list: number[], place: number, value: number): void {
  list[place] = (list[place] ?? 0) + value;
}

function makeAdam(learnt: Sums): (slope: Sums, step: { share: number; pace: number }) => void {
  const parts = (['weights', 'biases', 'counts'] as const).map((name) => ({
    name,
    first: zeros(learnt[name].length),
    second: zeros(learnt[name].length),
  }));
  let steps = 0;
  return (slope, { share, pace }) => {
    steps += 1;
    const warm = pace * (Math.sqrt(1 - LONG_MEMORY ** steps) / (1 - MEMORY ** steps));
    for (const { name, first, second } of parts)
      learnt[name].forEach((value, i) => {
        const by = (slope[name][i] ?? 0) * share + DECAY * value;
        first[i] = MEMORY * (first[i] ?? 0) + (1 - MEMORY) * by;
        second[i] = LONG_MEMORY * (second[i] ?? 0) + (1 - LONG_MEMORY) * by * by;
        learnt[name][i] = value - (warm * (first[i] ?? 0)) / (Math.sqrt(second[i] ?? 0) + TINY);
      });
  };
}

/** The mean loss for the winners, and how often the network names them. */
export function surprise(
  network: ValueNetwork,
  examples: readonly Example[],
): { mean: number; named: number } {
  let sum = 0;
  let named = 0;
  for (const { traits, winner } of examples) {
    const chances = chancesFrom(traits.map((own) => prospect(network, activate(network, own))));
    sum -= Math.log(chances[winner] ?? 0);
    if (Math.max(...chances) === chances[winner]) named += 1;
  }
  return { mean: sum / examples.length, named: named / examples.length };
}
