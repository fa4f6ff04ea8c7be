// The bounds of a board's cities: how many, which colours, how many cards, where.
import { type BoardData, CITY_COLOURS } from '@race/great-race/board/data.ts';
import { atLeast, type Bound, claim, within } from './bound.ts';

export function cityBounds(board: BoardData, steps: readonly number[], islands: readonly string[]): Bound[] {
  const cities = board.spaces.flatMap(({ city }, space) =>
    city ? [{ ...city, level: board.levels[0][space] ?? 0, steps: steps[space] ?? 0 }] : [],
  );
  const giving = cities.filter((city) => city.colour !== 'purple');
  const top = Math.max(...board.levels[0]);
  const share = (cards: number) => giving.filter((city) => city.cards === cards).length;
  const behind = giving.filter((city) => city.level < top / 2).length;
  const unreached = cities.filter((city) => !Number.isFinite(city.steps)).map((city) => city.id);
  return [
    within('cities', giving.length, [16, 20]),
    within('purple cities', cities.length - giving.length, [2, 2]),
    ...CITY_COLOURS.filter((colour) => colour !== 'purple').flatMap((colour) => {
      const own = giving.filter((city) => city.colour === colour).map((city) => city.level);
      return [
        within(`${colour} cities`, own.length, [4, 5]),
        atLeast(
          `${colour} cities: levels between first and last`,
          Math.max(...own) - Math.min(...own),
          top / 2,
        ),
      ];
    }),
    within(
      'longest stretch of levels from city to city',
      longestStretch(cities.map((city) => city.level)),
      [1, 4],
    ),
    atLeast('cities in each half of the way', Math.min(behind, giving.length - behind), giving.length / 4),
    within('share of cities with 1 card', share(1) / giving.length, [0.4, 0.6]),
    within('cities with 3 cards', share(3), [1, 2]),
    claim('all others show 2 cards', share(1) + share(2) + share(3) === giving.length, `${share(2)} cities`),
    claim(
      'every city but islands lies on land ways',
      unreached.every((id) => islands.includes(id)),
      unreached.join(', ') || 'all',
    ),
  ];
}

function longestStretch(levels: readonly number[]): number {
  const sorted = levels.toSorted((a, b) => a - b);
  return Math.max(...sorted.map((level, index) => level - (sorted[index - 1] ?? level)));
}
