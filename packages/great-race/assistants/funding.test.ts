import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-FUND-01 the funding group', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [4, 70],
    [5, 110],
  ])('of %i brings %i F', (assistants, francs) => {
    const race = given({ blue: { francs: 5, boxes: { funding: assistants } } });
    race.blue.funds();
    expect(race.blue).toHave({ francs: 5 + francs });
    expect(race.blue.boxes.funding).toBe(0);
    expect(race.events[0]).toEqual({ key: 'assistantsFunded', seat: 0, assistants, francs });
  });

  it('is spent as one action and leaves the others where they are', () => {
    const race = given({ blue: { boxes: { mechanics: 2, funding: 3 } } });
    race.blue.funds();
    expect(race.blue.boxes).toEqual({ pathfinder: 0, mechanics: 2, security: 0, funding: 0 });
    expect(race).toAsk('orange');
  });

  it('needs an assistant on it', () => {
    const { blue } = given({ blue: { boxes: { mechanics: 5 } } });
    expect(blue.may({ do: 'fund' })).toBe(false);
    expect(blue.why({ do: 'fund' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-FUND-01',
      with: { box: 'funding' },
    });
  });
});
