import { cityAt } from '@race/great-race/board/board.ts';
import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { nearestFirst, roadsToCities, spacesTo } from './outlook.ts';

const nameOf = (race: ReturnType<typeof given>, space: number) => cityAt(race.rules.board, space)?.id;

describe('the map as ways', () => {
  it('counts the spaces to a goal, one more from each space further off', () => {
    const { rules } = given({ blue: { at: 'timbuktu' } });
    const far = spacesTo(rules.board, rules.board.destination);
    expect(far[rules.board.destination]).toBe(0);
    for (const near of rules.board.near[rules.board.destination] ?? []) expect(far[near]).toBe(1);
    expect(far[rules.board.start]).toBeGreaterThan(8);
  });

  it('puts spaces in the order of how near they are to the end, and leaves alike ones as they were', () => {
    const { board } = given({ blue: { at: 'timbuktu' } }).rules;
    const [one = -1, other = -1] = board.near[board.destination] ?? [];
    expect(nearestFirst(board, [board.start, other, board.destination, one])).toEqual([
      board.destination,
      other,
      one,
      board.start,
    ]);
  });

  it('leads to every other city, nearest first', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const roads = roadsToCities(race.rules, race.public, race.blue.crew.at);
    const far = spacesTo(race.rules.board, race.blue.crew.at);
    const cities = race.rules.board.isCity.filter(
      (isCity, at) => isCity && far[at] !== Number.POSITIVE_INFINITY,
    ).length;
    expect(roads).toHaveLength(cities - 1);
    expect(roads.map(({ spaces }) => spaces)).toEqual(
      roads.map(({ spaces }) => spaces).toSorted((a, b) => a - b),
    );
  });

  it('BASE-DRIVE-02 adds up what the map shows, and counts what nobody has seen', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    const [nearest] = roadsToCities(race.rules, race.public, race.blue.crew.at);
    expect(nearest).toMatchObject({ damage: 0, dangers: 0, petrol: 1, unknown: (nearest?.spaces ?? 0) - 1 });
    expect(nameOf(race, nearest?.to ?? -1)).not.toBe('timbuktu');
  });

  it('goes around a danger where that is easier', () => {
    const empty = given({ blue: { at: 'timbuktu' } });
    const side = (route: string) => empty.spaceNear('timbuktu', route);
    const tiles = { [side('e')]: '1p-danger' };
    const race = given({ blue: { at: 'timbuktu' }, tiles });
    const roads = roadsToCities(race.rules, race.public, race.blue.crew.at);
    expect(roads.every(({ dangers }) => dangers === 0)).toBe(true);
  });
});
