import { describe, expect, it } from 'vitest';
import { playerResults } from './player-results.ts';
import { PERSON, planOf, playedTable, RACER } from './testing/tables.ts';

describe('what people have to show of a race', () => {
  const plan = planOf([PERSON, RACER, { kind: 'person', name: 'Bert' }]);
  const over = playedTable(plan);
  const results = playerResults(over);

  it('is one result for each person, and none for bots', () => {
    expect(results.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'Anna'],
      [2, 'Bert'],
    ]);
  });

  it('agrees with what was told', () => {
    const told = over.history.standing.flatMap(({ events }) => events);
    for (const { seat, spaces, longest, turns, place, arrived, prestige, dangers } of results) {
      const mine = told.filter((event) => 'seat' in event && event.seat === seat);
      expect(spaces).toBe(mine.filter(({ key }) => key === 'spaceEntered').length);
      expect(longest).toBeGreaterThan(0);
      expect(longest).toBeLessThanOrEqual(spaces);
      expect(turns).toBe(over.history.state.public.turn);
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThanOrEqual(3);
      expect(arrived).toBe(mine.some(({ key }) => key === 'crewArrived'));
      expect(prestige > 0).toBe(arrived);
      const met = mine.filter(
        (event) => event.key === 'dangerMet' || (event.key === 'spaceEntered' && event.danger),
      );
      expect(dangers).toBe(met.length);
    }
  });

  it('is nothing before the end, and nothing where a race began in the middle of another', () => {
    const early = playedTable(plan, 5);
    expect(playerResults(early)).toEqual([]);
    const fork = {
      seed: plan.seed,
      entries: early.history.standing.map(({ seat, answer }) => ({ seat, answer })),
      seat: 0,
    };
    expect(playerResults(playedTable({ ...plan, seed: 7, fork }))).toEqual([]);
  });
});
