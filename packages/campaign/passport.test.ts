import { BOARD_IDS } from '@race/great-race/options.ts';
import { describe, expect, it } from 'vitest';
import { accountOf, newCampaign, withRace } from './campaign.ts';
import { missionsOf } from './missions/index.ts';
import { isLegendaryDriver, isPageFull } from './passport.ts';
import { FIRST_STANDING, type Passport, WAYS } from './standing.ts';
import type { Tale } from './tale.ts';
import { nextRace, PARTS } from './testing/drive.ts';

/** A race that arrived and did nothing remarkable. */
const plain: Tale = {
  board: 'africa',
  towards: 'south',
  won: false,
  arrived: true,
  turns: 8,
  francs: 60,
  engine: 2,
  chassis: 3,
  petrol: 2,
  cities: ['zinder', 'bangui', 'luanda'],
  colours: new Set(['blue', 'green']),
  seaLines: 1,
  airLines: 0,
  uncovered: 5,
  turnedBack: 1,
  dangersPaid: 0,
  riskSpaces: 2,
  breakdowns: 1,
  cardsPlayed: 6,
  partsFitted: 2,
  petrolBought: 5,
  mostGuards: 1,
  mostFunding: 2,
};

const stamped = (tale: Partial<Tale>, board: (typeof BOARD_IDS)[number] = 'africa') =>
  missionsOf(board).flatMap(({ id, isFulfilled }) => (isFulfilled({ ...plain, ...tale }) ? [id] : []));

describe('PASS-01 three ways', () => {
  it('are prudent, legendary and alone, each with pages of its own', () => {
    expect(WAYS).toEqual(['prudent', 'legendary', 'alone']);
    const blank = newCampaign('x', { letters: true });
    const campaign = withRace(blank, nextRace(blank, 3));
    const read = accountOf(campaign, PARTS);
    if (!read.ok) throw new Error(read.refusal.reason);
    const { passport } = read.value.standing;
    expect(Object.keys(passport.prudent.africa)).toEqual(read.value.changes[0]?.stamps);
    expect(passport.legendary.africa).toEqual({});
    expect(passport.alone.africa).toEqual({});
    expect(passport.prudent['south-america']).toEqual({});
  });
});

describe('PASS-02 the missions', () => {
  it.each(BOARD_IDS)('are fifteen at least in %s, each with its own name', (board) => {
    const ids = missionsOf(board).map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(15);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask for an arrival', () => {
    expect(stamped({ arrived: false, won: true, turns: 3, francs: 900 })).toEqual([]);
  });

  it('are not fulfilled by the way, nor many at once', () => {
    expect(stamped({})).toEqual(['desert-to-cape']);
    expect(stamped({ board: 'south-america' }, 'south-america')).toEqual(['to-land-of-fire']);
  });

  it.each<[string, Partial<Tale>]>([
    ['victory', { won: true }],
    ['swift', { turns: 5 }],
    ['fortune', { francs: 200 }],
    ['penniless', { francs: 9 }],
    ['as-new', { engine: 4, chassis: 4, breakdowns: 0 }],
    ['last-gasp', { engine: 1 }],
    ['overland', { seaLines: 0 }],
    ['into-the-blue', { uncovered: 10 }],
    ['surveyed', { uncovered: 2 }],
    ['dauntless', { dangersPaid: 3 }],
    ['grand-tour', { cities: ['dakar', 'zinder', 'bangui', 'luanda', 'beira', 'windhoek'] }],
    ['hermit', { cities: ['zinder', 'bangui'] }],
    ['four-colours', { colours: new Set(['blue', 'green', 'red', 'yellow']) }],
    ['unguarded', { mostGuards: 0 }],
    ['own-hands', { cardsPlayed: 0 }],
    ['cape-to-desert', { towards: 'north' }],
    ['caravans', { cities: ['timbuktu', 'zinder', 'tamanrasset'] }],
    ['atlantic-mail', { cities: ['nouadhibou', 'zinder', 'dakar'] }],
    ['nile', { cities: ['khartoum', 'addis-ababa', 'beira'] }],
    ['great-lakes', { cities: ['stanleyville', 'beira', 'nairobi'] }],
    ['gulf', { cities: ['porto-novo', 'beira', 'libreville'] }],
    ['red-island', { cities: ['antananarivo', 'beira', 'luanda'] }],
    ['forest-and-sand', { riskSpaces: 6 }],
  ])('in Africa: %s', (id, tale) => {
    expect(stamped(tale)).toContain(id);
    expect(stamped({})).not.toContain(id);
  });

  it.each<[string, Partial<Tale>]>([
    ['to-the-caribbean', { towards: 'north' }],
    ['amazon', { cities: ['manaus', 'lima', 'belem'] }],
    ['rubber-road', { cities: ['iquitos', 'lima', 'manaus'] }],
    ['inca-road', { cities: ['quito', 'lima', 'la-paz'] }],
    ['pacific', { cities: ['quito', 'lima', 'antofagasta'] }],
    ['bay-of-saints', { cities: ['salvador', 'lima', 'rio-de-janeiro'] }],
    ['silver-river', { cities: ['asuncion', 'lima', 'buenos-aires'] }],
    ['jungle-and-peaks', { riskSpaces: 6 }],
  ])('in South America: %s', (id, tale) => {
    expect(stamped(tale, 'south-america')).toContain(id);
    expect(stamped({}, 'south-america')).not.toContain(id);
  });
});

describe('PASS-03 a legendary driver', () => {
  const full = (way: (typeof WAYS)[number]): Passport => ({
    ...FIRST_STANDING.passport,
    [way]: Object.fromEntries(
      BOARD_IDS.map((board) => [board, Object.fromEntries(missionsOf(board).map(({ id }) => [id, 1]))]),
    ),
  });

  it('has a passport filled in the legendary way, on both continents', () => {
    expect(isLegendaryDriver(full('legendary'))).toBe(true);
    expect(isLegendaryDriver(full('prudent'))).toBe(false);
    expect(isPageFull(full('prudent'), 'prudent', 'africa')).toBe(true);
    expect(isPageFull(FIRST_STANDING.passport, 'prudent', 'africa')).toBe(false);
  });
});
