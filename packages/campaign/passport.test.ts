import { givenSolo } from '@race/great-race/modules/solo/testing/given-solo.ts';
import { BOARD_IDS } from '@race/great-race/options.ts';
import { describe, expect, it } from 'vitest';
import { historyOf, newCampaign, withRace } from './campaign.ts';
import { missionsOf, withinReach } from './missions/index.ts';
import { isCardSpent, type RaceSummary } from './missions/race-summary.ts';
import { isLegendaryDriver, isPageFull } from './passport.ts';
import { CAMPAIGN_MODES, FIRST_STATE, type Passport } from './state.ts';
import { nextRace, PARTS } from './testing/drive.ts';

/** A race that arrived and did nothing remarkable. */
const plain: RaceSummary = {
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
  cardsSpent: 6,
  partsFitted: 2,
  petrolBought: 5,
  mostGuards: 1,
  mostFunding: 2,
};

const stamped = (summary: Partial<RaceSummary>, board: (typeof BOARD_IDS)[number] = 'africa') =>
  missionsOf(board).flatMap(({ id, isFulfilled }) => (isFulfilled({ ...plain, ...summary }) ? [id] : []));

describe('PASS-01 three ways', () => {
  it('are prudent, legendary and alone, each with pages of its own', () => {
    expect(CAMPAIGN_MODES).toEqual(['prudent', 'legendary', 'alone']);
    const blank = newCampaign('x', { letters: true });
    const campaign = withRace(blank, nextRace(blank, 3));
    const read = historyOf(campaign, PARTS);
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

  const AFRICA: readonly [string, Partial<RaceSummary>, Partial<RaceSummary>][] = [
    ['victory', { won: true }, { won: false }],
    ['swift', { turns: 5 }, { turns: 6 }],
    ['fortune', { francs: 200 }, { francs: 190 }],
    ['penniless', { francs: 0 }, { francs: 10 }],
    ['as-new', { engine: 4, chassis: 4, breakdowns: 0 }, { engine: 4, chassis: 3, breakdowns: 0 }],
    ['as-new', { engine: 5, chassis: 3, breakdowns: 0 }, { engine: 5, chassis: 5, breakdowns: 1 }],
    ['last-gasp', { engine: 1 }, { engine: 2 }],
    ['last-gasp', { engine: 1 }, { engine: 0 }],
    ['overland', { seaLines: 0 }, { seaLines: 0, airLines: 1 }],
    ['overland', { seaLines: 0 }, { seaLines: 1 }],
    ['into-the-blue', { uncovered: 10 }, { uncovered: 9 }],
    ['surveyed', { uncovered: 2 }, { uncovered: 3 }],
    ['dauntless', { dangersPaid: 3 }, { dangersPaid: 2 }],
    [
      'grand-tour',
      { cities: ['dakar', 'zinder', 'bangui', 'luanda', 'beira', 'windhoek'] },
      { cities: ['dakar', 'zinder', 'bangui', 'luanda', 'beira', 'beira'] },
    ],
    ['hermit', { cities: ['zinder', 'bangui', 'zinder'] }, { cities: ['zinder', 'bangui', 'beira'] }],
    [
      'four-colours',
      { colours: new Set(['blue', 'green', 'red', 'yellow']) },
      { colours: new Set(['blue', 'green', 'yellow']) },
    ],
    ['unguarded', { mostGuards: 0 }, { mostGuards: 1 }],
    ['own-hands', { cardsSpent: 0 }, { cardsSpent: 1 }],
    ['cape-to-desert', { towards: 'north' }, { towards: 'south' }],
    ['desert-to-cape', { towards: 'south' }, { towards: 'north' }],
    ['caravans', { cities: ['timbuktu', 'zinder', 'tamanrasset'] }, { cities: ['timbuktu', 'zinder'] }],
    ['atlantic-mail', { cities: ['nouadhibou', 'zinder', 'dakar'] }, { cities: ['nouadhibou'] }],
    ['nile', { cities: ['khartoum', 'addis-ababa', 'beira'] }, { cities: ['khartoum', 'nairobi'] }],
    ['great-lakes', { cities: ['stanleyville', 'beira', 'nairobi'] }, { cities: ['nairobi', 'beira'] }],
    ['gulf', { cities: ['porto-novo', 'beira', 'libreville'] }, { cities: ['porto-novo', 'luanda'] }],
    ['red-island', { cities: ['antananarivo', 'beira', 'luanda'] }, { cities: ['beira', 'luanda'] }],
    ['forest-and-sand', { riskSpaces: 6 }, { riskSpaces: 5 }],
  ];

  it.each(AFRICA)('in Africa: %s, and not in the nearest miss', (id, fulfilled, missed) => {
    expect(stamped(fulfilled)).toContain(id);
    expect(stamped(missed)).not.toContain(id);
    expect(stamped({ ...fulfilled, arrived: false })).toEqual([]);
  });

  const SOUTH_AMERICA: readonly [string, Partial<RaceSummary>, Partial<RaceSummary>][] = [
    ['to-the-caribbean', { towards: 'north' }, { towards: 'south' }],
    ['to-land-of-fire', { towards: 'south' }, { towards: 'north' }],
    ['amazon', { cities: ['manaus', 'lima', 'belem'] }, { cities: ['manaus', 'iquitos'] }],
    ['rubber-road', { cities: ['iquitos', 'lima', 'manaus'] }, { cities: ['iquitos', 'lima'] }],
    ['inca-road', { cities: ['quito', 'lima', 'la-paz'] }, { cities: ['quito', 'lima'] }],
    ['pacific', { cities: ['quito', 'lima', 'antofagasta'] }, { cities: ['quito', 'lima', 'santiago'] }],
    ['bay-of-saints', { cities: ['salvador', 'lima', 'rio-de-janeiro'] }, { cities: ['recife', 'salvador'] }],
    ['silver-river', { cities: ['asuncion', 'lima', 'buenos-aires'] }, { cities: ['asuncion', 'lima'] }],
    ['jungle-and-peaks', { riskSpaces: 6 }, { riskSpaces: 5 }],
  ];

  it.each(SOUTH_AMERICA)('in South America: %s, and not in the nearest miss', (id, fulfilled, missed) => {
    expect(stamped(fulfilled, 'south-america')).toContain(id);
    expect(stamped(missed, 'south-america')).not.toContain(id);
  });

  it('are all among these', () => {
    const tested = (list: typeof AFRICA) => new Set(list.map(([id]) => id));
    const here = missionsOf('africa').map(({ id }) => id);
    expect([...tested(AFRICA)].sort()).toEqual(here.sort());
    const there = missionsOf('south-america').filter(({ board }) => board !== null);
    expect([...tested(SOUTH_AMERICA)].sort()).toEqual(there.map(({ id }) => id).sort());
  });
});

describe('PASS-02 own-hands counts every card its owner chose to spend', () => {
  const spent = (race: ReturnType<typeof givenSolo>) => race.allEvents.filter(isCardSpent).length;

  it('a spare part in a repair, and not a part that was bought', () => {
    const race = givenSolo({ blue: { at: 'timbuktu', engine: 3, hand: ['spare-parts'] } });
    race.blue.answers({ do: 'repair' }).answers({ do: 'fit', part: 'bought', engine: 1, chassis: 0 });
    expect(spent(race)).toBe(0);
    race.blue.answers({ do: 'fit', part: 'spare-parts', engine: 1, chassis: 0 });
    expect(spent(race)).toBe(1);
  });

  it('a militia at night, and not a guard', () => {
    const deck = ['guide', 'saboteur', 'driver', 'saboteur', 'militia'];
    const race = givenSolo({ phase: 'bivouac', turn: 2, deck, blue: { boxes: { security: 1 } } });
    race.blue.answers({ do: 'claim', number: 5 }).guards();
    expect(spent(race)).toBe(0);
    race.blue.plays('militia');
    expect(spent(race)).toBe(1);
  });

  it('a militia on the road, a guide, a jerrycan, a transport and a card of step 2', () => {
    const danger = givenSolo({ blue: { at: 'timbuktu', hand: ['militia'] }, tiles: { 37: '1p-danger' } });
    danger.blue.drives('se').plays('militia');
    const stop = givenSolo({ blue: { at: 'timbuktu', hand: ['guide'] }, tiles: { 37: '1p-stop' } });
    stop.blue.drives('se').plays('guide');
    const petrol = givenSolo({ blue: { petrol: 1, hand: ['jerrycan'] } });
    petrol.blue.plays('jerrycan');
    const line = givenSolo({ blue: { at: 'dakar', francs: 100, hand: ['transport'] } });
    line.blue.takesLineTo('nouadhibou', { cards: 1 });
    const money = givenSolo({ blue: { hand: ['financial'] } });
    money.blue.plays('financial');
    expect([danger, stop, petrol, line, money].map(spent)).toEqual([1, 1, 1, 1, 1]);
  });

  it('not a card that a full hand gives up', () => {
    const race = givenSolo({ phase: 'bivouac', turn: 2, blue: { chassis: 1, hand: ['toolbox'] } });
    race.blue.answers({ do: 'claim', number: 2 }).discards('toolbox');
    expect(spent(race)).toBe(0);
  });
});

describe('PASS-03 a legendary driver', () => {
  const full = (way: (typeof CAMPAIGN_MODES)[number]): Passport => ({
    ...FIRST_STATE.passport,
    [way]: Object.fromEntries(
      BOARD_IDS.map((board) => [board, Object.fromEntries(missionsOf(board).map(({ id }) => [id, 1]))]),
    ),
  });

  it('has a passport filled in the legendary way, on both continents', () => {
    expect(isLegendaryDriver(full('legendary'))).toBe(true);
    expect(isLegendaryDriver(full('prudent'))).toBe(false);
    expect(isPageFull(full('prudent'), 'prudent', 'africa')).toBe(true);
    expect(isPageFull(FIRST_STATE.passport, 'prudent', 'africa')).toBe(false);
  });
});

describe('PASS-02 a mission in a race that goes on', () => {
  const standOf = (wanted: string, summary: Partial<RaceSummary>) =>
    missionsOf('africa')
      .find(({ id }) => id === wanted)
      ?.stands({ ...plain, arrived: false, ...summary });

  it('tells how far it has come', () => {
    expect(standOf('into-the-blue', { uncovered: 4 })).toEqual({ kind: 'some', now: 4, all: 10 });
    expect(standOf('into-the-blue', { uncovered: 14 })).toEqual({ kind: 'some', now: 10, all: 10 });
    expect(standOf('swift', { turns: 4 })).toEqual({ kind: 'turns', now: 4, all: 5 });
    expect(standOf('as-new', { breakdowns: 0 })).toEqual({ kind: 'gauges', engine: 2, chassis: 3 });
    expect(standOf('nile', { cities: ['khartoum'] })).toEqual({ kind: 'some', now: 1, all: 2 });
    expect(standOf('fortune', {})).toEqual({ kind: 'francs', now: 60 });
    expect(standOf('last-gasp', {})).toEqual({ kind: 'engine', now: 2 });
    expect(standOf('victory', {})).toEqual({ kind: 'open' });
  });

  it('is kept, or out of reach', () => {
    expect(standOf('unguarded', { mostGuards: 0 })).toEqual({ kind: 'good' });
    expect(standOf('unguarded', { mostGuards: 1 })).toEqual({ kind: 'gone' });
    expect(standOf('surveyed', { uncovered: 2 })).toEqual({ kind: 'most', now: 2, all: 2 });
    expect(standOf('surveyed', { uncovered: 3 })).toEqual({ kind: 'gone' });
    expect(standOf('swift', { turns: 6 })).toEqual({ kind: 'gone' });
    expect(standOf('as-new', { breakdowns: 1 })).toEqual({ kind: 'gone' });
    expect(standOf('desert-to-cape', { towards: 'south' })).toEqual({ kind: 'good' });
    expect(standOf('cape-to-desert', { towards: 'south' })).toEqual({ kind: 'gone' });
  });

  it('comes first when it is begun, last when it is out of reach, and not at all when it is stamped', () => {
    const reach = withinReach('africa', (id) => id === 'nile', { ...plain, uncovered: 9, arrived: false });
    expect(reach[0]?.id).toBe('into-the-blue');
    expect(reach.at(-1)?.stand.kind).toBe('gone');
    expect(reach.map(({ id }) => id)).not.toContain('nile');
    expect(reach).toHaveLength(missionsOf('africa').length - 1);
  });
});
