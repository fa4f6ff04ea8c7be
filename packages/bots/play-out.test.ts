import { type Race, type RaceRules, STREAMS, winnerOf } from '@race/great-race';
import { fast, fingerprint, isOver, legalActions, open, pending, start, streams } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, type BotName, isBotName, playOut, seatBots, seatChoice } from './index.ts';
import { EVERYWHERE, raceWith } from './testing/tables.ts';

function race(rules: RaceRules, names: readonly BotName[], seed: number) {
  const players = seatBots<Race, RaceRules>(
    names.map((name) => BOTS[name]),
    seed,
  );
  return playOut<Race, RaceRules>(rules, players, streams(STREAMS, seed));
}

describe('bots by name', () => {
  it('are those of the list', () => {
    expect(Object.entries(BOTS).every(([name, bot]) => bot.name === name && isBotName(name))).toBe(true);
    expect(isBotName('somebody')).toBe(false);
    expect(isBotName('toString')).toBe(false);
  });
});

describe('a race played out', () => {
  const rules = raceWith({ crews: 3 });

  it('comes to its end, and counts what was decided', () => {
    const { state, decisions } = race(rules, ['racer', 'racer', 'racer'], 5);
    expect(isOver(state)).toBe(true);
    expect(state.public.arrivals).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(60);
  });

  it('is the same race again from the same seed, and another from another', () => {
    const print = (seed: number) => fingerprint(race(rules, ['racer', 'random', 'racer'], seed).state);
    expect(print(3)).toBe(print(3));
    expect(print(3)).not.toBe(print(4));
  });

  it('asks a seat as seatChoice does', () => {
    const state = start<Race>(rules, streams(STREAMS, 8));
    const seat = Math.log2(pending<Race>(rules, state));
    const answers = legalActions(open<Race>(rules, state), seat);
    const chosen = seatChoice<Race, RaceRules>(rules, state, { bot: BOTS.random, chance: fast(1, 0), seat });
    expect(answers).toContain(chosen);
  });
});

describe('the random bot', () => {
  it('chooses every answer about equally often', () => {
    const state = start<Race>(raceWith({}), streams(STREAMS, 8));
    const rules = raceWith({});
    const seat = Math.log2(pending<Race>(rules, state));
    const dice = fast(2, 0);
    const seen = new Map<unknown, number>();
    for (let n = 0; n < 4000; n++) {
      const chosen = seatChoice<Race, RaceRules>(rules, state, { bot: BOTS.random, chance: dice, seat });
      seen.set(chosen, (seen.get(chosen) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('the racer', () => {
  it('beats a random crew in at least 95 of 100 races, on every board and from either seat', () => {
    let won = 0;
    let raced = 0;
    for (const where of EVERYWHERE) {
      const rules = raceWith({ ...where, crews: 2 });
      for (let seed = 1; seed <= 15; seed++) {
        const mine = seed % 2;
        const names: BotName[] = mine === 0 ? ['racer', 'random'] : ['random', 'racer'];
        if (winnerOf(race(rules, names, seed).state.public) === mine) won += 1;
        raced += 1;
      }
    }
    expect(won / raced).toBeGreaterThanOrEqual(0.95);
  });

  it('brings every race of four racers to an arrival within 14 turns', () => {
    for (const where of EVERYWHERE) {
      const rules = raceWith(where);
      for (let seed = 1; seed <= 15; seed++) {
        const { state } = race(rules, ['racer', 'racer', 'racer', 'racer'], seed);
        expect(state.public.arrivals).toBeGreaterThan(0);
        expect(state.public.turn).toBeLessThanOrEqual(14);
      }
    }
  });
});
