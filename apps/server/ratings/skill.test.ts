import { describe, expect, it } from 'vitest';
import { afterRace, NEWCOMER, pointsOf, ratingNews, type Skill, skillOfBot } from './skill.ts';

const pointsAfter = (skills: readonly Skill[], places: readonly number[]) =>
  afterRace(skills, places).map(({ mu }) => pointsOf(mu));

describe('RATE-03 a rating', () => {
  it('begins where the default bot stands, and says that it is a guess', () => {
    expect(ratingNews(NEWCOMER)).toEqual({ rating: 1_500, give: 246, settled: false });
    expect(ratingNews(skillOfBot(1_824))).toEqual({ rating: 1_824, give: 50, settled: true });
  });

  it('rises with a better place, and falls with a worse one', () => {
    const [first = 0, second = 0, third = 0, last = 0] = pointsAfter(Array(4).fill(NEWCOMER), [1, 2, 3, 4]);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(third).toBeGreaterThan(last);
    expect(first + second + third + last).toBeCloseTo(6_000, -1);
  });

  it('is the same for those who share a place', () => {
    const [one, other] = pointsAfter([NEWCOMER, NEWCOMER, NEWCOMER], [1, 1, 3]);
    expect(one).toBe(other);
  });

  it('is surer after every race', () => {
    let skill = NEWCOMER;
    const gives: number[] = [];
    for (let race = 0; race < 30; race++) {
      skill = afterRace([skill, skillOfBot(1_500)], race % 2 === 0 ? [1, 2] : [2, 1])[0] ?? skill;
      gives.push(ratingNews(skill).give);
    }
    expect(gives).toEqual(gives.toSorted((a, b) => b - a));
    expect(ratingNews(skill)).toMatchObject({ settled: true });
  });

  it.each([2, 4, 7])('means the same among %i crews: ten wins to one are 400 points', (crews) => {
    // A player 400 points ahead of all others gains little from a win, and loses ten times as much by coming second.
    const better = { ...skillOfBot(1_900), sigma: 500_000 };
    const others = Array(crews - 1).fill({ ...skillOfBot(1_500), sigma: 500_000 });
    const rest = others.map((_, at) => at + 2);
    const [won] = afterRace([better, ...others], [1, ...rest]);
    const [lost] = afterRace([better, ...others], [crews, ...rest.map((place) => place - 1)]);
    expect((better.mu - (lost?.mu ?? 0)) / ((won?.mu ?? 0) - better.mu)).toBeGreaterThan(crews === 2 ? 9 : 1);
  });

  it('moves less against somebody one was expected to beat', () => {
    const [gained = 0] = pointsAfter([NEWCOMER, skillOfBot(1_100)], [1, 2]);
    const [gainedMore = 0] = pointsAfter([NEWCOMER, skillOfBot(2_048)], [1, 2]);
    expect(gainedMore - 1_500).toBeGreaterThan(3 * (gained - 1_500));
  });
});
