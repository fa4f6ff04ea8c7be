import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-TURN-01 the four phases', () => {
  it('follow each other: bivouac, planning, convoy, maintenance, and again', () => {
    const race = given({
      phase: 'bivouac',
      turn: 3,
      deck: ['driver', 'guide', 'guide', 'driver', 'militia', 'militia'],
    });
    expect(race.public).toMatchObject({ phase: 'bivouac', turn: 4 });
    expect(race.events[0]).toEqual({ key: 'turnBegun', turn: 4 });
    race.orange.takes('driver');
    race.blue.takes('guide');
    expect(race.public.phase).toBe('planning');
    race.blue.plans({ funding: 5 });
    race.orange.plans({ funding: 5 });
    expect(race.public.phase).toBe('convoy');
    race.blue.funds();
    race.orange.funds();
    expect(race.events.map(({ key }) => key)).toEqual([
      'assistantsFunded',
      'orderChanged',
      'bonusPaid',
      'turnBegun',
      'cardsDealt',
    ]);
    expect(race.public).toMatchObject({ phase: 'bivouac', turn: 5 });
  });

  it('have no planning before the last card is taken and no convoy before the last plan', () => {
    const race = given({ phase: 'bivouac', row: ['driver', 'guide', 'guide'] });
    expect(race.orange.why({ do: 'plan', boxes: { funding: 5 } })).toBeRefused(
      'BASE-BIVOUAC-02',
      'expected.bivouac',
    );
    race.orange.takes('driver');
    race.blue.takes('guide');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-PLAN-01', 'expected.plan');
    race.blue.plans({ mechanics: 5 });
    expect(race.public.phase).toBe('planning');
  });
});
